// How the table looks on a phone that lies on its side; others do without it.

import "../../styles/lotr/low.css";
