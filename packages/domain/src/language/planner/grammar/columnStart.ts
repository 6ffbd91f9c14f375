import { readColumnRef } from '../columnRef.ts';
import type { ColumnRef } from '../columnRef.ts';
import { humanise } from '../names.ts';
import { choice, question } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import { say } from '../phrase.ts';
import type { Understanding } from '../plan.ts';
import { alterColumnPlan } from '../plans/schema.ts';
import { firstMatch, matched } from '../slots.ts';
import { readValue } from '../values.ts';
import { valueOf } from '../clause.ts';
import { stateAssignment } from './mark.ts';

const defaultForms = [
  pattern(
    String.raw`(?:{change} |use |give |add )?(?:the |a )?default(?: value)? (?:of|for|in) {the}?(?<ref>.+?) (?:to|as|be|is|=|should be) (?<value>.+)`,
  ),
  pattern(
    String.raw`(?:{change} |use |give |add )(?:the |a )?default(?: value)?(?: of| to)? (?<value>\S+) (?:for|to|on|of|in) {the}?(?<ref>.+)`,
  ),
  pattern(
    String.raw`{the}?(?<ref>.+?) (?:should |must )?(?:defaults?|starts?|begin)(?: out)? (?:to|at|as|with) (?<value>\S+)`,
  ),
  pattern(String.raw`(?:make|let) {the}?(?<ref>.+?) (?:default|start) (?:to|at|as|with) (?<value>\S+)`),
];
const noDefault = pattern(
  String.raw`{remove} (?:the )?default(?: value)? (?:of|for|from|on) {the}?(?<ref>.+)`,
);
const changeDefault: Grammar = (clause, schema) => {
  const removed = matched(noDefault, clause.text);
  const slots = removed ?? firstMatch(defaultForms, clause.text);
  const found = slots === undefined ? undefined : readColumnRef(slots('ref'), clause, schema);
  if (slots === undefined || found === undefined) return undefined;
  if (!found.ok) return found.error;
  const { table, column } = found.value;
  const [name, label] = [humanise(column.name), humanise(table.name)];
  if (removed !== undefined) {
    const words = {
      title: `Remove the default of ${name} in ${label}`,
      doneTitle: `Removed the default of ${name} in ${label}`,
      understood: `You want new ${label} to start without a ${name}.`,
    };
    return alterColumnPlan(table, column, words, say`New rows no longer start with a ${column.name}`, [
      'drop default',
    ]);
  }
  const said = slots('value');
  const sql = readValue(column, said, clause)?.sql;
  if (sql === undefined)
    return question(
      `The ${name} of ${label} cannot start at “${said.slice(0, 60)}”. What should it start at?`,
    );
  return startPlan(found.value, valueOf(said, clause), sql);
};

const byDefault = pattern(
  String.raw`(?:new |all |the |every |each )*(?<table>.+?) (?:should|must|are|is|will) (?:always )?(?:be|start out|start|begin)? ?(?:as )?(?<state>[^ ]+) by default`,
);

/** 'Orders should be pending by default': finds the column that lists the word, or asks. */
const stateByDefault: Grammar = (clause, schema) => {
  const slots = matched(byDefault, clause.text);
  const table = slots === undefined ? undefined : schema.find(slots('table'));
  if (slots === undefined || table === undefined) return undefined;
  const state = stateAssignment(table, slots('state'), slots('table'), clause);
  if (state.ok) return startPlan({ table, column: state.value.column }, slots('state'), state.value.sql);
  const choices = table.columns.flatMap(({ name, allowedValues }) =>
    (allowedValues ?? []).map((value) =>
      choice(
        `The ${humanise(name)} of ${table.name} should default to "${value.replaceAll('"', '')}"`,
        `${humanise(name)} ${value}`,
      ),
    ),
  );
  return question(
    `I cannot tell which column of ${humanise(table.name)} can start as ${valueOf(slots('state'), clause)}. What should new rows start with?`,
    choices.slice(0, 6),
  );
};

function startPlan({ table, column }: ColumnRef, said: string, sql: string): Understanding {
  const [name, label] = [humanise(column.name), humanise(table.name)];
  const words = {
    title: `Set the default of ${name} in ${label} to ${said}`,
    doneTitle: `Set the default of ${name} in ${label} to ${said}`,
    understood: `You want new ${label} to start with ${said} as ${name}.`,
  };
  return alterColumnPlan(
    table,
    column,
    words,
    say`New rows start with this ${column.name}; existing rows do not change`,
    [`set default ${sql}`],
  );
}

/** What new rows start with: 'stock should default to 10', 'orders should be pending by default'. */
export const columnStart: Grammar = (clause, schema) =>
  changeDefault(clause, schema) ?? stateByDefault(clause, schema);
