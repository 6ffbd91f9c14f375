import { humanise } from '../../planner/names.ts';
import { isYesNo, saysYes } from '../constituents/columnKinds.ts';
import { several } from './lists.ts';
import { lookedUp, tableNamed, type Lookup } from './said.ts';

const open =
  /^(?:which|what|show|list)(?: of)?(?: (?:the|our|my|all))* (?<noun>[\p{L} _-]+?) (?:that |which )?(?:(?:is|are) (?:still )?(?:open|pending|outstanding|unfinished|undone|to do|to be done|not (?:yet )?(?:done|finished))|(?:have|has)(?:n't| not) (?:yet )?been (?:done|finished))(?: yet)?$/u;
const done =
  /^(?:which|what|show|list)(?: of)?(?: (?:the|our|my|all))* (?<noun>[\p{L} _-]+?) (?:that |which )?(?:(?:is|are|have been|has been) (?:already )?(?:done|finished|closed|completed?))(?: already)?$/u;
/** A column that says whether something has happened. */
const happened = /(?:ed|done|sent|made|back|picked_up|ready|given|shipped|collected)$/u;

/** `which deliveries are still open`: those whose only yes-or-no column says no, where it is about what has happened. */
export const readOpenOnes: Lookup = (said) => {
  const isOpen = open.test(said.words);
  const noun = (open.exec(said.words) ?? done.exec(said.words))?.groups?.['noun'];
  const table = tableNamed(noun, said.index);
  if (!table || said.period) return undefined;
  const flags = table.columns.filter(isYesNo);
  const [flag] = flags;
  if (!flag || flags.length > 1 || !happened.test(flag.name)) return undefined;
  // A state in words may say the same in another way.
  if (table.columns.some(({ name }) => /(?:^|_)(?:status|state)$/u.test(name))) return undefined;
  const says = saysYes(flag, !isOpen);
  if (!says) return undefined;
  return lookedUp(
    said,
    {
      from: table.name,
      where: says,
    },
    `${several(table)} where ${humanise(flag.name)} is ${isOpen ? 'no' : 'yes'}`,
  );
};
