export { hasShortYear } from './dates.ts';
export { formatsOf, valueKind, type ValueFormat, type ValueKind } from './formats.ts';
export { convertValue, recogniseFormat, type RecognisedFormat } from './recognise.ts';
