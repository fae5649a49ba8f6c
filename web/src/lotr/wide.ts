// Styles of the table in a wide window; narrow ones do not load them.

import "../../styles/lotr/wide.css";
