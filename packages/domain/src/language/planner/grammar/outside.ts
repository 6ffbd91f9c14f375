import type { Lexicon } from '../lexicon.ts';
import { spoken } from '../names.ts';
import { choice, question, refusal } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import type { Choice, Understanding } from '../plan.ts';
import { firstExamples } from '../words/examples.ts';
import { abilities, greetings, helpWords, outside as outsideRules } from '../words/outside.ts';

const greeting = new RegExp(`^(?:${greetings})[\\s.!?,]*$`, 'iu');
const help = new RegExp(`^(?:${helpWords})[\\s.!?]*$`, 'iu');
const rules = outsideRules.map(({ pattern, reason }) => ({
  form: new RegExp(`^(?:${pattern})$`, 'isu'),
  reason,
}));

/** Examples that work right now: made of the tables that exist. */
export function examples(lexicon: Lexicon): readonly Choice[] {
  const [table] = lexicon.tables;
  if (table === undefined) return firstExamples;
  return [
    choice(`How many ${spoken(table.name)} do we have?`),
    choice('What tables do we have?'),
    choice(`Show ${table.name}`),
    choice(
      'Create a notes table with a title and an optional text, where people only see their own',
      'Make a notes table',
    ),
  ];
}

/** Hello, help and the like: answered with what can be pressed. */
export function small(text: string, lexicon: Lexicon): Understanding | undefined {
  if (greeting.test(text)) return question('What would you like to do with your data?', examples(lexicon));
  if (help.test(text))
    return question(
      'Say in plain words what you want: make a table, add rows, ask a question, or decide who may see what. For example:',
      examples(lexicon),
    );
  return undefined;
}

/** What lies outside of the database gets an honest no. */
export const outside: Grammar = (wish) => {
  const rule = rules.find(({ form }) => form.test(wish.text));
  return rule === undefined ? undefined : refusal(rule.reason, abilities);
};

/** Nothing fitted: one question, never a guess. */
export function notUnderstood(lexicon: Lexicon): Understanding {
  return question(
    'I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
    examples(lexicon),
  );
}
