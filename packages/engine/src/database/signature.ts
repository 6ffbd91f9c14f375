import type { Effects } from '@saywright/domain/receipt';
import { isNode, listOf, textOf, visitNodes, type Statement } from '@saywright/domain/risk/sql';
import { z } from 'zod';
import { sameKey, type Capture } from './capture.ts';
import { catalogText, updatedColumns, type CatalogColumn } from './catalog.ts';
import type { CatalogChange } from './changes.ts';
import { publicName } from './definitions.ts';
import { addsOrChanges } from './effects.ts';
import { identifier, type SqlSession } from './session.ts';

interface Observed {
  readonly change: CatalogChange;
  readonly captures: readonly Capture[];
  readonly effects: Effects;
}

const digestSchema = z.object({ digest: z.string() });

/** Types that Postgres can hash directly, which is faster than as text; not tsvector, bit or money. */
const hashable =
  /^(text|character|smallint|integer|bigint|numeric|real|double|boolean|uuid|date|time|bytea)[^[]*$/;

/** An order-independent digest of rows. */
async function digest(
  session: SqlSession,
  alias: string,
  columns: readonly CatalogColumn[],
  from: string,
): Promise<string> {
  const values = `row(${columns.map(({ name }) => `${alias}.${identifier(name)}`).join(', ')})`;
  const hash = columns.every(({ type }) => hashable.test(type))
    ? `hash_record_extended(${values}, 0)`
    : `hashtextextended(${values}::text, 0)`;
  const [row] = await session.query(`select coalesce(sum(${hash}), 0)::text as digest from ${from}`);
  return digestSchema.parse(row).digest;
}

/** Digest of the rows that a plan changed or removed, as they were; for a table that only loses columns, of their values. */
async function earlier(session: SqlSession, { table, key, old, whole }: Capture, change: CatalogChange) {
  const kept = change.kept.find(({ before }) => before.oid === table.oid);
  const lost = kept ? [...kept.dropped, ...kept.retyped.map(({ before }) => before)] : [];
  if (!whole || lost.length === 0) return digest(session, 'k', table.columns, `${old} k`);
  const keys = table.columns.filter(
    ({ name }) => key.includes(name) && !lost.some((column) => column.name === name),
  );
  const filled = lost.map(({ name }) => `k.${identifier(name)} is not null`).join(' or ');
  return digest(session, 'k', [...keys, ...lost], `${old} k where ${filled}`);
}

/** Functions that give another value each time. */
export const changing: ReadonlySet<string> = new Set([
  'age',
  'array_sample',
  'array_shuffle',
  'clock_timestamp',
  'gen_random_uuid',
  'now',
  'random',
  'random_normal',
  'statement_timestamp',
  'transaction_timestamp',
]);
const changingNodes = new Set(['SQLValueFunction', 'SetToDefault', 'RangeTableSample']);

/** Whether a script gives the same values each time it runs on the same rows: no randomness, clock or defaults. */
function isRepeatable(script: readonly Statement[]): boolean {
  let repeats = true;
  for (const { kind, node } of script)
    visitNodes({ [kind]: node }, (key, inner) => {
      const constant = isNode(inner.sval) ? inner.sval.sval : undefined;
      if (
        changingNodes.has(key) ||
        changing.has(textOf(listOf(inner.funcname).at(-1)) ?? '') ||
        (typeof constant === 'string' && constant.trim().toLowerCase() === 'now')
      )
        repeats = false;
    });
  return repeats;
}

/**
 * Digest of the rows that a plan changed or added, as they are now; for added rows, and for those removed and added again
 * with the same key, of columns without a default.
 */
async function later(
  session: SqlSession,
  { table, key, old, added, whole, again }: Capture,
  change: CatalogChange,
) {
  const kept = change.kept.find(({ before }) => before.oid === table.oid);
  if (whole || key.length === 0 || !kept || catalogText([kept.before]) !== catalogText([kept.after]))
    return '';
  const name = publicName(table.name);
  // The time of the last change differs between two runs.
  const timed = updatedColumns(kept.after);
  const lasting = table.columns.filter((column) => !timed.includes(column.name));
  const given = lasting.filter((column) => column.default === null && column.identity === '');
  const joined = (keys: string): string => `${keys} k join ${name} t on ${sameKey(key, 't', 'k')}`;
  const stayed =
    again === undefined
      ? joined(old)
      : `${joined(old)} where not exists (select from ${again} a where ${sameKey(key, 'a', 'k')})`;
  const digests = [await digest(session, 't', lasting, stayed)];
  for (const keys of [added, ...(again === undefined ? [] : [again])])
    digests.push(given.length === 0 ? '' : await digest(session, 't', given, joined(keys)));
  return digests.join(' ');
}

/**
 * A text that is equal for two runs of a plan exactly when they had the same effect on the same rows. It does not depend
 * on other tables or other rows.
 */
export async function effectSignature(
  session: SqlSession,
  script: readonly Statement[],
  { change, captures, effects }: Observed,
): Promise<string> {
  const { bytes: _bytes, rows, ...counts } = effects;
  const structure = [
    ...change.created.map((table) => ['created', catalogText([table])]),
    ...change.dropped.map((table) => ['dropped', catalogText([table])]),
    ...change.kept
      .map(({ before, after }) => [catalogText([before]), catalogText([after])])
      .filter(([before, after]) => before !== after),
  ];
  const repeats = isRepeatable(script);
  const digests: string[] = [];
  for (const capture of captures) {
    const isNew = repeats && addsOrChanges(effects, capture.table.name);
    const now = isNew ? await later(session, capture, change) : '';
    digests.push(`${capture.table.name}: ${await earlier(session, capture, change)} ${now}`);
  }
  return JSON.stringify([structure, counts, rows.map(({ before: _before, ...changed }) => changed), digests]);
}
