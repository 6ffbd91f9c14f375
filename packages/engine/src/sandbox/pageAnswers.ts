import { z } from 'zod';
import type { Form } from '../access/pageUse.ts';
import { previewed } from '../access/previewed.ts';
import { addStaff, addTestPerson, personaOf, testPerson } from '../access/testPeople.ts';
import { become, type Persona } from '../access/people.ts';
import { problemOf, rolledBack, type SqlSession } from '../database/session.ts';
import type { ApiTrial } from '../projectApi/request.ts';
import type { PageAnswerView, PreviewViewer } from '../protocol/index.ts';
import { pageRequest, type RowRequest, type SentRequest } from './pageRequest.ts';
import { pageSql, referencesSql, type Reference, type Statement } from './pageSql.ts';

const visitor: Persona = { person: 'stranger', role: 'anon', claims: { role: 'anon' } };

const referenceRows = z.array(
  z.object({ from: z.string(), column: z.string(), to: z.string(), key: z.string() }),
);
const rowsOf = z.object({ rows: z.string() });

const said = (status: number, message: string, code = ''): PageAnswerView => ({
  status,
  body: JSON.stringify({ code, message }),
});

/** SQLSTATEs of a missing table or column, after a change that the pages do not know of. */
const missing = new Set(['42P01', '42703']);

/** What a refusal of the database is for the script of a page, as the API of a project would answer. */
function refused(error: unknown, as: PreviewViewer): PageAnswerView {
  const { code, message } = problemOf(error);
  // Without a code it is a fault of the engine.
  if (code === '') throw error;
  if (missing.has(code))
    return said(404, 'This page no longer fits the tables: something it shows was renamed or removed.', code);
  if (code === '42501') return said(as === 'visitor' ? 401 : 403, message, code);
  return said(code.startsWith('23') ? 409 : 400, message, code);
}

/** The statement for what a page sent; undefined for anything that the script of the pages does not send. */
function readRequest(
  sent: SentRequest,
  references: readonly Reference[],
): (Statement & { readonly does: RowRequest['do'] }) | undefined {
  try {
    const request = pageRequest(sent);
    return { ...pageSql(request, references), does: request.do };
  } catch {
    return undefined;
  }
}

/** The owner is staff only while a request of theirs runs, so that no row of theirs is in the way of an undo. */
async function asStaff<Value>(session: SqlSession, work: () => Promise<Value>): Promise<Value> {
  await addStaff(session);
  const value = await work();
  await session.query('delete from public.staff where user_id = $1', [testPerson('owner').id]);
  return value;
}

/** The app whose pages ask. */
interface AskedApp {
  readonly hasStaff: boolean;
  readonly forms: readonly Form[];
  /** The statements that make its tables, while its plan waits. */
  readonly plan?: ApiTrial['plan'];
}

/**
 * Answers a request of a page from the tables of a trial, as a visitor or a test person and with their rights. What they
 * add, change and delete stays: the whole project is thrown away with the tab. While the plan of the app waits, it is
 * shown with examples, as in a project, and nothing stays.
 */
export async function pageAnswer(
  session: SqlSession,
  sent: SentRequest & { readonly as: PreviewViewer },
  { hasStaff, forms, plan }: AskedApp,
): Promise<PageAnswerView> {
  const { as } = sent;
  if (sent.path.startsWith('/auth/'))
    return said(403, 'Nobody signs in here. Choose above the page as whom you see it.');
  if (plan && sent.method !== 'GET') return said(403, 'Nothing is stored before you execute the plan.');
  const persona = as === 'visitor' ? visitor : personaOf(as);
  const run = async (): Promise<PageAnswerView> => {
    const read = readRequest(sent, referenceRows.parse(await session.query(referencesSql)));
    if (!read) return said(400, 'This request can’t be answered here.');
    await become(session, persona);
    await session.run(`set local role ${persona.role}`);
    const [row] = await session.query(read.sql, read.parameters);
    await session.run('reset role');
    return read.does === 'read'
      ? { status: 200, body: rowsOf.parse(row).rows }
      : { status: read.does === 'add' ? 201 : 204, body: '' };
  };
  if (plan)
    return rolledBack(session, async () => {
      try {
        await previewed(session, { as, forms, hasStaff, plan });
        return await run();
      } catch (error) {
        return refused(error, as);
      }
    });
  await session.run('begin');
  try {
    if (as !== 'visitor') await addTestPerson(session, as);
    const answer = await (as === 'owner' && hasStaff ? asStaff(session, run) : run());
    await session.run('commit');
    return answer;
  } catch (error) {
    await session.run('rollback');
    return refused(error, as);
  }
}
