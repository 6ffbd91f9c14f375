const full = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** Stands where a number should be and is not. */
export const noFigure = '–';

/** A number with its thousands apart: `1,204`; a dash when it is none. */
export const figure = (value: number): string => (Number.isFinite(value) ? full.format(value) : noFigure);

/** A number in few characters: `1.2K`; a dash when it is none. */
export const shortFigure = (value: number): string =>
  Number.isFinite(value) ? short.format(value) : noFigure;
