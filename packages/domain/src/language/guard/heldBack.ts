import { isRunOnName } from './names.ts';
import { unclaimedWord, type Claims } from './unclaimed.ts';
import { notRequested } from './statement.ts';

/** A change to the code or the site, as far as its sentence can be checked against it. */
export interface Change extends Claims {
  /** Names and texts copied from the sentence without quotes. */
  readonly taken: readonly string[];
  /** True when the sentence begins with an imperative verb. */
  readonly isOrder: boolean;
}

/**
 * Why a change must not be planned, as a question; undefined when each word of the sentence is accounted for.
 *
 * @example
 * heldBack('delete branch idea if it is merged', { does: ['idea'], cues: ['delete branch'], taken: [], isOrder: true })
 * // => 'I do not know what “if” means here, so nothing is planned. Please say it in other words, or leave it out.'
 */
export function heldBack(said: string, { does, cues, taken, isOrder }: Change): string | undefined {
  if (notRequested(said, { isOrder, describes: false }) !== undefined)
    return 'That does not ask for a change, so nothing is planned. What should change?';
  const word = unclaimedWord(said, { does, cues });
  if (word !== undefined)
    return `I do not know what “${word}” means here, so nothing is planned. Please say it in other words, or leave it out.`;
  const run = taken.find((name) => isRunOnName(name));
  return run === undefined
    ? undefined
    : `I cannot tell where the name ends in “${run.slice(0, 60)}”. Please put it in quotes, and leave reasons out.`;
}
