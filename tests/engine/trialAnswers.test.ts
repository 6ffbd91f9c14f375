import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appReading, describedApp, readApp } from '@saywright/domain/app';
import { writePlan } from '@saywright/domain/write';
import type { PreviewViewer } from '@saywright/engine/protocol';
import { sign } from 'hono/jwt';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Form } from '../../packages/engine/src/access/pageUse.ts';
import { addStaff, addTestPerson, testPerson } from '../../packages/engine/src/access/testPeople.ts';
import { isolate } from '../../packages/engine/src/database/isolation.ts';
import type { SqlSession } from '../../packages/engine/src/database/session.ts';
import { enginePaths } from '../../packages/engine/src/paths.ts';
import { usesOf } from '../../packages/engine/src/pages/pageUses.ts';
import { pgliteApiDatabase } from '../../packages/engine/src/pglite/apiDatabase.ts';
import { openPglite } from '../../packages/engine/src/pglite/open.ts';
import { pgliteSession } from '../../packages/engine/src/pglite/session.ts';
import { projectApi, type ProjectApi } from '../../packages/engine/src/projectApi/answer.ts';
import { pageAnswer } from '../../packages/engine/src/sandbox/pageAnswers.ts';
import type { SentRequest } from '../../packages/engine/src/sandbox/pageRequest.ts';
import { dropTables, seed } from './support.ts';

const sentences = z
  .array(z.object({ kind: z.string(), sentences: z.array(z.string()) }))
  .parse(JSON.parse(readFileSync(new URL('../eval/apps/sentences.json', import.meta.url), 'utf8')));

const jwtSecret = 'a secret of this test, long enough';
let directory: string;
let session: SqlSession;
let api: ProjectApi;
let close: () => Promise<void>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'saywright-trial-'));
  const database = await openPglite(join(directory, 'project'), enginePaths.projectTemplate);
  session = pgliteSession(database);
  await isolate(session);
  api = await projectApi(pgliteApiDatabase(database, session));
  close = () => database.close();
});
afterAll(async () => {
  await close();
  await rm(directory, { recursive: true, force: true });
});

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** The library writes moments with a space and decimals as text, hosted projects do not; the pages read both. */
function asWritten(_: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (/^\d{4}-\d\d-\d\d[ T]\d\d:/u.test(value)) return Date.parse(value);
  return /^-?\d+\.\d+$/u.test(value) ? Number(value) : value;
}
const parsed = (text: string): unknown => (text === '' ? undefined : JSON.parse(text, asWritten));

const codeOf = z.object({ code: z.string() });

/** Whether something was saved, otherwise why not. */
interface Outcome {
  readonly status: number;
  readonly code: string | undefined;
}

const outcomeOf = ({ status, body }: Answered): Outcome => ({
  status,
  code: codeOf.safeParse(body).data?.code,
});

/** The answer of a trial. */
async function inTrial(as: PreviewViewer, request: SentRequest, hasStaff: boolean): Promise<Answered> {
  const { status, body } = await pageAnswer(session, { ...request, as }, { hasStaff, forms: [] });
  return { status, body: parsed(body) };
}

/** The answer of a project's API to the same person. */
async function inProject(as: PreviewViewer, request: SentRequest, hasStaff: boolean): Promise<Answered> {
  const headers: [string, string][] = [
    ['apikey', 'any'],
    ['content-type', 'application/json'],
  ];
  if (request.method !== 'GET') headers.push(['prefer', 'return=minimal']);
  if (as !== 'visitor') {
    await addTestPerson(session, as);
    if (as === 'owner' && hasStaff) await addStaff(session);
    const { id, email } = testPerson(as);
    const exp = Math.floor(Date.now() / 1000) + 60;
    const claims = { sub: id, email, role: 'authenticated', aud: 'authenticated', exp };
    headers.push(['authorization', `Bearer ${await sign(claims, jwtSecret, 'HS256')}`]);
  }
  const { status, body } = await api.answer({
    method: request.method,
    url: `http://project.test${request.path}`,
    headers,
    body: request.body === undefined ? null : new TextEncoder().encode(request.body),
    keyType: 'publishable',
    jwtSecret,
    origin: 'http://project.test',
    confirmAddresses: false,
  });
  return { status, body: parsed(body === null ? '' : new TextDecoder().decode(body)) };
}

/** What the script of the pages asks for a list, as its attributes say. */
function listRequests(html: string): readonly SentRequest[] {
  return [...html.matchAll(/<app-list (?<attributes>[^>]*)>/gu)].map(({ groups }) => {
    const attributes = groups?.['attributes'] ?? '';
    const valueOf = (name: string): string | undefined =>
      new RegExp(`\\b${name}="(?<value>[^"]*)"`, 'u').exec(attributes)?.groups?.['value'];
    const search = valueOf('search');
    const query = new URLSearchParams({
      select: valueOf('select') ?? '*',
      order: valueOf('order') ?? '',
      limit: '100',
      ...(search !== undefined && {
        or: `(${search
          .split(',')
          .map((field) => `${field}.ilike.*xampl_*`)
          .join(',')})`,
      }),
    });
    return { method: 'GET', path: `/rest/v1/${valueOf('from') ?? ''}?${query.toString()}` };
  });
}

const samples: Readonly<Record<string, unknown>> = {
  number: '3',
  checkbox: true,
  date: '2030-01-15',
  'datetime-local': '2030-01-15T10:00:00.000Z',
  email: 'somebody@example.invalid',
  url: 'https://example.invalid/',
};

/** What the script of the pages sends once a form is filled in. */
async function formRequest({ table, fields }: Form): Promise<SentRequest> {
  const row: Record<string, unknown> = {};
  for (const { name, type, choice, options } of fields) {
    const [first] = options ? await session.query(`select id from public."${options.table}" limit 1`) : [];
    row[name] = options ? first?.['id'] : (choice ?? samples[type] ?? `Example "one", it’s`);
  }
  return { method: 'POST', path: `/rest/v1/${table}`, body: JSON.stringify(row) };
}

const people = ['visitor', 'customer', 'owner'] as const;

test.each(sentences)(
  'pages of the kind $kind get the same answers in a trial as from a project',
  async ({ sentences: [sentence = ''] }) => {
    const request = readApp(describedApp(sentence)?.instruction ?? sentence);
    if (!request) throw new Error(`Not read: ${sentence}`);
    const { reading, files } = appReading(request, { script: '', styles: '', key: '' });
    const [made] = reading.parts;
    if (made?.service !== 'database' || !('changes' in made)) throw new Error('It has no tables.');
    const written = writePlan(made.changes, { tables: [] });
    if (!written.ok) throw new Error(written.error);
    await seed(session, written.value.plan.sql);
    await api.forgetTables();
    try {
      const pages = files.filter(({ path }) => path.endsWith('.html')).map(({ content }) => content);
      const uses = pages.flatMap((html) => usesOf('page.html', html).uses);
      const hasStaff = uses.some(({ as }) => as === 'staff');
      const own: unknown[] = [];
      const theirs: unknown[] = [];
      for (const form of uses) {
        if (form.kind !== 'form' || form.onlyChanges) continue;
        for (const as of people) {
          const sent = await formRequest(form);
          own.push(outcomeOf(await inTrial(as, sent, hasStaff)));
          const later = outcomeOf(await inProject(as, sent, hasStaff));
          // The same row once more may be one too many.
          theirs.push(later.status === 409 ? own.at(-1) : later);
        }
      }
      expect(own).toEqual(theirs);
      for (const html of pages)
        for (const list of listRequests(html))
          for (const as of people)
            expect(await inTrial(as, list, hasStaff)).toEqual(await inProject(as, list, hasStaff));
    } finally {
      await dropTables(session);
    }
  },
);
