import { describe, expect, it } from 'vitest';
import type { Condition } from '@saywright/domain/ast';
import { shop } from './access.lexicon.ts';
import { rights, type Right } from './access.support.ts';

const sentences = [
  'Published events are for everyone, drafts just for the host',
  'Only staff and the owner can see sales',
  "Members may see their own payments, nobody else's",
  'Each member can see and change his own row in members, no other one',
  'Parents can report the absence of their own child. Not others.',
  'Visitors may read the approved reviews',
  'Members can fix their own email',
  'Signed-in people can read groups and events, but nobody can delete',
  'Payments: read and change only by tobias@club.example, nobody else.',
  'Staff may add events, but not delete',
];

const inserted = [
  'yellow',
  'invoices',
  'Bob',
  'weekly',
  'price',
  'unless',
  'own',
  'except',
  'only',
  'never',
  'private',
  'half',
  'sometimes',
  'old',
];

/** Words that limit: without them a sentence says more, and rightly so. */
const limiting =
  /^(?:only|own|their|his|not|no|nobody|published|approved|drafts|host|signed-in|email|just|owner|else's|payments|absence|row|child|add|tobias@club\.example,?)\.?$/iu;

function conjuncts(condition: Condition | undefined): readonly string[] {
  if (condition === undefined) return [];
  return condition.kind === 'all' ? condition.of.flatMap(conjuncts) : [JSON.stringify(condition)];
}

function isWithin(right: Right, given: readonly Right[]): boolean {
  return given.some(({ table, action, rule }) => {
    if (table !== right.table || action !== right.action) return false;
    const isSameWho = rule.who === 'everyone' || rule.who === right.rule.who;
    const has = conjuncts(right.rule.where);
    const isSameRows = conjuncts(rule.where).every((condition) => has.includes(condition));
    const isSameColumns =
      rule.columns === undefined ||
      right.rule.columns?.every((name) => rule.columns?.includes(name)) === true;
    return isSameWho && isSameRows && isSameColumns;
  });
}

interface Word {
  readonly text: string;
  readonly at: number;
}

function wordsOf(sentence: string): readonly Word[] {
  return [...sentence.matchAll(/[\p{L}'@.-]+/gu)].map((match) => ({ text: match[0], at: match.index }));
}

function widened(sentence: string, variants: readonly string[]): readonly string[] {
  const given = rights(sentence, shop);
  return variants.filter((variant) => !rights(variant, shop).every((right) => isWithin(right, given)));
}

describe('a changed word never lets anyone in', () => {
  it.each(sentences)('%s', (sentence) => {
    expect(rights(sentence, shop)).not.toEqual([]);
    const variants = wordsOf(sentence).flatMap(({ text, at }) => {
      const [before, after] = [sentence.slice(0, at), sentence.slice(at + text.length)];
      const misspelt =
        text.length > 3 && !text.includes('@')
          ? [
              `${text[0]}${text[2]}${text[1]}${text.slice(3)}`,
              `${text.slice(0, -2)}${text.slice(-1)}`,
              `${text.slice(0, 2)}x${text.slice(2)}`,
            ]
          : [];
      return [
        ...inserted.map((word) => `${before}${word} ${text}${after}`),
        ...(limiting.test(text) ? [] : [`${before}${after}`]),
        ...misspelt.map((word) => `${before}${word}${after}`),
      ];
    });
    expect(widened(sentence, variants)).toEqual([]);
  });
});
