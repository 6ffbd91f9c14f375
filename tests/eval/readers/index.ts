import type { Reader } from '../answer.ts';
import { readOld } from './old.ts';

export const readerNames = ['all', 'old'] as const;
export type ReaderName = (typeof readerNames)[number];

/** The readers that can be measured; `all` is what the product does. */
export const readers: Readonly<Record<ReaderName, Reader>> = {
  all: readOld,
  old: readOld,
};
