import type { Result } from '../result.ts';
import type { Choice, DatabasePlan, Understanding } from './plan.ts';
import type { Wish } from './wish.ts';
import type { Directory } from './directory.ts';

/** What one grammar makes of one wish; undefined lets the next grammar try. */
export type Grammar = (wish: Wish, lexicon: Directory) => Understanding | undefined;

/** A slot's value, or the question (or refusal) that must be settled first. */
export type Outcome<Value> = Result<Value, Understanding>;

/** One question with choices to press. */
export function question(text: string, choices: readonly Choice[] = []): Understanding {
  return { kind: 'question', text: sentence(text), choices };
}

/** An honest no, with what can be done instead. */
export function refusal(reason: string, suggestions: readonly string[] = []): Understanding {
  return { kind: 'refusal', reason, suggestions };
}

/** Wraps a finished plan; further wishes are attached by `understand`. */
export function planned(plan: Omit<DatabasePlan, 'service'>): Understanding {
  return { kind: 'plan', plan: { service: 'database', ...plan }, next: [] };
}

/** A choice whose label is its instruction. */
export function choice(instruction: string, label = instruction): Choice {
  return { label, instruction };
}

/** First letter in capitals: an instruction offered to be pressed reads as a sentence. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'a', 'a and b', 'a, b and c'. */
export function listed(items: readonly string[], joiner = 'and'): string {
  const parts = [items.slice(0, -1).join(', '), ...items.slice(-1)];
  return parts.filter((part) => part !== '').join(` ${joiner} `);
}

/** As many names as a sentence bears. */
const mostListed = 8;

/** The same for names that may be many: what is left out is counted, 'a, b, c, d, e, f, g, h and 4 more'. */
export function listedFew(items: readonly string[]): string {
  const left = items.length - mostListed;
  return listed(left > 0 ? [...items.slice(0, mostListed), `${left} more`] : items);
}
