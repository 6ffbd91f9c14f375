import type { SqlSession } from './session.ts';

/** The roles that an access check can run as. */
export type ApiRole = 'anon' | 'authenticated' | 'service_role';

const apiRoles: readonly ApiRole[] = ['anon', 'authenticated', 'service_role'];

interface Isolated {
  /** The role that owns the function; everything inside it runs as this role. */
  readonly owner: ApiRole | 'saywright_plan';
  readonly name: string;
  readonly parameters: string;
  readonly returns: string;
  readonly body: string;
}

const functions: readonly Isolated[] = [
  {
    owner: 'saywright_plan',
    name: 'run',
    parameters: 'script text',
    returns: 'void',
    // Deferred constraint triggers would otherwise fire at commit, outside this function.
    body: 'begin execute script; set constraints all immediate; end',
  },
  {
    owner: 'saywright_plan',
    name: 'read',
    parameters: 'question text, most int',
    returns: 'setof json',
    body: `declare found record; returned int := 0;
begin
  for found in execute question loop
    return next (select coalesce(json_agg(json_build_array(key, value)), '[]') from json_each_text(row_to_json(found)));
    returned := returned + 1;
    exit when returned >= most;
  end loop;
end`,
  },
  ...apiRoles.map((role) => ({
    owner: role,
    name: `count_as_${role}`,
    parameters: 'question text',
    returns: 'int8',
    body: 'declare counted int8; begin execute question into counted; return counted; end',
  })),
];

function definition({ owner, name, parameters, returns, body }: Isolated): string {
  const types = parameters
    .split(', ')
    .map((parameter) => parameter.split(' ')[1])
    .join(', ');
  const signature = `saywright.${name}(${types})`;
  return `create or replace function saywright.${name}(${parameters}) returns ${returns} language plpgsql
  security definer set search_path = public, pg_temp as $isolated$ ${body} $isolated$;
grant create on schema saywright to ${owner};
alter function ${signature} owner to ${owner};
revoke create on schema saywright from ${owner};
revoke execute on function ${signature} from public;`;
}

/**
 * Functions that run the SQL of plans, questions and access checks. Postgres refuses to change the role or the session
 * user inside a SECURITY DEFINER function, so nothing in that SQL can regain the rights of the engine's connection,
 * which has all rights; `set local role` alone could be reset. `set_config` is the only function that changes settings,
 * so no other role may call it, where the engine's role may decide that; elsewhere it has few rights to regain. An owner
 * needs the right to create while a function is given to it. `extensions.moddatetime` is the only function that a trigger of a plan may run: it sets
 * the column of its argument to the current time, as the extension of that name does on Supabase. Idempotent.
 */
export const isolationSql = `${functions.map(definition).join('\n')}
revoke execute on function pg_catalog.set_config(text, text, boolean) from public;
create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role, saywright_plan;
create or replace function extensions.moddatetime() returns trigger language plpgsql set search_path = '' as
  $moddatetime$ begin return jsonb_populate_record(new, jsonb_build_object(tg_argv[0], now())); end $moddatetime$;
`;

/** Brings the isolation of an open project database up to date; databases from earlier versions lack it. */
export async function isolate(session: SqlSession): Promise<void> {
  await session.run(`begin; ${isolationSql} commit;`);
}
