import type { DatabasePlan } from '@saywright/domain/planner';
import type { NamedPerson } from '../access/memberships.ts';
import type { Proof } from '../database/prove.ts';

/** A text in which the ids of people are replaced by their addresses. */
function withAddresses(text: string, people: readonly NamedPerson[]): string {
  return people.reduce((words, { id, email }) => words.replaceAll(id, email), text);
}

/** The words of a plan, naming people by their addresses instead of their ids. */
export function namedInPlan(plan: DatabasePlan, people: readonly NamedPerson[]): DatabasePlan {
  if (people.length === 0) return plan;
  const named = (text: string): string => withAddresses(text, people);
  return {
    ...plan,
    title: named(plan.title),
    doneTitle: named(plan.doneTitle),
    understood: named(plan.understood),
    steps: plan.steps.map((step) =>
      step.map((part) => (typeof part === 'string' ? named(part) : { ...part, name: named(part.name) })),
    ),
  };
}

/** Rows shown of a plan, naming people by their addresses. */
export function namedInSamples(samples: Proof['samples'], people: readonly NamedPerson[]): Proof['samples'] {
  if (people.length === 0) return samples;
  return samples.map((sample) => ({
    ...sample,
    rows: sample.rows.map((cells) => cells.map((cell) => cell && withAddresses(cell, people))),
  }));
}
