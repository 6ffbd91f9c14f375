import type { Answer, Reader } from '../answer.ts';
import { readCore } from './core.ts';
import { readOld } from './old.ts';
import { readRecorded } from './recorded.ts';

export const readerNames = ['all', 'rules', 'core', 'old', 'model-recorded'] as const;
export type ReaderName = (typeof readerNames)[number];

/** Whether an answer only reads the database. */
function readsOnly({ effects }: Extract<Answer, { readonly kind: 'acts' }>): boolean {
  return effects.every(
    (effect) => effect.service === 'database' && /^\s*(?:select|with)\b/iu.test(effect.sql),
  );
}

/** As the product does without a model: the documented rules, then the core where they do not plan. */
const readRules: Reader = async (request) => {
  const documented = await readOld(request);
  if (documented.kind === 'acts' && !readsOnly(documented)) return documented;
  const core = await readCore(request);
  if (documented.kind === 'acts') return core.kind === 'acts' && !readsOnly(core) ? core : documented;
  return core.kind === 'acts' || documented.isOpen ? core : documented;
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
