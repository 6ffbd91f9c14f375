import type { Reading } from '../../ast/index.ts';
import { humanise, singular } from '../../planner/names.ts';
import { isYesNo, labelsOf } from '../constituents/columnKinds.ts';
import { recordsOf } from '../frames/questions/deeds.ts';
import { isVisitors, several } from './lists.ts';
import { asked, type Lookup, type Said } from './said.ts';

const form =
  /^who (?:(?:has|have|did|does|do)(?: not|n't)?|hasn't|didn't|doesn't|still (?:has|have|needs?) to) (?:yet |still |already )?(?<deed>pay|paid|return|returned|bring back|brought back)(?: (?:yet|still|so far|me|us|up))?$/u;
const deeds: Readonly<Record<string, RegExp>> = {
  pay: /(?:^|_)paid(?:_|$)/u,
  return: /(?:^|_)(?:returned|back)(?:_|$)/u,
  bring: /(?:^|_)(?:returned|back)(?:_|$)/u,
  brought: /(?:^|_)(?:returned|back)(?:_|$)/u,
};

/** `who still has to pay`, where payments are a list and nothing says what is owed. */
function owing({ index }: Said): Reading | undefined {
  const [payments, ...others] = recordsOf('paid', index);
  if (!payments || others.length > 0) return undefined;
  const people = index.tables.filter(
    (one) =>
      isVisitors(one) &&
      labelsOf(one).length > 0 &&
      payments.columns.some(({ references }) => references === one.name),
  );
  return people.length === 0
    ? undefined
    : asked(
        `Nothing says what is still owed: ${several(payments)} are what was paid. Nothing was looked up.`,
        people.flatMap((one): readonly (readonly [string, string])[] => [
          [
            `${several(one)} without ${several(payments)}`,
            `Show ${several(one)} without ${several(payments)}`,
          ],
          [`What each has paid`, `How much did each ${humanise(singular(one.name))} pay`],
        ]),
      );
}

/** `who has not paid yet`, where several lists say who has: which of them is asked for. */
export const readUnpaid: Lookup = (said) => {
  const { words, period, index } = said;
  const deed = form.exec(words)?.groups?.['deed'];
  if (deed === undefined || period) return undefined;
  const named = Object.entries(deeds).find(
    ([word]) => deed.startsWith(word) || (word === 'pay' && deed === 'paid'),
  )?.[1];
  const lists = index.tables.flatMap((table) => {
    const column = table.columns.find((one) => isYesNo(one) && named?.test(one.name) === true);
    return column ? [{ table, column }] : [];
  });
  if (lists.length === 0 && /\bto pay\b/u.test(words)) return owing(said);
  if (lists.length < 2) return undefined;
  const isNo = /\bnot\b|n't\b|\bstill\b/u.test(words);
  return asked(
    `Several lists say that: ${lists.map(({ table }) => several(table)).join(', ')}. Which one do you mean?`,
    lists.map(({ table, column }) => {
      const sentence = `Show ${several(table)} where ${humanise(column.name)} is ${isNo ? 'no' : 'yes'}`;
      return [sentence, sentence] as const;
    }),
  );
};
