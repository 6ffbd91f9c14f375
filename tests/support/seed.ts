import * as fc from 'fast-check';

/**
 * Cases are the same in every run, so that only a change can make a run fail. SAYWRIGHT_SEED=random tries new ones,
 * and SAYWRIGHT_SEED=<seed of a failure> repeats a run.
 */
const given = process.env['SAYWRIGHT_SEED'] ?? '20261122';
const seed = given === 'random' ? Math.floor(Math.random() * 0x7fff_ffff) : Number(given);
if (!Number.isSafeInteger(seed)) throw new Error(`SAYWRIGHT_SEED must be a whole number or "random".`);
fc.configureGlobal({ seed });
