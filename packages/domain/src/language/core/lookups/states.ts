import { humanise } from '../../planner/names.ts';
import { listed } from '../../planner/outcome.ts';
import { fold, kindOf } from '../constituents/columnKinds.ts';
import { cueOf } from '../cues.ts';
import { entriesOf } from '../schemaIndex.ts';
import { several } from './lists.ts';
import { asked, tableNamed, type Lookup } from './said.ts';

const inState =
  /^(?:which|what|show|list)(?: of)?(?: (?:the|our|my|all))? (?<noun>[\p{L} _-]+?) (?:that |which )?(?:is|are|be) (?<state>[\p{L}-]+)$/u;
const state = /(?:^|_)(?:status|state|condition)$/iu;
/** Words that say something of other columns, or of rows that others point to. */
const others =
  /^(?:late|open|new|old|free|available|cheap|expensive|big|small|long|short|high|low|empty|missing|overdue|due|unpaid|paid|active|inactive|popular|good|bad|here|there|left|online|public|\p{L}+est)$/u;

/** `what boats are broken`, where a status has other words: asks which of them is meant. */
export const readState: Lookup = (said) => {
  const { words, period, index } = said;
  const { noun, state: word } = inState.exec(words)?.groups ?? {};
  const table = tableNamed(noun, index);
  if (!table || word === undefined || period || others.test(word)) return undefined;
  if (entriesOf(word, index).length > 0 || cueOf(word) !== undefined) return undefined;
  const column = table.columns.find((one) => kindOf(one) === 'text' && state.test(one.name));
  const values = [...new Set([...(column?.allowedValues ?? []), ...(column?.values ?? [])])];
  if (!column || values.length === 0 || values.length > 8 || values.some((one) => fold(one).includes(word)))
    return undefined;
  const name = humanise(column.name);
  return asked(
    `No ${several(table)} have the ${name} “${word}”. It is ${listed(values, 'or')}. Which do you mean? Nothing was looked up.`,
    values.map((value) => {
      const instruction = `Show ${several(table)} where ${name} is ${value}`;
      return [instruction, instruction];
    }),
  );
};
