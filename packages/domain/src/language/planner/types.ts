import { bareTypes, namedTypes, typeWords } from './words/types.ts';
import { matched } from './slots.ts';

/** A column's SQL type, and the default for new rows where the name implies one. */
export interface InferredType {
  readonly type: string;
  readonly initial?: string;
}

/** The SQL type of a type in words ('yes/no', 'whole number'), or undefined. */
export function typeFromWords(words: string): string | undefined {
  const said = words
    .trim()
    .toLowerCase()
    .replace(/^(?:an?|the) /u, '')
    .replace(/ (?:field|column|value)$/u, '');
  const precise = matched(/^(?:numeric|decimal) ?\((?<digits>\d{1,2}) ?, ?(?<places>\d{1,2})\)$/u, said);
  if (precise !== undefined) return `numeric(${precise('digits')},${precise('places')})`;
  return typeWords.find((entry) => entry.words.includes(said))?.type;
}

/** Every type word, longest first, for patterns. */
export const typeSource = typeWords
  .flatMap(({ words }) => words)
  .toSorted((one, other) => other.length - one.length)
  .map((word) => word.replaceAll(/[[\]/]/gu, '\\$&'))
  .join('|');

/** The type words that may end a column without 'as' or brackets. */
export const bareTypeSource = bareTypes
  .toSorted((one, other) => other.length - one.length)
  .map((word) => word.replaceAll('/', '\\/'))
  .join('|');

/** The type a column's name suggests; text when it suggests none. Total over any name. */
export function inferType(name: string): InferredType {
  const found = namedTypes.find(({ pattern }) => pattern.test(name));
  if (found === undefined) return { type: 'text' };
  return found.initial === undefined ? { type: found.type } : { type: found.type, initial: found.initial };
}

/** The implied default of a required column of this type. */
export function impliedInitial(type: string, name: string): string | undefined {
  if (type === 'boolean') return 'false';
  const inferred = inferType(name);
  return inferred.type === type ? inferred.initial : undefined;
}
