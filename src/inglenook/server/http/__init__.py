"""The HTTP layer that every request passes through: connection limits, security checks, endpoints, errors."""
