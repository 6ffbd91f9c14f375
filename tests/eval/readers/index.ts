import type { Reader } from '../answer.ts';
import { says } from '../answer.ts';
import { readCore } from './core.ts';
import { readOld } from './old.ts';
import { readRecorded } from './recorded.ts';

export const readerNames = ['all', 'rules', 'core', 'old', 'model-recorded'] as const;
export type ReaderName = (typeof readerNames)[number];

/**
 * As the product does without a model: the documented rules, then the core where they do not plan. What the core makes
 * of an instruction about the database is offered first, and planned when it is confirmed.
 */
const readRules: Reader = async (request) => {
  const documented = await readOld(request);
  if (documented.kind === 'acts') return documented;
  const core = await readCore(request);
  if (core.kind !== 'acts') return documented.isOpen ? core : documented;
  if (request.scene.service !== 'database' || request.isConfirmed === true) return core;
  return says('Is this what you mean?', [{ instruction: request.instruction, isConfirmed: true }]);
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
