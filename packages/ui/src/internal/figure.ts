/** Formats a number in the page's locale. */
export type Figure = (value: number) => string;
