import type { Reader } from '../answer.ts';
import { readCore } from './core.ts';
import { readOld } from './old.ts';
import { readRecorded } from './recorded.ts';

export const readerNames = ['all', 'old', 'core', 'model-recorded'] as const;
export type ReaderName = (typeof readerNames)[number];

/** As the product does: the rules, then the model where something was not understood. */
const readAll: Reader = async (request) => {
  const ruled = await readOld(request);
  return ruled.kind === 'says' && ruled.isOpen ? readRecorded(request) : ruled;
};

/** The readers that can be measured. */
export const readers: Readonly<Record<ReaderName, Reader>> = {
  all: readAll,
  old: readOld,
  core: readCore,
  'model-recorded': readRecorded,
};
