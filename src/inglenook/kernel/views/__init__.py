"""What a viewer is told: things by their handles, the view and how it has changed, what threatens, what matters."""
