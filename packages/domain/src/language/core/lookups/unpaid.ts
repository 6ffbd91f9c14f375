import { humanise } from '../../planner/names.ts';
import { isYesNo } from '../constituents/columnKinds.ts';
import { several } from './lists.ts';
import { asked, type Lookup } from './said.ts';

const form =
  /^who (?:(?:has|have|did|does|do)(?: not|n't)?|hasn't|didn't|doesn't|still has to) (?:yet |still |already )?(?<deed>pay|paid|return|returned|bring back|brought back)(?: (?:yet|still|so far|me|us|up))?$/u;
const deeds: Readonly<Record<string, RegExp>> = {
  pay: /(?:^|_)paid(?:_|$)/u,
  return: /(?:^|_)(?:returned|back)(?:_|$)/u,
  bring: /(?:^|_)(?:returned|back)(?:_|$)/u,
  brought: /(?:^|_)(?:returned|back)(?:_|$)/u,
};

/** `who has not paid yet`, where several lists say who has: which of them is asked for. */
export const readUnpaid: Lookup = ({ words, period, index }) => {
  const deed = form.exec(words)?.groups?.['deed'];
  if (deed === undefined || period) return undefined;
  const named = Object.entries(deeds).find(
    ([word]) => deed.startsWith(word) || (word === 'pay' && deed === 'paid'),
  )?.[1];
  const lists = index.tables.flatMap((table) => {
    const column = table.columns.find((one) => isYesNo(one) && named?.test(one.name) === true);
    return column ? [{ table, column }] : [];
  });
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
