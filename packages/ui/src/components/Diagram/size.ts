/** Height in px of the title of a box. */
export const titleHeight = 36;
/** Height in px of a line of a box. */
export const lineHeight = 24;
/** Space in px below the last line. */
const end = 8;

/**
 * Height in px of a box with a number of lines.
 *
 * @example
 * diagramHeight(3) // => 116
 */
export const diagramHeight = (lines: number): number => titleHeight + lines * lineHeight + end;
