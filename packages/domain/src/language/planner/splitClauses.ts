import { leads, tails } from './words/modifiers.ts';
import { captureGroup } from './slots.ts';

const leadPattern = new RegExp(
  `^(?:${leads.toSorted((one, other) => other.length - one.length).join('|')})(?![\\p{L}\\p{N}'-])[\\s,:!]*`,
  'iu',
);
const tailPattern = new RegExp(
  `(?<!\\b(?:to|at|as|is|be|with)|=)[\\s,]+(?:${tails.toSorted((one, other) => other.length - one.length).join('|')})$`,
  'iu',
);

/** Removes polite words from both ends, and closing punctuation. */
export function plainClause(text: string): string {
  let rest = text.trim();
  for (let round = 0; round < 20; round += 1) {
    const before = rest;
    rest = rest
      .replace(/[\s.!?;,…]+$/u, '')
      .replace(tailPattern, '')
      .replace(leadPattern, '')
      .replace(/^[\s.,;:!?…-]+/u, '')
      .trim();
    if (rest === before) return rest;
  }
  return rest;
}

const verbs =
  'add|insert|create|make|build|set up|delete|remove|drop|rename|change|update|set|mark|show|list|count|raise|increase|lower|reduce|lock|give|put|let|allow|find|display|get rid of|clear|empty|require';
const objects = String.raw`(?:an?|the|all|every|each|two|three|four|five|our|my|some|new|another|it|them|me|\d|[\p{L}]+ (?:table|column|field)|how many|everyone|people|users|row[- ]level|\uE000)`;

/** A new clause begins at a sentence, a semicolon, 'then', or 'and' before a verb with its object. */
const breaks = new RegExp(
  [
    String.raw`\s*;\s*`,
    String.raw`(?<=[^\d\s].)[.!?]+\s+(?=[\p{L}\uE000])`,
    String.raw`(?<=\d)[.!?]\s+(?=[\p{L}\uE000])`,
    String.raw`,?\s+(?:and\s+)?(?:then|after that|afterwards|finally)\s*,?\s+(?!on\b)`,
    String.raw`,?\s+and\s+(?:also\s+|please\s+)?(?=(?:${verbs})\s+${objects})`,
    String.raw`,?\s+but\s+(?=(?:only|everyone|nobody|people|users|signed-in|logged-in|members|anyone)\s)`,
    String.raw`,\s+(?:also\s+|please\s+)?(?=(?:${verbs})\s+(?:an?|the|all|every|another)\s)`,
  ].join('|'),
  'giu',
);

/** A longer clause is refused anyway, so it is not cleaned, which keeps splitting fast. */
const longestPiece = 4000;

/** Sentences that continue the description of the table before them. */
const ownership =
  /^(?:and |so )?(?:only )?(?:(?:each|every|the|signed-in|logged-in) )*(?:people|users?|persons?|everyone|everybody|members?|customers?|owners?|they) .*\btheir own(?: (?:ones|rows|things|data|records|entries))?[.!]?$/iu;
const description =
  /^(?:and )?(?:it|each|each one|each row|every row|they) (?:also )?(?:should have|should also have|should contain|needs|has|have|contains|must have|will have) (?<rest>.+)$/iu;

function isCreation(text: string): boolean {
  return (
    /\btables?\b/iu.test(text) && /\b(?:create|make|build|set up|need|want|add|new|start)\b/iu.test(text)
  );
}

/**
 * Splits an instruction into its clauses, in order, without polite words. Works on masked text, so that nothing between
 * quotes is ever split. A sentence that only describes a new table further stays with it.
 */
export function splitClauses(text: string): readonly string[] {
  const clauses: string[] = [];
  for (const raw of text.split(breaks)) {
    const piece = raw.length > longestPiece ? raw : plainClause(raw);
    const last = clauses.at(-1);
    if (piece === '') continue;
    const more = captureGroup(description, piece, 'rest');
    if (last !== undefined && isCreation(last) && ownership.test(piece))
      clauses[clauses.length - 1] = `${last}, where ${piece}`;
    else if (last !== undefined && isCreation(last) && more !== '')
      clauses[clauses.length - 1] = `${last}${/\bwith\b/iu.test(last) ? ', ' : ' with '}${more}`;
    else clauses.push(piece);
  }
  return clauses;
}
