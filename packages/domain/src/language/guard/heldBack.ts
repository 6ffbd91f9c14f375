import { isRunOnName } from './names.ts';
import { unclaimedWord, type Claims } from './unclaimed.ts';
import { noWish } from './statement.ts';

/** A change to code or site, as far as its sentence can be held against it. */
export interface Change extends Claims {
  /** Names and texts that were taken from the sentence as they stood, without quotes. */
  readonly taken: readonly string[];
  /** True when the sentence begins by telling somebody to do something. */
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
  if (noWish(said, { isOrder, describes: false }) !== undefined)
    return 'That is not something to do, so nothing is planned. What should change?';
  const word = unclaimedWord(said, { does, cues });
  if (word !== undefined)
    return `I do not know what “${word}” means here, so nothing is planned. Please say it in other words, or leave it out.`;
  const run = taken.find((name) => isRunOnName(name));
  return run === undefined
    ? undefined
    : `I cannot tell where the name ends in “${run.slice(0, 60)}”. Please put it in quotes, and leave reasons out.`;
}
