// How the table looks in a wide window; narrow ones do without it.

import "../../styles/lotr/wide.css";
