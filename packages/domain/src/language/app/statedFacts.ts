import { toIdentifier } from '../planner/names.ts';
import { capitalise } from '../planner/outcome.ts';
import { isReachable } from './pattern.ts';
import type { AppField } from './spec.ts';

/** Facts of a list, apart at commas that are in no brackets. */
export function statedFacts(said: string): readonly string[] {
  return said
    .split(/,(?![^()]*\))/u)
    .map((fact) => fact.trim())
    .filter((fact) => fact !== '');
}

const stated: Readonly<Record<string, AppField['type']>> = {
  'yes/no': 'yes-no',
  date: 'date',
  time: 'moment',
  'date and time': 'moment',
  money: 'money',
  number: 'number',
  'whole number': 'whole-number',
  email: 'email',
  link: 'link',
  picture: 'picture',
  text: 'text',
  'long text': 'long',
};

/** Types that the name of a fact says. */
const byName: readonly (readonly [RegExp, AppField['type']])[] = [
  [/^(?:photos?|pictures?|images?|pics?)\b|\b(?:photo|picture|image)$/u, 'picture'],
  [/\be-?mails?\b/u, 'email'],
  [/^(?:starts|begins|ends|appointment|date and time|when)$|\btime slot\b/u, 'moment'],
  [/(?:^| )(?:dates?|birthdays?|deadline|due|since|until|last \p{L}+)$|^(?:date|day of|due) /u, 'date'],
  [/\b(?:prices?|costs?|amounts?|fees?|deposits?|budgets?|rents?)\b/u, 'money'],
  [/\b(?:number of|how many|counts?|quantit(?:y|ies)|ages?)\b/u, 'whole-number'],
  [/^(?:websites?|links?|urls?)$|\blink$/u, 'link'],
  [
    /^(?:notes?|descriptions?|details|comments?|messages?|text|story|steps|instructions|ingredients|ideas?|biograph\p{L}+|about)$/u,
    'long',
  ],
];

/** Columns that tables of an app have anyway. */
const taken = new Set(['id', 'user_id', 'created_at']);

/** A fact as a field; `at` is its place. */
export function fieldFor(fact: string, at: number, hasDay: boolean): AppField {
  const { label = fact, type = '' } = /^(?<label>[^()]+?) ?\((?<type>[^()]+)\)$/u.exec(fact)?.groups ?? {};
  const name = toIdentifier(label);
  const known = stated[type.toLowerCase()];
  const choices = known === undefined ? type.split('/').map((value) => value.trim()) : [];
  const guessed = byName.find(([words]) => words.test(label.toLowerCase()))?.[1] ?? 'text';
  const own = known ?? (choices.length > 1 ? 'text' : guessed);
  return {
    name: isReachable(name) && !taken.has(name) ? name : `field_${at + 1}`,
    label: capitalise(label),
    // A time beside a day is a time of that day.
    type: own === 'moment' && hasDay ? 'text' : own,
    ...(choices.length > 1 && { choices }),
  };
}
