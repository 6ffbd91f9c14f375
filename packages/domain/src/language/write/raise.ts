import type { Expression } from '../ast/expression.ts';
import { expressionWords, unrounded } from './words.ts';

/** A change of a column by an amount: 'Raise price by 5%'. */
export interface Raise {
  readonly isUp: boolean;
  /** '5%', '2'. */
  readonly by: string;
}

/** A number without the noise of binary fractions: 1.15 - 1 is 0.15. */
const tidy = (value: number): number => Math.round(value * 1e8) / 1e8;

/** How a value is rounded, in words; to cents goes without saying. */
function roundingWords(value: Expression): string {
  if (value.kind !== 'call' || value.name !== 'round') return '';
  const [, places] = value.arguments;
  if (places === undefined) return ', rounded';
  return places.kind === 'value' && places.value === 2
    ? ''
    : `, rounded to ${expressionWords(places)} decimals`;
}

/** What a new value adds to or takes from the old one of its column; undefined where it is anything else. */
export function raiseOf(column: string, value: Expression): Raise | undefined {
  const sum = unrounded(value);
  if (sum.kind !== 'arithmetic' || sum.left.kind !== 'column' || sum.right.kind !== 'value') return undefined;
  const amount = sum.right.value;
  if (sum.left.name !== column || typeof amount !== 'number' || amount <= 0) return undefined;
  if (sum.operator === '+' || sum.operator === '-')
    return { isUp: sum.operator === '+', by: `${tidy(amount)}${roundingWords(value)}` };
  const percent = tidy((amount - 1) * 100);
  if (sum.operator !== '*' || percent === 0 || percent >= 100) return undefined;
  return { isUp: percent > 0, by: `${Math.abs(percent)}%${roundingWords(value)}` };
}
