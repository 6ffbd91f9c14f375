/** Text colour, by meaning. */
export type TextTone = 'default' | 'secondary' | 'muted' | 'accent' | 'success' | 'warning' | 'danger';

/** Alignment of lines in the direction of the text. */
export type TextAlign = 'start' | 'center' | 'end';

/** Number of lines that are shown before the ellipsis. */
export type TextLines = 1 | 2 | 3 | 4 | 5 | 6;
