/** The dot stays at the end of a line and does not begin the next. */
export const factSeparator = '\u00a0· ';
