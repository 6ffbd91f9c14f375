import { emptyContext, resolve } from '@saywright/domain/discourse';
import { discourseTables } from '../../../packages/engine/src/conversations/discourseTables.ts';
import type { Reader, ReadRequest } from '../answer.ts';
import { readCore, readEarly, readLearned } from './core.ts';
import { readOld } from './old.ts';
import { readRecorded } from './recorded.ts';

export const readerNames = ['all', 'rules', 'core', 'old', 'model-recorded'] as const;
export type ReaderName = (typeof readerNames)[number];

/** The request as the product takes it in a new conversation: without what is only polite. */
async function requestOf(request: ReadRequest): Promise<ReadRequest> {
  const { scene, instruction } = request;
  const tables = scene.service === 'database' ? discourseTables(await scene.lexiconAfter('')) : [];
  const meant = resolve(instruction, emptyContext, tables);
  return meant.kind === 'instruction' ? { ...request, instruction: meant.instruction } : request;
}

/**
 * As the product does without a model: usual questions, new lists and rows with all their values, the documented rules, then
 * the core and what was learned where they do not plan. What they offered is read as it was offered.
 */
const readRules: Reader = async (said) => {
  const request = await requestOf(said);
  const confirmed = request.isConfirmed === true ? await readLearned(request) : undefined;
  if (confirmed?.kind === 'acts') return confirmed;
  const early = await readEarly(request);
  if (early) return early;
  const documented = await readOld(request);
  if (documented.kind === 'acts') return documented;
  const read = await readLearned(request);
  // What the rules read completely is offered before a question of the documented ones.
  const isOffer =
    read.kind === 'says' && read.presses.some((press) => press.instruction === request.instruction);
  if (read.kind === 'acts' || documented.isOpen || isOffer) return read;
  const offered = read.presses.slice(0, 3);
  const own = documented.presses.filter(
    ({ instruction }) => !offered.some((press) => press.instruction === instruction),
  );
  return { ...documented, presses: [...offered, ...own].slice(0, 5) };
};

/** As the product does with a model, which is asked where the rules do not plan. */
const readAll: Reader = async (request) => {
  const ruled = await readRules(request);
  return ruled.kind === 'acts' ? ruled : readRecorded(request);
};

/** The readers that can be measured. */
export const readers: Readonly<Record<ReaderName, Reader>> = {
  all: readAll,
  rules: readRules,
  core: readCore,
  old: readOld,
  'model-recorded': readRecorded,
};
