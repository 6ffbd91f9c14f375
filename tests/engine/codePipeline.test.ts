import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands, type OperationView, type PlanAnswer } from '@saywright/engine/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn, type ApiClient } from '../support/api.ts';
import { operationOf } from '../support/carryOut.ts';
import { startServer, type TestServer } from '../support/server.ts';

let directory: string;
let server: TestServer;
let founder: ApiClient;
let files: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'saywright-hosts-'));
  server = await startServer(directory);
  founder = await signIn(server.url, 'founder@example.org');
  const { id } = await founder.send(commands.getProject, {});
  await founder.send(commands.codeStatus, {});
  files = join(directory, 'v1-pg17', 'code', id, 'files');
});
afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

type PlanCommand = typeof commands.planCode;

async function ask(command: PlanCommand, instruction: string): Promise<PlanAnswer> {
  return founder.send(command, { instruction });
}

async function planWith(command: PlanCommand, instruction: string): Promise<OperationView> {
  return operationOf(await ask(command, instruction));
}

async function execute({ id }: OperationView, confirmed = true): Promise<OperationView> {
  return founder.send(commands.execute, { operationId: id, confirmed });
}

async function code(instruction: string): Promise<OperationView> {
  return execute(await planWith(commands.planCode, instruction));
}

async function site(instruction: string): Promise<OperationView> {
  return execute(await planWith(commands.planSite, instruction));
}

async function undo({ id }: OperationView): Promise<OperationView> {
  return execute(await founder.send(commands.undo, { operationId: id }));
}

async function visit(url: string): Promise<string | undefined> {
  const response = await fetch(url);
  return response.ok ? response.text() : undefined;
}

async function lineOf(operation: OperationView, label: string): Promise<string | undefined> {
  return operation.proof?.lines.find((line) => line.label === label)?.value;
}

test('a project gets the name its owner gives it, and no empty one', async () => {
  expect(await founder.send(commands.nameProject, { name: ' Garden club ' })).toEqual({
    name: 'Garden club',
  });
  expect((await founder.send(commands.getProject, {})).name).toBe('Garden club');
  await expect(founder.send(commands.nameProject, { name: '  ' })).rejects.toThrow('incomplete');
  await expect(founder.send(commands.nameProject, { name: 'x'.repeat(121) })).rejects.toThrow('incomplete');
  await founder.send(commands.nameProject, { name: 'my-project' });
});

describe('code in the pipeline', () => {
  test('a save is planned, proven, executed, journalled and undone', async () => {
    await writeFile(join(files, 'about.html'), 'about us');
    const plan = await planWith(commands.planCode, 'Save my changes as About page');
    expect(plan).toMatchObject({
      service: 'code-hosting',
      type: 'repository',
      state: 'proven',
      risk: 'low',
      sql: '',
      commands: ['git add --all', "git commit --message 'About page'"],
    });
    expect(await lineOf(plan, 'Files added')).toBe('1');
    expect((await founder.send(commands.codeStatus, {})).commits).toHaveLength(1);
    const done = await execute(plan, false);
    expect(done).toMatchObject({ state: 'executed', doneTitle: 'Saved “About page”' });
    const status = await founder.send(commands.codeStatus, {});
    expect(status).toMatchObject({
      unsaved: [],
      commits: [{ message: 'About page', author: 'Founder' }, {}],
    });
    expect(await founder.journal(done.id)).toEqual(['executed']);
    const back = await undo(done);
    expect(back).toMatchObject({ state: 'executed', undoOf: done.id });
    const listed = await founder.send(commands.listOperations, {});
    expect(listed.find(({ id }) => id === done.id)?.state).toBe('undone');
    expect((await founder.send(commands.codeStatus, {})).unsaved).toMatchObject([{ path: 'about.html' }]);
    await undo(back);
    expect((await founder.send(commands.codeStatus, {})).unsaved).toEqual([]);
  });

  test('what changed since the proof is proven again, with the new numbers', async () => {
    await writeFile(join(files, 'one.txt'), '1');
    const plan = await planWith(commands.planCode, 'Save everything');
    await writeFile(join(files, 'two.txt'), '2');
    await expect(execute(plan)).rejects.toThrow('Your code changed since this was proven');
    const again = (await founder.send(commands.listOperations, {})).find(({ id }) => id === plan.id);
    expect(again?.state).toBe('proven');
    expect(again?.proof?.lines).toContainEqual({ label: 'Files added', value: '2', tone: 'plain' });
    expect((await execute(plan)).state).toBe('executed');
  });

  test('what cannot be done any more is a conflict in words, not an error of the server', async () => {
    const [first, second] = [
      await planWith(commands.planCode, 'Create a branch called twice'),
      await planWith(commands.planCode, 'Create a branch called twice'),
    ];
    const made = await execute(first);
    await expect(execute(second)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('twice'),
    });
    await undo(made);
  });

  test('a conflict is reported before anything is done', async () => {
    await writeFile(join(files, 'price.txt'), '10\n');
    await code('Save as Price');
    await code('Create a branch called sale and switch to it');
    await writeFile(join(files, 'price.txt'), '8\n');
    await code('Save as Sale');
    await code('Switch to main');
    await writeFile(join(files, 'price.txt'), '12\n');
    await code('Save as Rise');
    const answer = await ask(commands.planCode, 'Merge sale into main');
    expect(answer).toMatchObject({
      success: false,
      branchInfo: { currentBranch: 'main', targetBranch: 'main', conflictsDetected: true },
      outcome: { kind: 'refusal', reason: expect.stringContaining('price.txt') },
    });
  });

  test('deleting a branch with commits that no other branch has needs a second confirmation that names it', async () => {
    const plan = await planWith(commands.planCode, 'Delete branch sale');
    expect(plan).toMatchObject({ risk: 'high', planRisk: 'high' });
    expect(plan.confirmation?.sentence).toBe(
      'Yes, delete the branch sale with 1 save that exists nowhere else in my-project.',
    );
    await expect(execute(plan, false)).rejects.toThrow('confirm');
    const done = await execute(plan);
    expect((await founder.send(commands.codeStatus, {})).branches).toHaveLength(1);
    await undo(done);
    expect((await founder.send(commands.codeStatus, {})).branches).toMatchObject([{}, { name: 'sale' }]);
  });

  test('questions are answered, and the service chosen by hand counts', async () => {
    expect((await ask(commands.planCode, 'What changed?')).outcome).toMatchObject({
      kind: 'answer',
      text: 'You are on main, and everything is saved.',
      commands: ['git status'],
    });
    const chosen = await founder.send(commands.planDatabase, {
      instruction: 'Show the history',
      service: 'code-hosting',
    });
    expect(chosen.outcome).toMatchObject({ kind: 'answer', table: { rows: expect.anything() } });
  });

  test("somebody else's code and plans stay theirs", async () => {
    const stranger = await signIn(server.url, 'stranger@example.org');
    const plan = await planWith(commands.planCode, 'Create a branch called mine');
    await expect(stranger.send(commands.execute, { operationId: plan.id, confirmed: true })).rejects.toThrow(
      'no such operation',
    );
    await expect(stranger.send(commands.stop, { operationId: plan.id })).rejects.toThrow('no such operation');
    expect((await stranger.send(commands.codeStatus, {})).commits).toMatchObject([
      { message: 'Start the project' },
    ]);
  });
});

describe('the site in the pipeline', () => {
  test('publishing shows nothing before it is approved, and undo reverts it', async () => {
    const { url, live } = await founder.send(commands.siteStatus, {});
    expect(live).toBeNull();
    expect(new URL(url).origin).toBe(server.sitesUrl);
    const answer = await ask(commands.planSite, 'Publish my site');
    expect(answer.deploymentInfo).toMatchObject({
      siteUrl: url,
      buildTime: expect.stringMatching(/^\d+ ms$/),
    });
    expect(await visit(url)).toBeUndefined();
    const plan = operationOf(answer);
    expect(plan).toMatchObject({
      service: 'deployment',
      type: 'deploy',
      risk: 'medium',
      commands: ['netlify deploy --prod'],
    });
    expect(await lineOf(plan, 'From')).toBe('nothing');
    const [newest] = (await founder.send(commands.codeStatus, {})).commits;
    expect(await lineOf(plan, 'To')).toBe(`${newest?.id.slice(0, 8)} “${newest?.message}”`);
    const done = await execute(plan);
    const published = (await founder.send(commands.siteStatus, {})).live;
    expect(published?.commit).toBe(newest?.id);
    expect(done.result).toContain(`Your site is live at ${url}`);
    // What is served from this machine is not described as public.
    expect(done.result).toContain('Only this machine can open that address.');
    expect(plan.understood).toContain('Only this machine can open that address.');
    expect(done.effect).toEqual({ kind: 'published', address: url });
    expect(await visit(url)).toContain('<h1>my-project</h1>');
    expect((await ask(commands.planSite, 'Publish')).outcome).toMatchObject({
      kind: 'refusal',
      reason: expect.stringContaining('already see exactly this'),
    });
    const back = await undo(done);
    expect(await visit(url)).toBeUndefined();
    await undo(back);
    expect(await visit(url)).toContain('my-project');
  });

  test('a preview, a second publish, and a rollback to the first', async () => {
    const { url } = await founder.send(commands.siteStatus, {});
    await writeFile(join(files, 'public', 'index.html'), 'second');
    await code('Save as Second page');
    const preview = await site('Preview');
    const address = preview.effect?.address ?? '';
    expect(preview.effect?.kind).toBe('preview-made');
    expect([await visit(address), (await visit(url))?.includes('my-project')]).toEqual(['second', true]);
    await site('Publish');
    expect(await visit(url)).toBe('second');
    const plan = await planWith(commands.planSite, 'Roll back');
    expect(await lineOf(plan, 'Files changed')).toBe('1');
    await execute(plan);
    expect(await visit(url)).toContain('my-project');
    expect((await founder.send(commands.siteStatus, {})).deploys).toHaveLength(3);
  });

  test('the value of a variable is stored in one place only', async () => {
    const secret = 'correct-horse-battery-staple';
    const answer = await ask(commands.planSite, `Set environment variable API_KEY to ${secret}`);
    expect(answer.environmentVars).toEqual(['API_KEY']);
    const plan = operationOf(answer);
    expect(plan.instruction).toBe('Set environment variable API_KEY to ••••');
    // It builds and deploys nothing, so the answer has no address and no build time.
    expect(answer.deploymentInfo).toBeUndefined();
    await execute(plan);
    const reported = [
      answer,
      await founder.send(commands.siteStatus, {}),
      await founder.send(commands.listOperations, {}),
    ];
    expect(JSON.stringify(reported)).not.toContain(secret);
    expect((await ask(commands.planSite, 'List environment variables')).outcome).toMatchObject({
      table: { rows: [['API_KEY', '••••', 'live site and previews']] },
    });
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    const holders: string[] = [];
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile() && (await readFile(path)).includes(secret))
        holders.push(path.slice(directory.length + 1));
    }
    expect(holders).toEqual([expect.stringMatching(/^v1-pg17\/sites\/values\/[0-9a-f-]{36}\.json$/)]);
    const removal = await site('Remove variable API_KEY');
    expect(removal.effect).toEqual({ kind: 'variable-removed' });
    await undo(removal);
    expect((await founder.send(commands.siteStatus, {})).variables).toEqual(['API_KEY']);
  });

  test('a declined publish leaves nothing, and a deleted site comes back', async () => {
    const { url } = await founder.send(commands.siteStatus, {});
    await writeFile(join(files, 'public', 'index.html'), 'third');
    await code('Save as Third page');
    const declined = await planWith(commands.planSite, 'Publish');
    await founder.send(commands.decline, { operationId: declined.id });
    const gone = await planWith(commands.planSite, 'Delete the site');
    expect(gone.risk).toBe('high');
    expect(gone.confirmation?.sentence).toMatch(
      /^Yes, delete the site my-project-[0-9a-f]{6} in my-project\.$/,
    );
    const done = await execute(gone);
    expect(await visit(url)).toBeUndefined();
    await undo(done);
    expect(await visit(url)).toContain('my-project');
  });

  test('everything is there after a restart', async () => {
    const before = await founder.send(commands.siteStatus, {});
    const path = new URL(before.url).pathname;
    await server.kill();
    server = await startServer(directory);
    founder = await signIn(server.url, 'founder@example.org');
    expect(await visit(`${server.sitesUrl}${path}`)).toContain('my-project');
    expect((await founder.send(commands.codeStatus, {})).commits[0]?.message).toBe('Third page');
  });

  test('neither origin serves what belongs to the other', async () => {
    const { url } = await founder.send(commands.siteStatus, {});
    expect((await fetch(`${server.sitesUrl}/bridge/v1/config`)).status).toBe(404);
    const page = await fetch(`${server.url}${new URL(url).pathname}`);
    expect(await page.text()).not.toContain('my-project');
    expect((await fetch(`${server.sitesUrl}/api/v1/sites`)).status).toBe(401);
  });
});

describe('an instruction for another service', () => {
  test('is sent there at one press, whichever service was asked', async () => {
    expect((await ask(commands.planDatabase, 'Publish my site')).outcome).toEqual({
      kind: 'question',
      text: 'That is about your site, not about your database.',
      choices: [
        { label: 'Ask about your site instead', instruction: 'Publish my site', service: 'deployment' },
      ],
    });
    expect((await ask(commands.planSite, 'Save my changes')).outcome).toMatchObject({
      choices: [{ service: 'code-hosting' }],
    });
    expect((await ask(commands.planCode, 'Create a customers table with a name')).outcome).toMatchObject({
      choices: [{ service: 'database' }],
    });
  });

  test('takes no value of a variable along, and none is kept', async () => {
    const refused = await ask(commands.planDatabase, 'Set API_KEY to hush123');
    expect(JSON.stringify(refused)).not.toContain('hush123');
    expect(refused.outcome).toMatchObject({ choices: [{ instruction: 'Set variable API_KEY' }] });
    const plan = await planWith(commands.planSite, 'set api_key to hush123');
    expect(plan.instruction).toBe('Set environment variable API_KEY to ••••');
    expect(JSON.stringify(await founder.send(commands.listOperations, {}))).not.toContain('hush123');
    await founder.send(commands.decline, { operationId: plan.id });
  });
});

test("the proof of a project's first deploy names the save that visitors then get", async () => {
  const newcomer = await signIn(server.url, 'newcomer@example.org');
  const plan = operationOf(await newcomer.send(commands.planSite, { instruction: 'Publish my site' }));
  await newcomer.send(commands.execute, { operationId: plan.id, confirmed: true });
  const { commits } = await newcomer.send(commands.codeStatus, {});
  const { live } = await newcomer.send(commands.siteStatus, {});
  expect(commits).toHaveLength(1);
  expect(live?.commit).toBe(commits[0]?.id);
  expect(JSON.stringify(plan.proof?.lines)).toContain(commits[0]?.id.slice(0, 8));
});
