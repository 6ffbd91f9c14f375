export { Row } from './Row.tsx';
export type { RowProps } from './Row.tsx';
