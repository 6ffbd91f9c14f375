import { cueOf } from '../../cues.ts';
import { ground } from '../../ground.ts';
import type { CoreIndex } from '../../schemaIndex.ts';
import { type Token, tokenise } from '../../tokens.ts';
import { singular } from '../../../planner/names.ts';
import { elsewhere, joining, limits, relating, ruling, setOf, storing } from './words.ts';

const changing = setOf('remove change rename edit mark private public');
const people = setOf('everyone nobody visitors signed-in only');
const access = setOf('see edit write can');

/** A word in small letters and the singular. */
function stem(lower: string): string {
  return singular(lower.replace(/'s$/u, ''));
}

/** The words of a text, in the singular. */
export function wordsOf(text: string): readonly string[] {
  return tokenise(text.replaceAll('_', ' ')).flatMap(({ kind, lower }) =>
    kind === 'mark' || kind === 'break' ? [] : lower.split(/[\s-]+/u).map(stem),
  );
}

function isWord({ kind }: Token): boolean {
  return kind !== 'mark' && kind !== 'break';
}

/** What a statement was read as: a list or a request, a rule that was found in it, or a rule as a whole. */
export type UsedAs = 'list' | 'rule' | 'relation';

function isSilent(token: Token, as: UsedAs): boolean {
  const cue = cueOf(token.lower);
  return (
    (token.kind === 'word' && token.lower.length < 2) ||
    storing.has(token.lower) ||
    (cue !== undefined && (joining.has(cue) || (as !== 'list' && ruling.has(cue)))) ||
    (as !== 'list' && (limits.has(token.lower) || token.kind === 'number')) ||
    (as === 'relation' && relating.has(token.lower))
  );
}

/**
 * The parts of a statement that a reading of it does not use, as said: each goes from a word without use to the last one
 * before a mark or a used word.
 */
export function unusedParts(
  statement: string,
  used: ReadonlySet<string>,
  as: UsedAs = 'list',
): readonly string[] {
  const parts: Token[][] = [[]];
  for (const token of tokenise(statement)) {
    if (!isWord(token) || wordsOf(token.text).every((word) => used.has(word))) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.flatMap((part) => {
    const isUnused = part.map((token) => !isSilent(token, as));
    const start = part.findIndex((token, at) => isUnused[at] === true || cueOf(token.lower) !== 'polite');
    const last = part[isUnused.lastIndexOf(true)];
    return last ? [statement.slice(part[start]?.start ?? last.start, last.end)] : [];
  });
}

/** Number of words of a text that matter and that nothing uses. */
export function unusedCount(text: string, used: ReadonlySet<string>): number {
  return tokenise(text).filter(
    (token) =>
      isWord(token) && !isSilent(token, 'rule') && !wordsOf(token.text).every((word) => used.has(word)),
  ).length;
}

const ours = /\b(?:my|our)\b/iu;

/** True for a part that only says whose or where something is: `of our academy`. */
export function isOurs(part: string): boolean {
  const words = tokenise(part).filter((token) => !isSilent(token, 'list'));
  return ours.test(part) && words.length < 3 && words.every(({ lower }) => cueOf(lower) === undefined);
}

/** True for words that name a table of the project, or a value in one. */
export function namesTable(text: string, index: CoreIndex): boolean {
  return ground(tokenise(text), index).some(
    ({ entries, corrected }) => corrected === undefined && entries.some(({ kind }) => kind !== 'column'),
  );
}

/** True for words that may ask for something else: a change, access, a table of the project, code or a site. */
export function mayAskMore(part: string, index: CoreIndex): boolean {
  const items = ground(tokenise(part), index);
  const cues = items.flatMap(({ cue, lower }) => {
    // `changed`, `removing`
    const found = cue ?? cueOf(lower.replace(/(?:d|ing)$/u, '')) ?? cueOf(lower.replace(/(?:ed|ing)$/u, ''));
    return found === undefined ? [] : [found];
  });
  return (
    cues.some((cue) => changing.has(cue)) ||
    (cues.some((cue) => people.has(cue)) && cues.some((cue) => access.has(cue))) ||
    namesTable(part, index) ||
    isElsewhere(part)
  );
}

/** True where a word belongs to code, a site or messages. */
export function isElsewhere(text: string): boolean {
  return wordsOf(text).some((word) => elsewhere.has(word));
}
