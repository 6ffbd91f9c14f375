import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { ReadPart, SiteChange, SiteQuestion } from '@saywright/domain/ast';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { embeddedCodeHost } from '../../packages/engine/src/code/embedded.ts';
import type {
  Planned,
  ProvenPlan,
  ReadRequest,
  ServiceDriver,
} from '../../packages/engine/src/operations/serviceDriver.ts';
import { operationView } from '../../packages/engine/src/operations/view.ts';
import type { CodeAction, CodeHost } from '../../packages/engine/src/ports/codeHost.ts';
import { randomIds } from '../../packages/engine/src/ports/system.ts';
import { planAnswerSchema } from '../../packages/engine/src/protocol/planAnswer.ts';
import { siteDriver } from '../../packages/engine/src/site/driver.ts';
import type { OperationRow, ProjectRow } from '../../packages/engine/src/store/store.ts';
import { operationRow } from '../support/operationRow.ts';
import { planPart, provenOf } from '../support/planPart.ts';
import { run } from './contracts/codeSteps.ts';
import { siteServer, type SiteServer } from './siteServer.ts';

let server: SiteServer;
let code: CodeHost;
let driver: ServiceDriver;
let project: ProjectRow;
let path: string;

beforeAll(async () => {
  server = await siteServer();
  code = embeddedCodeHost({
    directory: join(server.directory, '..', `code-${randomUUID()}`),
    clock: server.clock,
  });
  driver = siteDriver({
    host: server.host(),
    code,
    sitesUrl: () => 'https://sites.saywright.example',
    clock: server.clock,
    ids: randomIds,
  });
});
afterAll(() => server.close());

/** Proves and executes an action on the code that the site is made of. */
const act = (action: CodeAction): Promise<string> =>
  run({ host: code, project, inspect: async () => {} }, action);

async function save(text: string): Promise<void> {
  await act({
    kind: 'several',
    actions: [
      { kind: 'write-file', path: 'public/index.html', content: text },
      { kind: 'save', message: `page ${text}` },
    ],
  });
}

beforeEach(async () => {
  server.clock.set('2026-11-23T12:00:00.000Z');
  project = { id: randomUUID(), owner: randomUUID(), name: 'Shop' };
  await code.status(project);
  await save('main page');
  await act({ kind: 'create-branch', name: 'Winter', switchTo: true });
  await save('winter page');
  await act({ kind: 'switch', name: 'main' });
  ({ path } = await server.host().status(project));
});

const planned = (part: ReadPart, request?: Partial<ReadRequest>): Promise<Planned> =>
  planPart(driver, project, part, request);

async function provenFor(...changes: SiteChange[]): Promise<ProvenPlan> {
  return provenOf(await planned({ service: 'deployment', changes }));
}

async function execute(proven: ProvenPlan): Promise<{ readonly row: OperationRow; readonly text: string }> {
  const row = operationRow(proven, project);
  expect(await driver.execute(project, row)).toEqual({ ok: true, value: null });
  const outcome = await driver.readOutcome(project, row);
  if (!outcome) throw new Error('It was not recorded.');
  return { row, text: outcome.text };
}

async function carryOut(...changes: SiteChange[]): ReturnType<typeof execute> {
  return execute(await provenFor(...changes));
}

async function undo(row: OperationRow): Promise<void> {
  const back = await driver.planUndo(project, row);
  if (!back.ok) throw new Error(back.error);
  await execute(back.value);
}

async function answerTo(about: SiteQuestion['about']): Promise<string> {
  const answer = await planned({ service: 'deployment', question: { about } });
  if (answer.kind !== 'answer' || answer.answer.outcome.kind !== 'answer') throw new Error('No answer.');
  const { text, table } = answer.answer.outcome;
  return [text, ...(table?.rows ?? []).map((row) => row.join(' | '))].join('\n');
}

async function outcomeOf(...changes: SiteChange[]): Promise<unknown> {
  const answer = await planned(
    { service: 'deployment', changes },
    { instruction: 'Please publish wintr for me' },
  );
  return answer.kind === 'answer' ? answer.answer.outcome : answer.kind;
}

const home = async (): Promise<string> => (await server.visit(path)).body;

describe('branches', () => {
  test('a named branch is published, with capitals ignored, and undo shows what was there before', async () => {
    await carryOut({ do: 'publish' });
    expect(await home()).toBe('main page');
    const { row, text } = await carryOut({ do: 'publish', branch: 'winter' });
    expect(await home()).toBe('winter page');
    expect(text).toMatch(/https:\/\/shop-[\da-f]{6}\.sites\.saywright\.example\/ /u);
    expect(row.plan.understood).toContain('Winter as last saved');
    await undo(row);
    expect(await home()).toBe('main page');
  });

  test('a preview is made, promoted unchanged, and says when the branch has newer saves', async () => {
    await carryOut({ do: 'publish' }, { do: 'preview', branch: 'Winter' });
    expect(await home()).toBe('main page');
    expect(await answerTo('previews')).toContain('Winter');
    await act({ kind: 'switch', name: 'Winter' });
    await save('newer winter page');
    const promotion = await provenFor({ do: 'promote', branch: 'winter' });
    expect(promotion.plan.warnings).toEqual([expect.stringContaining('newer saves')]);
    expect(promotion.risk).toBe('medium');
    const { row } = await execute(promotion);
    expect(await home()).toBe('winter page');
    await undo(row);
    expect(await home()).toBe('main page');
    await carryOut({ do: 'preview', branch: 'Winter' });
    await carryOut({ do: 'remove-preview', branch: 'Winter' });
    expect(await answerTo('previews')).toBe('There are no previews.');
  });

  test('an unknown name is asked, with the existing ones as choices, and nothing stays stored', async () => {
    const asked = await outcomeOf(
      { do: 'set-variable', name: 'KEY', value: 'secret' },
      { do: 'publish', branch: 'wintr' },
    );
    expect(asked).toMatchObject({
      kind: 'question',
      text: 'There is no branch called wintr. Which one do you mean?',
      choices: [
        { label: 'Winter', instruction: 'Please publish Winter for me' },
        { label: 'main', instruction: 'Please publish main for me' },
      ],
    });
    expect(await outcomeOf({ do: 'promote', branch: 'Winter' })).toMatchObject({
      kind: 'question',
      text: expect.stringContaining('no preview of Winter'),
    });
    expect(await outcomeOf({ do: 'remove-domain', domain: 'a.example.com' })).toMatchObject({
      kind: 'refusal',
    });
    expect(await outcomeOf({ do: 'roll-back', deploy: 'abcd' })).toMatchObject({
      kind: 'refusal',
      reason: 'No earlier version was ever published.',
    });
  });

  test('an earlier deploy is found by the start of its id', async () => {
    await carryOut({ do: 'publish' });
    const first = (await server.host().status(project)).live?.id ?? '';
    await carryOut({ do: 'publish', branch: 'Winter' });
    const { row } = await carryOut({ do: 'roll-back', deploy: first.slice(0, 8) });
    expect(await home()).toBe('main page');
    await undo(row);
    expect(await home()).toBe('winter page');
    expect(await outcomeOf({ do: 'roll-back', deploy: 'ffffffff' })).toMatchObject({
      kind: 'question',
      choices: [{ instruction: `Roll back to deploy ${first}` }],
    });
  });
});

describe('secrets', () => {
  test('a password in an instruction reaches neither the plan, the operation, nor a file', async () => {
    const part: ReadPart = {
      service: 'deployment',
      changes: [{ do: 'set-password', password: 'Peony(26)+x' }],
    };
    const words = [{ said: 'use peony(26)+x', read: 'the password is Peony(26)+x' }];
    const answer = await planned(part, { instruction: 'put a password on it, Peony(26)+x', words });
    if (answer.kind !== 'proven') throw new Error('Not planned.');
    const view = operationView(operationRow(answer.proven, project), 'Shop');
    for (const text of [JSON.stringify(answer), JSON.stringify(view)])
      expect(text.toLowerCase()).not.toContain('peony');
    expect(view).toMatchObject({
      instruction: 'put a password on it, ••••',
      reading: { words: [{ said: 'use ••••', read: 'the password is ••••' }] },
      commands: [expect.stringContaining('••••')],
    });
    expect(answer.details).not.toHaveProperty('shownOnce');
  });

  test('a generated password is in the answer and nowhere else, and it opens the site', async () => {
    await carryOut({ do: 'publish' });
    const answer = await planned({ service: 'deployment', changes: [{ do: 'set-password', scope: 'live' }] });
    if (answer.kind !== 'proven') throw new Error('Not planned.');
    const { shownOnce } = answer.details;
    expect(shownOnce?.value).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect(JSON.stringify(answer.proven)).not.toContain(shownOnce?.value);
    expect(
      planAnswerSchema.parse({
        explanation: 'x',
        outcome: { kind: 'outline', text: '', sql: '', commands: [] },
        shownOnce,
      }),
    ).toMatchObject({ shownOnce });
    expect(answer.proven.plan.warnings).toEqual([
      expect.stringContaining('Previews'),
      expect.stringContaining('until your site has a domain'),
    ]);
    await execute(answer.proven);
    const opened = await server.visit(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `password=${shownOnce?.value ?? ''}`,
    });
    expect(opened.status).toBe(303);
    expect(await answerTo('password')).toMatch(/^The live site asks for a password\. Only a hash/);
  });

  test('values are hidden, and a declined plan forgets them', async () => {
    const proven = await provenFor({ do: 'set-variable', name: 'fee', value: '20', scope: 'previews' });
    expect(JSON.stringify(proven.plan)).not.toContain('"20"');
    await driver.declined(project, operationRow(proven, project));
    expect(await driver.execute(project, operationRow(proven, project))).toMatchObject({ ok: false });
    await carryOut({ do: 'set-variable', name: 'FEE', value: '20', scope: 'previews' });
    await carryOut({ do: 'set-variable', name: 'fee', value: '25' });
    expect(await answerTo('variables')).toContain('FEE | •••• | live site and previews');
  });
});

describe('plans', () => {
  test.each([
    ['low', { do: 'redirect', from: '/a', to: '/b' }],
    ['low', { do: 'preview', branch: 'Winter' }],
    ['low', { do: 'set-password', password: 'peony26', scope: 'previews' }],
    ['medium', { do: 'set-password', password: 'peony26', scope: 'live' }],
    ['medium', { do: 'add-domain', domain: 'risk.example.com' }],
    ['medium', { do: 'schedule', at: '2026-12-01T06:00:00Z', what: { do: 'publish', branch: 'Winter' } }],
    ['high', { do: 'schedule', at: '2026-12-01T06:00:00Z', what: { do: 'take-offline' } }],
    ['high', { do: 'take-offline', message: 'Closed' }],
    ['high', { do: 'delete-site' }],
  ] satisfies [string, SiteChange][])('the risk is %s for %j', async (risk, change) => {
    await carryOut({ do: 'publish' });
    expect((await provenFor(change)).risk).toBe(risk);
  });

  test('removing a password or a domain is high, with a second confirmation', async () => {
    await carryOut(
      { do: 'set-password', password: 'peony26' },
      { do: 'add-domain', domain: 'plans.example.com' },
    );
    for (const change of [
      { do: 'remove-password' },
      { do: 'remove-domain', domain: 'PLANS.example.com' },
    ] satisfies SiteChange[]) {
      const view = operationView(operationRow(await provenFor(change), project), 'Shop');
      expect(view.risk).toBe('high');
      expect(view.confirmation?.sentence).toMatch(/^Yes, remove .* in Shop\.$/);
    }
  });

  test('several changes are one plan, with one undo, and say what to enter at the registrar', async () => {
    const proven = await provenFor(
      { do: 'publish' },
      { do: 'add-domain', domain: 'shop.example.net' },
      { do: 'redirect', from: '/old', to: '/' },
    );
    expect(proven.plan).toMatchObject({
      title: expect.stringMatching(/^Publish shop-\w+, add shop\.example\.net and redirect \/old$/),
      action: { kind: 'several' },
    });
    expect(proven.plan.steps).toHaveLength(4);
    const lines = 'lines' in proven.proof ? proven.proof.lines : [];
    expect(lines).toEqual(
      expect.arrayContaining([
        { label: 'Domain added', value: 'shop.example.net', tone: 'plain' },
        { label: 'Redirect added', value: '/old to /', tone: 'plain' },
      ]),
    );
    const { row, text } = await execute(proven);
    expect(text).toContain(
      'At the registrar of shop.example.net, enter a CNAME record with the value sites.saywright.example',
    );
    expect(await answerTo('domains')).toContain('shop.example.net | main domain');
    expect(await answerTo('redirects')).toContain('/old | /');
    await undo(row);
    expect(await server.host().status(project)).toMatchObject({ live: null, domains: [], redirects: [] });
  });

  test('a plan says that the site has changed since, and is proven again on request', async () => {
    await carryOut({ do: 'publish' });
    const proven = await provenFor({ do: 'publish', branch: 'Winter' });
    await carryOut({ do: 'take-offline', message: 'Closed' });
    const row = operationRow(proven, project);
    expect(await driver.execute(project, row)).toEqual({ ok: false, error: { kind: 'changed' } });
    expect(await home()).toContain('Closed');
    expect(await driver.proveAgain(project, row)).toMatchObject({ ok: true });
  });
});

describe('answers', () => {
  test('the status says whether the site works right now, and why not', async () => {
    expect(await answerTo('status')).toBe('Nothing is published yet.');
    await carryOut({ do: 'publish' }, { do: 'set-password', password: 'peony26', scope: 'live' });
    expect(await answerTo('status')).toMatch(
      /^Your site is live at https:.* The live site asks for a password\.$/,
    );
    const at = '2026-12-01T07:00:00+01:00';
    await carryOut({ do: 'schedule', at, what: { do: 'publish', branch: 'Winter' } });
    expect(await answerTo('status')).toMatch(
      /Next: publish Winter, \w{8} “Winter” on Tuesday,? 1 December 2026 at 06:00 UTC\.$/,
    );
    await carryOut({ do: 'take-offline', message: 'Lice' });
    expect(await answerTo('status')).toMatch(/^Your site is offline\. Visitors get “Lice” instead\./);
    server.clock.set('2026-12-01T06:00:00.000Z');
    await server.host().runDue();
    expect(await answerTo('status')).toContain('was not carried out: Your site had changed since');
    expect(await answerTo('schedule')).toMatch(/^Nothing is scheduled\.\nTuesday.* \| not done: /);
    expect(await home()).toContain('password');
  });

  test('cancelling names what will not happen', async () => {
    await carryOut({ do: 'publish' });
    await carryOut({ do: 'schedule', at: '2026-12-01T06:00:00Z', what: { do: 'take-offline' } });
    const proven = await provenFor({ do: 'cancel-schedule' });
    expect(proven.plan.understood).toContain('take the site offline on Tuesday');
    expect(proven.risk).toBe('medium');
    const { row } = await execute(proven);
    expect(await answerTo('schedule')).toBe('Nothing is scheduled.');
    await undo(row);
    expect(await answerTo('schedule')).toContain('1 change scheduled');
  });
});
