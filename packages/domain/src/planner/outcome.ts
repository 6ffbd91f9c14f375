import type { Result } from '../result.ts';
import type { Lexicon } from './lexicon.ts';
import type { Choice, DatabasePlan, Understanding } from './plan.ts';
import type { Wish } from './wish.ts';

/** What one grammar makes of one wish; undefined lets the next grammar try. */
export type Grammar = (wish: Wish, lexicon: Lexicon) => Understanding | undefined;

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
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${joiner} ${last}`;
}
