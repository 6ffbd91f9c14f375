import { understand } from '@saywright/domain/planner';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../packages/engine/src/database/allowList.ts';
import {
  allowedFunctions,
  allowedTypes,
  rowFunctions,
} from '../../packages/engine/src/database/allowedNames17.ts';
import { fieldFunctions } from '../../packages/engine/src/database/nameRules.ts';
import { parseScript } from '../../packages/engine/src/database/parse.ts';
import { identifier, type SqlSession } from '../../packages/engine/src/database/session.ts';
import { catalogNames } from '../../scripts/catalogNames.mjs';
import { subjects } from '../domain/planner.corpus.ts';
import { runningServers } from '../support/givenServer.ts';
import { freshDatabase, serverDatabase } from './support.ts';

let session: SqlSession;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ session, close } = await freshDatabase());
});
afterAll(() => close());

async function judge(sql: string): Promise<string | undefined> {
  const parsed = await parseScript(sql);
  return parsed.ok ? refusalOf(parsed.value) : parsed.error;
}

async function names(sql: string): Promise<readonly string[]> {
  return (await session.query(sql)).map((row) => String(row.name));
}

describe('the lists of what a plan may use', () => {
  test('are those of the running catalog', async () => {
    const { functions, types, rowFunctions: fields } = await catalogNames((sql) => session.query(sql));
    expect([...allowedFunctions]).toEqual(functions);
    expect([...allowedTypes]).toEqual(types);
    expect([...rowFunctions]).toEqual(fields);
  });

  test.each(runningServers().running)('are as safe on PostgreSQL $version', async (given) => {
    const server = await serverDatabase(given);
    const ask = (sql: string) => server.session.query(sql);
    const { functions, types, rowFunctions: fields } = await catalogNames(ask);
    const existing = new Set(
      (await ask('select proname::text as name from pg_proc')).map(({ name }) => String(name)),
    );
    expect([...allowedFunctions].filter((name) => existing.has(name) && !functions.includes(name))).toEqual(
      [],
    );
    const known = new Set(
      (await ask('select typname::text as name from pg_type')).map(({ name }) => String(name)),
    );
    expect([...allowedTypes].filter((name) => known.has(name) && !types.includes(name))).toEqual([]);
    expect(fields.filter((name: string) => !fieldFunctions.has(name))).toEqual([]);
    await server.close();
  });

  test('hold no function that runs text, or reaches settings, files, other tables, locks or large objects', () => {
    const dangerous = `set_config current_setting setseed ts_stat ts_rewrite query_to_xml query_to_xmlschema
      query_to_xml_and_xmlschema table_to_xml schema_to_xml database_to_xml cursor_to_xml nextval setval currval lastval
      pg_read_file pg_read_binary_file pg_ls_dir pg_stat_file lo_import lo_export lo_create lo_put loread lowrite
      pg_sleep pg_advisory_lock pg_notify pg_terminate_backend pg_switch_wal pg_promote binary_upgrade_create_empty_extension
      brin_summarize_new_values gin_clean_pending_list currtid2 regclass regproc pg_get_viewdef has_table_privilege`;
    expect(dangerous.split(/\s+/).filter((name) => allowedFunctions.has(name))).toEqual([]);
  });
});

describe('every name of the catalog', () => {
  test('of a function is refused however it is written, unless it is on the list', async () => {
    const all = await names(
      `select distinct proname::text as name from pg_proc where pronamespace = 'pg_catalog'::regnamespace order by 1`,
    );
    expect(all.length).toBeGreaterThan(2500);
    const wrong: string[] = [];
    for (const name of all) {
      const quoted = identifier(name);
      const spelled = `U&"${name.replaceAll(/./g, (letter) => `\\00${letter.charCodeAt(0).toString(16)}`)}"`;
      const calls = [quoted, `pg_catalog.${quoted}`, spelled, `pg_catalog.${spelled}`];
      for (const call of calls) {
        const refused =
          (await judge(`update t set a = coalesce((select max(${call}(b)) from u), 1)`)) !== undefined;
        if (refused === allowedFunctions.has(name)) wrong.push(call);
      }
      if ((await judge(`select ('x'::text).${quoted}`)) === undefined) wrong.push(`as a field: ${name}`);
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  test('of a type is refused unless it is on the list', async () => {
    const all = await names(
      `select typname::text as name from pg_type where typnamespace = 'pg_catalog'::regnamespace`,
    );
    const wrong: string[] = [];
    for (const name of all)
      for (const type of [identifier(name), `pg_catalog.${identifier(name)}`, `${identifier(name)}[]`])
        if (((await judge(`select '1'::${type}`)) === undefined) !== allowedTypes.has(name)) wrong.push(type);
    expect(wrong).toEqual([]);
  });

  test('of an operator or a cast leads to a function that only computes', async () => {
    expect(
      await names(`select p.oid::regprocedure::text as name from pg_proc p
        where (p.oid in (select oprcode from pg_operator) or p.oid in (select castfunc from pg_cast
          where castsource::regtype::text !~ '^reg' and casttarget::regtype::text !~ '^reg'))
        and (provolatile = 'v' or proparallel <> 's')`),
    ).toEqual([]);
  });
});

test('every plan that the planner writes is allowed', async () => {
  const refused: string[] = [];
  for (const { lexicon, cases } of subjects)
    for (const [instruction] of cases) {
      const found = understand(instruction, lexicon);
      if (found.kind !== 'plan' || found.plan.title === 'Run your SQL') continue;
      const problem = await judge(found.plan.sql);
      if (problem !== undefined) refused.push(`${instruction}: ${problem}`);
    }
  expect(refused).toEqual([]);
});
