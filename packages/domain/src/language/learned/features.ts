import type { Known } from './tokens.ts';

/** Letters in a row that a word is cut into, so that misspelt and related words share some. */
const piece = 4;

function pieces(word: string): readonly string[] {
  if (word.length < 5 || word.startsWith('<')) return [];
  const padded = `^${word}$`;
  return Array.from({ length: padded.length - piece + 1 }, (_, at) => padded.slice(at, at + piece));
}

function classOf({ names, stem, kind }: Known): string {
  if (names !== '') return names;
  return kind === 'word' ? stem : `<${kind}>`;
}

/** What speaks for the intent of a text: its words, pairs of words, what they name, where they stand. */
export function textFeatures(tokens: readonly Known[]): readonly string[] {
  const words = tokens.filter(({ kind }) => kind !== 'break');
  const found = new Set<string>(['bias']);
  const last = words.at(-1);
  const cues = words.map(({ cue }) => cue).filter((cue) => cue !== '' && cue !== 'function');
  words.forEach((word, at) => {
    const next = words[at + 1];
    const after = words[at + 2];
    found.add(`w:${word.stem}`);
    if (word.cue !== '') found.add(`q:${word.cue}`);
    if (word.names !== '') found.add(`n:${word.names}`);
    if (next) {
      found.add(`b:${classOf(word)} ${classOf(next)}`);
      found.add(`p:${word.stem} ${next.stem}`);
    }
    if (after) found.add(`s:${classOf(word)} * ${classOf(after)}`);
    for (const part of pieces(word.stem)) found.add(`g:${part}`);
  });
  cues.forEach((cue, at) => {
    const next = cues[at + 1];
    if (next !== undefined) found.add(`qq:${cue} ${next}`);
  });
  const [first, second] = words;
  if (first) found.add(`f:${classOf(first)}`);
  if (first && second) found.add(`ff:${classOf(first)} ${classOf(second)}`);
  if (last) found.add(`l:${classOf(last)}`);
  found.add(`len:${Math.min(6, Math.floor(words.length / 4))}`);
  return [...found];
}

function tokenAt(tokens: readonly Known[], place: number): Known | undefined {
  return place < 0 ? undefined : tokens[place];
}

/** What a token names, for the features of its neighbours. */
function knownOf({ names, isInside }: Known): string {
  return `${names}${isInside ? '~' : ''}`;
}

function kindOf({ kind, text }: Known): string {
  return kind === 'word' ? (/^\p{Lu}/u.test(text) ? 'Word' : 'word') : kind;
}

/** What speaks for the label of one token, whatever the intent, beside the label of the token before it. */
export function plainFeatures(tokens: readonly Known[], place: number): readonly string[] {
  const here = tokenAt(tokens, place);
  if (!here) return [];
  const [before, after] = [tokenAt(tokens, place - 1), tokenAt(tokens, place + 1)];
  const [before2, after2] = [tokenAt(tokens, place - 2), tokenAt(tokens, place + 2)];
  const known = knownOf(here);
  return [
    'bias',
    `w:${here.stem}`,
    `k:${kindOf(here)}`,
    `n:${known}`,
    `q:${here.cue}`,
    `e:${here.lower.slice(-3)}`,
    `w-1:${before?.stem ?? '^'}`,
    `w+1:${after?.stem ?? '$'}`,
    `w-2:${before2?.stem ?? '^'}`,
    `w+2:${after2?.stem ?? '$'}`,
    `p-1:${before?.stem ?? '^'} ${here.stem}`,
    `p+1:${here.stem} ${after?.stem ?? '$'}`,
    `c-1:${before ? classOf(before) : '^'} ${known}`,
    `c+1:${known} ${after ? classOf(after) : '$'}`,
    `n-1:${before?.names ?? '^'}`,
    `n+1:${after?.names ?? '$'}`,
    `q-1:${before?.cue ?? '^'}`,
    `q+1:${after?.cue ?? '$'}`,
    `q-2:${before2?.cue ?? '^'} ${before?.cue ?? '^'}`,
    ...(place === 0 ? ['first'] : []),
    ...(place === tokens.length - 1 ? ['last'] : []),
  ];
}

/** What speaks for the label of one token of a request with an intent. */
export function intentFeatures(tokens: readonly Known[], place: number, intent: string): readonly string[] {
  const here = tokenAt(tokens, place);
  if (!here) return [];
  const [before, after] = [tokenAt(tokens, place - 1), tokenAt(tokens, place + 1)];
  const known = knownOf(here);
  return [
    `i:${intent}`,
    `iw:${intent} ${here.stem}`,
    `ik:${intent} ${kindOf(here)}`,
    `in:${intent} ${known}`,
    `iq:${intent} ${here.cue}`,
    `iw-1:${intent} ${before?.stem ?? '^'}`,
    `iw+1:${intent} ${after?.stem ?? '$'}`,
    `iq-1:${intent} ${before?.cue ?? '^'} ${known}`,
  ];
}
