// Styles of the table on a phone in landscape; other devices do not load them.

import "../../styles/lotr/low.css";
