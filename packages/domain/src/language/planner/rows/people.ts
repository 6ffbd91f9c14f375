import type { SchemaIndex } from '../schemaIndex.ts';
import { reworded } from '../find.ts';
import { humanise } from '../names.ts';
import { choice, question } from '../outcome.ts';
import type { Understanding } from '../plan.ts';
import { matched } from '../slots.ts';
import type { Clause } from '../clause.ts';
import { readRowSet } from './rowSet.ts';

const someone =
  /^(?:(?:all|every|each|any|the|of|those|all of) )*(?<who>everyone|everybody|anyone|anybody|people|persons?|users?|those|someone) (?<rest>.+)$/iu;

/**
 * Asks which table 'everyone who signed up before 2024' refers to, offering the tables for which the rest can be read.
 * Undefined when the text is not about people or no table matches.
 */
export function askWho(said: string, clause: Clause, schema: SchemaIndex): Understanding | undefined {
  const slots = matched(someone, said);
  if (slots === undefined || schema.find(slots('who')) !== undefined) return undefined;
  const fitting = schema.tables.filter(
    (table) => readRowSet(`${table.name} ${slots('rest')}`, clause, schema)?.ok === true,
  );
  const choices = fitting
    .slice(0, 5)
    .map(({ name }) => choice(reworded(clause, slots('who'), name, 'first'), humanise(name)));
  return fitting.length === 0
    ? undefined
    : question(`Which table do you mean by “${slots('who')}”?`, choices);
}
