export { guessKind, recogniseColumns, type ColumnFormat, type GivenColumn } from './columns.ts';
export { hasShortYear } from './dates.ts';
export { formatsOf, valueKind, type ValueFormat, type ValueKind } from './formats.ts';
export { matchHeadings } from './headings.ts';
export { convertValue, meaningsOf } from './recognise.ts';
