import type { Reading } from '../../../ast/index.ts';
import { capitalise } from '../../../planner/outcome.ts';
import type { CoreIndex } from '../../schemaIndex.ts';
import { mentionsIn } from './mentions.ts';
import { columnCandidates, renameCandidates } from './names.ts';
import { ruleCandidates, type Candidate } from './rules.ts';
import { choiceCandidates, defaultCandidates } from './values.ts';

/** Characters of a message for which instructions are sought. */
const longest = 600;
const mostChoices = 3;
const mostTried = 8;

/** Parts of a message between marks, with their places. */
function partsOf(
  text: string,
): readonly { readonly said: string; readonly start: number; readonly end: number }[] {
  return [...text.matchAll(/[^.!?;:,()–\n]+/gu)].flatMap((match) => {
    const said = match[0].trim();
    const start = match.index + match[0].indexOf(said);
    return said.split(/\s+/u).length > 1 ? [{ said, start, end: start + said.length }] : [];
  });
}

function unusedIn(text: string, used: Candidate['used']): string {
  const parts = partsOf(text).filter(
    ({ start, end }) => !used.some((one) => one.start < end && one.end > start),
  );
  return parts
    .slice(0, 3)
    .map(({ said }) => `“${said.length > 80 ? `${said.slice(0, 77)}…` : said}”`)
    .join(', ');
}

/**
 * The instructions nearest to one that no frame reads, as choices to press. They only add something to the database or
 * give it a new name, whatever the words that were not read say; each of them is read as any other instruction.
 *
 * `isAdditive` tells whether an instruction can be planned and only adds.
 */
export function readNear(
  text: string,
  index: CoreIndex,
  isAdditive: (instruction: string) => boolean,
): Reading | undefined {
  if (
    text.length > longest ||
    (text.trim().endsWith('?') && /^(?:how|what|which|who|when|why|where)\b/iu.test(text.trim()))
  )
    return undefined;
  const mentions = mentionsIn(text, index);
  const candidates = [
    ...renameCandidates(text, mentions),
    ...choiceCandidates(text, mentions),
    ...defaultCandidates(text, mentions),
    ...ruleCandidates(text, mentions),
    ...columnCandidates(text, mentions),
  ];
  const found: Candidate[] = [];
  const distinct = candidates.filter(
    (one, at) => candidates.findIndex(({ instruction }) => instruction === one.instruction) === at,
  );
  for (const one of distinct.slice(0, mostTried))
    if (found.length < mostChoices && isAdditive(one.instruction)) found.push(one);
  if (found.length === 0) return undefined;
  const unused = unusedIn(
    text,
    found.flatMap(({ used }) => used),
  );
  return {
    kind: 'question',
    text: `${unused === '' ? 'I am not sure that I read this rightly.' : `I did not use ${unused}.`} Is one of these what you mean?`,
    choices: found.map(({ instruction }) => ({
      label: capitalise(instruction),
      instruction: capitalise(instruction),
    })),
  };
}
