import { added, type Table } from './model.ts';
import type { Known } from './tokens.ts';

/** Words with which a further request often begins. */
const joining: ReadonlySet<string> = new Set(
  'and also then but plus or so while oh only both because which when if each every nobody everyone everybody all no please pls thanks thank'.split(
    ' ',
  ),
);

function isEdge(token: Known | undefined): boolean {
  return token?.kind === 'mark' || token?.kind === 'break';
}

/** Whether a further request can begin at a token: after a mark or a line, or with a word that joins. */
export function canSplit(tokens: readonly Known[], at: number): boolean {
  const here = tokens[at];
  return at > 0 && here !== undefined && !isEdge(here) && (isEdge(tokens[at - 1]) || joining.has(here.lower));
}

function shape(token: Known | undefined, edge: string): string {
  return token === undefined ? edge : token.kind === 'break' ? '/' : token.stem;
}

function cueOf(token: Known | undefined, edge: string): string {
  return token === undefined ? edge : token.cue || token.names || token.kind;
}

/** What speaks for a request that begins at a token. */
export function splitFeatures(tokens: readonly Known[], at: number): readonly string[] {
  const near = [-3, -2, -1, 0, 1, 2, 3, 4].map((by) => ({ by, token: tokens[at + by] }));
  const one = (by: number): string => shape(tokens[at + by], by < 0 ? '^' : '$');
  const cue = (by: number): string => cueOf(tokens[at + by], by < 0 ? '^' : '$');
  const from = tokens.slice(0, at).findLastIndex((token) => isEdge(token) && token.text !== ',') + 1;
  const later = tokens.slice(at).findIndex((token) => isEdge(token) && token.text !== ',');
  const end = later < 0 ? tokens.length : at + later;
  const before = tokens.slice(from, at).map((token) => token.cue);
  const after = tokens.slice(at, end).map((token) => token.cue);
  const acting = (cues: readonly string[]): string =>
    [...new Set(cues.filter((word) => word !== '' && word !== 'function'))].slice(0, 4).join(' ');
  return [
    'bias',
    ...near.flatMap(({ by, token }) => [`w${by}:${shape(token, 'x')}`, `q${by}:${cueOf(token, 'x')}`]),
    `p:${one(-1)} ${one(0)}`,
    `n:${one(0)} ${one(1)}`,
    `t:${one(-1)} ${one(0)} ${one(1)}`,
    `c:${one(0)} ${cue(1)}`,
    `cc:${one(-1)} ${cue(0)} ${cue(1)}`,
    `k:${one(0)} ${cue(1)} ${cue(2)}`,
    `before:${Math.min(4, Math.floor((at - from) / 2))}`,
    `after:${Math.min(4, Math.floor((end - at) / 2))}`,
    `a:${acting(after)}`,
    ...after.map((word) => `in:${word}`),
    ...before.map((word) => `was:${word}`),
    `open:${tokens.slice(0, at).filter(({ text }) => text === '(').length > tokens.slice(0, at).filter(({ text }) => text === ')').length}`,
  ];
}

/** A request begins where the weights say so or are in doubt: half a unit of log odds. */
const lean = -15;

/** The places of the tokens at which a further request of a message begins. */
export function splitsOf(tokens: readonly Known[], weights: Table): readonly number[] {
  return tokens.flatMap((_, at) => {
    if (!canSplit(tokens, at)) return [];
    const scores = [0, 0];
    for (const feature of splitFeatures(tokens, at)) added(scores, weights.get(feature));
    const [goesOn = 0, begins = 0] = scores;
    return begins - goesOn > lean ? [at] : [];
  });
}

/** The requests of a message, as far as their words were learned to begin one. */
export function piecesOf(text: string, tokens: readonly Known[], weights: Table): readonly string[] {
  const starts = [0, ...splitsOf(tokens, weights).map((at) => tokens[at]?.start ?? 0)];
  return starts.map((start, at) => text.slice(start, starts[at + 1]).trim()).filter((piece) => piece !== '');
}
