import { accountColumn } from '@saywright/domain/planner';
import { z } from 'zod';
import type { Catalog, CatalogPolicy, CatalogTable } from '../database/catalog.ts';
import type { SqlSession } from '../database/session.ts';

/** A table of ids of people that access rules of other tables ask about, as apps keep their staff. */
export interface MemberList {
  readonly table: CatalogTable;
  /** The column with the ids of people. */
  readonly column: string;
  /** Object ids of the tables whose rules ask about it. */
  readonly askedBy: ReadonlySet<number>;
  /** True when being listed is all that the rules ask, false where it also matters for which rows. */
  readonly isForAll: boolean;
}

const functionsSchema = z.array(z.object({ name: z.string(), body: z.string() }));
type Functions = z.infer<typeof functionsSchema>;

/** The founder's own functions, which access rules may ask. */
async function readFunctions(session: SqlSession): Promise<Functions> {
  return functionsSchema.parse(
    await session.query(
      `select proname::text as name, prosrc as body from pg_proc where pronamespace = 'public'::regnamespace`,
    ),
  );
}

const escaped = (name: string): string => name.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
const uid = String.raw`auth\.uid\(\)`;

/** The condition that a column of ids is the person who asks. */
function isPerson(column: string): RegExp {
  const name = String.raw`(?<!\w)(?:"?\w+"?\.)?"?${escaped(column)}"?`;
  return new RegExp(
    String.raw`${name}\)?\s*=\s*\(*\s*(?:select\s+)?${uid}|${uid}(?:\s+as\s+"?\w+"?)?\s*\)*\s*(?:=\s*\(*|in\s*\(+\s*select\s+)${name}(?!\w)`,
    'iu',
  );
}

/** A condition that compares columns of two tables, so that the row that is asked for matters. */
const correlated = /(?<one>"?\w+"?)\."?\w+"? = (?!auth\.uid\()(?<other>"?\w+"?)\."?\w+"?/gu;
/** A condition that a column of the row is among several of the other table. */
const among = /\bin\s*\(+\s*select\s+(?:"?\w+"?\.)?"?(\w+)"?/giu;

function isCorrelated(rule: string): boolean {
  return [...rule.matchAll(correlated)].some(({ groups }) => groups?.one !== groups?.other);
}

interface Asked {
  /** True where it compares columns of two tables, so that the row that is asked for matters. */
  readonly isCorrelated: boolean;
  /** The text of the rule and of the functions that it calls. */
  readonly text: string;
  /** True when the answer depends on the row. */
  readonly isByRow: (column: string) => boolean;
}

function askedIn({ using, check }: CatalogPolicy, functions: Functions): Asked {
  const rule = `${using ?? ''} ${check ?? ''}`;
  const called = functions.filter(({ name }) =>
    new RegExp(String.raw`\b${escaped(name)}"?\(`, 'u').test(rule),
  );
  const hasArguments = called.some(({ name }) =>
    new RegExp(String.raw`\b${escaped(name)}"?\((?!\))`, 'u').test(rule),
  );
  const text = [rule, ...called.map(({ body }) => body)].join(' ');
  return {
    text,
    isCorrelated: isCorrelated(rule),
    isByRow: (column) => hasArguments || [...rule.matchAll(among)].some(([, name]) => name !== column),
  };
}

function listOf(
  table: CatalogTable,
  rules: readonly (Asked & { readonly by: number })[],
): MemberList | undefined {
  const from = new RegExp(
    String.raw`\b(?:from|join)\s+\(*(?:public\.)?"?${escaped(table.name)}"?(?!\w)`,
    'iu',
  );
  const asking = rules.filter(({ by, text }) => by !== table.oid && from.test(text));
  for (const { name: column, type } of table.columns) {
    // Most tables that are compared by row are of things that belong to somebody; one with this column lists people.
    const found = (type === 'uuid' ? asking : []).filter(
      (rule) => (!rule.isCorrelated || column === accountColumn) && isPerson(column).test(rule.text),
    );
    if (found.length > 0)
      return {
        table,
        column,
        askedBy: new Set(found.map(({ by }) => by)),
        isForAll: found.some((rule) => !rule.isCorrelated && !rule.isByRow(column)),
      };
  }
  return undefined;
}

/** The tables of ids of people that access rules of other tables ask about, those that most tables ask about first. */
export async function memberLists(session: SqlSession, catalog: Catalog): Promise<readonly MemberList[]> {
  const functions = await readFunctions(session);
  const rules = catalog.flatMap(({ oid, policies }) =>
    policies.map((policy) => ({ ...askedIn(policy, functions), by: oid })),
  );
  return catalog
    .flatMap((table) => listOf(table, rules) ?? [])
    .toSorted((one, other) => other.askedBy.size - one.askedBy.size);
}
