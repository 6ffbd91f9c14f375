import { z } from 'zod';
import { publicName } from '../database/definitions.ts';
import { identifier, literal, problemOf, type SqlSession } from '../database/session.ts';
import type { Form, UsedField } from './pageUse.ts';
import { become, type Persona } from './people.ts';

const countSchema = z.object({ count: z.coerce.number() });

/** A person's attempt: how many rows it reached, or why it was refused. */
export type Reached = { readonly rows: number } | { readonly code: string; readonly message: string };

/** Runs one query as a person; what it changes stays until the trial is over. */
export async function reach(session: SqlSession, persona: Persona, sql: string): Promise<Reached> {
  await become(session, persona);
  await session.run('savepoint page');
  try {
    const [row] = await session.query(`select saywright.count_as_${persona.role}($1) as count`, [sql]);
    await session.run('release savepoint page');
    return { rows: countSchema.parse(row).count };
  } catch (error) {
    await session.run('rollback to savepoint page; release savepoint page');
    const { code, message } = problemOf(error);
    return { code, message };
  }
}

/** A statement that changes rows, as a query that counts them. */
export const counted = (change: string): string =>
  `with done as (${change} returning 1) select count(*)::int8 as count from done`;

function valueOf({ type, least, choice, options }: UsedField): string | undefined {
  if (options)
    return `(select id from ${publicName(options.table)} order by ${identifier(options.column)} limit 1)`;
  const samples: Readonly<Record<string, string | undefined>> = {
    choice: choice === undefined ? undefined : literal(choice),
    number: String(Math.max(1, Number(least ?? 1))),
    checkbox: 'false',
    date: `'2030-01-15'`,
    'datetime-local': `'2030-01-15 10:00+00'`,
    email: `'somebody@example.invalid'`,
    url: `'https://example.invalid/'`,
  };
  return type in samples ? samples[type] : `'Example'`;
}

/** Fills in a form with sample values. */
export function insertOf({ table, fields }: Form): string {
  const values = fields.flatMap((field) => {
    const value = valueOf(field);
    return value === undefined ? [] : [[identifier(field.name), value] as const];
  });
  return values.length === 0
    ? counted(`insert into ${publicName(table)} default values`)
    : counted(
        `insert into ${publicName(table)} (${values.map(([name]) => name).join(', ')}) values (${values.map(([, value]) => value).join(', ')})`,
      );
}

/** Forms in the order of what they need: what staff enters comes first, and what rows are chosen from before them. */
export function inOrder(forms: readonly Form[]): readonly Form[] {
  const rank = ({ as }: Form): number => (as === 'staff' ? 0 : 1);
  const ordered: Form[] = [];
  const rest = forms.toSorted((one, two) => rank(one) - rank(two));
  while (rest.length > 0) {
    const isFree = ({ table, fields }: Form): boolean =>
      fields.every(
        ({ options }) =>
          options === undefined ||
          options.table === table ||
          rest.every((other) => other.onlyChanges || other.table !== options.table),
      );
    // Tables that refer to each other have no order.
    const [next] = rest.splice(Math.max(0, rest.findIndex(isFree)), 1);
    if (next) ordered.push(next);
  }
  return ordered;
}
