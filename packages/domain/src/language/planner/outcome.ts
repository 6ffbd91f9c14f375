import type { Result } from '../../shared/result.ts';
import type { Choice, DatabasePlan, Understanding } from './plan.ts';
import type { Clause } from './clause.ts';
import type { SchemaIndex } from './schemaIndex.ts';

/** Reads one clause; undefined lets the next grammar try. */
export type Grammar = (clause: Clause, schema: SchemaIndex) => Understanding | undefined;

/** A slot's value, or the question or refusal that comes first. */
export type Outcome<Value> = Result<Value, Understanding>;

/** One question with choices. */
export function question(text: string, choices: readonly Choice[] = []): Understanding {
  return { kind: 'question', text: capitalise(text), choices };
}

/** One question about words that were not understood. */
export function unread(text: string, choices: readonly Choice[] = []): Understanding {
  return { kind: 'question', text: capitalise(text), choices, isUnread: true };
}

/** A refusal, with instructions to try instead. */
export function refusal(reason: string, suggestions: readonly string[] = []): Understanding {
  return { kind: 'refusal', reason, suggestions };
}

/** A finished plan. */
export type PlannedUnderstanding = Extract<Understanding, { readonly kind: 'plan' }>;

/** Wraps a finished plan; `understand` attaches further clauses. */
export function planned(plan: Omit<DatabasePlan, 'service'>): PlannedUnderstanding {
  return { kind: 'plan', plan: { service: 'database', ...plan }, next: [] };
}

/** A choice whose label is its instruction. */
export function choice(instruction: string, label = instruction): Choice {
  return { label, instruction };
}

/** The text with a capital first letter. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'a', 'a and b', 'a, b and c'. */
export function listed(items: readonly string[], joiner = 'and'): string {
  const parts = [items.slice(0, -1).join(', '), ...items.slice(-1)];
  return parts.filter((part) => part !== '').join(` ${joiner} `);
}

/** The longest list of names in one sentence. */
const mostListed = 8;

/** The same for a list that may be long: 'a, b, c, d, e, f, g, h and 4 more'. */
export function listedFew(items: readonly string[]): string {
  const left = items.length - mostListed;
  return listed(left > 0 ? [...items.slice(0, mostListed), `${left} more`] : items);
}
