import type { Directory } from '../directory.ts';
import { reworded } from '../find.ts';
import { spoken } from '../names.ts';
import { choice, question } from '../outcome.ts';
import type { Understanding } from '../plan.ts';
import { matched } from '../slots.ts';
import type { Wish } from '../wish.ts';
import { readRowSet } from './rowSet.ts';

const someone =
  /^(?:(?:all|every|each|any|the|of|those|all of) )*(?<who>everyone|everybody|anyone|anybody|people|persons?|users?|those|someone) (?<rest>.+)$/iu;

/**
 * 'Everyone who signed up before 2024' names no table: asked which one, offering those of which the rest can be read.
 * Undefined when the text is not about people, or no table fits.
 */
export function askWho(said: string, wish: Wish, lexicon: Directory): Understanding | undefined {
  const slots = matched(someone, said);
  if (slots === undefined || lexicon.find(slots('who')) !== undefined) return undefined;
  const fitting = lexicon.tables.filter(
    (table) => readRowSet(`${table.name} ${slots('rest')}`, wish, lexicon)?.ok === true,
  );
  const choices = fitting
    .slice(0, 5)
    .map(({ name }) => choice(reworded(wish, slots('who'), name, 'first'), spoken(name)));
  return fitting.length === 0
    ? undefined
    : question(`In which table are the people that you mean by “${slots('who')}”?`, choices);
}
