import * as fc from 'fast-check';

/** Cases are the same in every run, so that a run fails for a change alone; SAYWRIGHT_SEED=random looks for new ones. */
const seed = process.env['SAYWRIGHT_SEED'] ?? '20261122';
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });
