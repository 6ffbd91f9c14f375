export { readDatabase } from './read.ts';
export type { CoreContext } from './read.ts';
