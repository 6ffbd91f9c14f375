import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type {
  SiteAction,
  SiteHost,
  SiteProject,
  SiteProof,
  SiteStatus,
} from '../../../packages/engine/src/ports/siteHost.ts';

/** One project's site on a host under test, as its visitors see it. */
export interface SiteSpace {
  readonly host: SiteHost;
  readonly project: SiteProject;
  /** What a visitor gets at a path, or undefined where there is nothing. */
  readonly visit: (path: string) => Promise<string | undefined>;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Hands over files; the answer is the deploy's id. */
export async function prepare(
  { host, project }: SiteSpace,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  const prepared = await host.prepare(project, {
    title: 'Work',
    branch: 'main',
    commit: 'a'.repeat(40),
    files: Object.entries(files).map(([path, text]) => ({ path, bytes: bytes(text) })),
  });
  if (!prepared.ok) throw new Error(prepared.error);
  return prepared.value;
}

export async function proveSite({ host, project }: SiteSpace, action: SiteAction): Promise<SiteProof> {
  const proof = await host.prove(project, action);
  if (!proof.ok) throw new Error(proof.error);
  return proof.value;
}

/** Proves and executes; the operation's id is the answer. */
export async function runSite(space: SiteSpace, action: SiteAction): Promise<string> {
  const { signature, effect, undo } = await proveSite(space, action);
  expect(undo).toBe('exact');
  const operationId = randomUUID();
  const done = await space.host.execute(space.project, { action, operationId, signature });
  expect(done).toMatchObject({ ok: true, value: { operationId } });
  expect(done.ok && done.value.effect.files).toEqual(effect.files);
  return operationId;
}

export async function publish(space: SiteSpace, files: Readonly<Record<string, string>>): Promise<string> {
  const deploy = await prepare(space, files);
  await runSite(space, { kind: 'publish', deploy });
  return deploy;
}

async function status({ host, project }: SiteSpace): Promise<SiteStatus> {
  return host.status(project);
}

async function live(space: SiteSpace, path = ''): Promise<string | undefined> {
  return space.visit(`${(await status(space)).path}${path}`);
}

/** What every site host does; `open` gives a fresh project each time. */
export function siteHostContract(open: () => Promise<SiteSpace>): void {
  test('nothing is there before the first publish', async () => {
    const space = await open();
    expect(await status(space)).toMatchObject({ live: null, deploys: [], variables: [], deleted: false });
    expect(await live(space)).toBeUndefined();
  });

  test('storing and proving shows nothing to anybody; executing does, and undo reverts it', async () => {
    const space = await open();
    const deploy = await prepare(space, { 'index.html': 'one', 'css/a.css': 'x' });
    const proof = await proveSite(space, { kind: 'publish', deploy });
    expect(proof.effect).toMatchObject({
      live: { before: null, after: { id: deploy, files: 2, bytes: 4 } },
      files: { added: 2, changed: 0, removed: 0, same: 0, bytes: 4 },
      online: { before: false, after: true },
    });
    expect(await live(space)).toBeUndefined();
    expect(await space.visit(`/_deploys/${deploy}/`)).toBeUndefined();
    const id = await runSite(space, { kind: 'publish', deploy });
    expect([await live(space), await live(space, 'css/a.css')]).toEqual(['one', 'x']);
    const undo = await runSite(space, { kind: 'undo', operationId: id });
    expect(await live(space)).toBeUndefined();
    expect(await space.visit(`/_deploys/${deploy}/`)).toBeUndefined();
    await runSite(space, { kind: 'undo', operationId: undo });
    expect(await live(space)).toBe('one');
  });

  test('a second publish is counted against the first, and undo leads back to it', async () => {
    const space = await open();
    const first = await publish(space, { 'index.html': 'one', 'same.txt': 's', 'old.txt': 'o' });
    const deploy = await prepare(space, { 'index.html': 'three', 'same.txt': 's', 'new.txt': 'n' });
    const { effect } = await proveSite(space, { kind: 'publish', deploy });
    expect(effect.files).toMatchObject({ added: 1, changed: 1, removed: 1, same: 1, bytes: 2 });
    expect([effect.live.before?.id, effect.live.after?.id]).toEqual([first, deploy]);
    const id = await runSite(space, { kind: 'publish', deploy });
    expect(await live(space, 'old.txt')).toBeUndefined();
    await runSite(space, { kind: 'undo', operationId: id });
    expect([await live(space), await live(space, 'old.txt')]).toEqual(['one', 'o']);
  });

  test('a preview has a separate address and leaves the site alone', async () => {
    const space = await open();
    await publish(space, { 'index.html': 'one' });
    const deploy = await prepare(space, { 'index.html': 'two' });
    const id = await runSite(space, { kind: 'preview', deploy });
    expect([await live(space), await space.visit(`/_deploys/${deploy}/`)]).toEqual(['one', 'two']);
    await runSite(space, { kind: 'undo', operationId: id });
    expect(await space.visit(`/_deploys/${deploy}/`)).toBeUndefined();
  });

  test('an earlier deploy can be published again', async () => {
    const space = await open();
    const first = await publish(space, { 'index.html': 'one' });
    await publish(space, { 'index.html': 'two' });
    await runSite(space, { kind: 'publish', deploy: first });
    expect(await live(space)).toBe('one');
    expect((await status(space)).deploys).toHaveLength(2);
  });

  test('what changed since the proof is not executed, and executing twice does it once', async () => {
    const space = await open();
    const deploy = await prepare(space, { 'index.html': 'mine' });
    const action = { kind: 'publish', deploy } as const;
    const { signature } = await proveSite(space, action);
    await publish(space, { 'index.html': 'other' });
    const operationId = randomUUID();
    const changed = await space.host.execute(space.project, { action, operationId, signature });
    expect(changed).toEqual({ ok: false, error: { kind: 'changed' } });
    expect(await space.host.applied(space.project, operationId)).toBeUndefined();
    const again = await proveSite(space, action);
    const approved = { action, operationId, signature: again.signature };
    const first = await space.host.execute(space.project, approved);
    expect(await space.host.execute(space.project, approved)).toEqual(first);
    expect(first.ok && (await space.host.applied(space.project, operationId))).toEqual(
      first.ok && first.value,
    );
  });

  test('undo refuses what would lose a later publish', async () => {
    const space = await open();
    const deploy = await prepare(space, { 'index.html': 'one' });
    const id = await runSite(space, { kind: 'publish', deploy });
    await publish(space, { 'index.html': 'two' });
    expect(await space.host.prove(space.project, { kind: 'undo', operationId: id })).toMatchObject({
      ok: false,
      error: expect.stringContaining('has changed since'),
    });
  });

  test('variables show their names only, and come back with their values', async () => {
    const space = await open();
    const keep = async (value: string): Promise<string> => {
      const kept = await space.host.keepValue(space.project, value);
      return kept.ok ? kept.value : '';
    };
    const [first, second] = [await keep('first-secret'), await keep('second-secret')];
    await runSite(space, { kind: 'set-variable', name: 'API_KEY', value: first });
    const { effect } = await proveSite(space, { kind: 'set-variable', name: 'API_KEY', value: second });
    expect(effect.variables).toEqual({ added: [], changed: ['API_KEY'], removed: [] });
    const id = await runSite(space, { kind: 'set-variable', name: 'API_KEY', value: second });
    await runSite(space, { kind: 'undo', operationId: id });
    const removed = await runSite(space, { kind: 'remove-variable', name: 'API_KEY' });
    expect((await status(space)).variables).toEqual([]);
    await runSite(space, { kind: 'undo', operationId: removed });
    const now = await status(space);
    expect(now.variables).toEqual(['API_KEY']);
    expect(JSON.stringify(now)).not.toContain('secret');
    for (const value of ['', 'x'.repeat(9000), 'a\0b'])
      expect(await space.host.keepValue(space.project, value)).toMatchObject({ ok: false });
  });

  test('a deleted site answers nobody until undo, and is gone after the purge', async () => {
    const space = await open();
    const deploy = await publish(space, { 'index.html': 'one' });
    const id = await runSite(space, { kind: 'delete-site' });
    expect([await live(space), await space.visit(`/_deploys/${deploy}/`)]).toEqual([undefined, undefined]);
    await space.host.purge(new Date(Date.now() - 60_000));
    await runSite(space, { kind: 'undo', operationId: id });
    expect(await live(space)).toBe('one');
    await runSite(space, { kind: 'delete-site' });
    await space.host.purge(new Date(Date.now() + 60_000));
    expect(await status(space)).toMatchObject({ live: null, deploys: [], deleted: false });
    expect(await space.host.prove(space.project, { kind: 'undo', operationId: id })).toMatchObject({
      ok: false,
    });
  });

  test('a declined plan leaves nothing behind', async () => {
    const space = await open();
    const deploy = await prepare(space, { 'index.html': 'never' });
    await space.host.discard(space.project, { kind: 'publish', deploy });
    expect(await space.host.prove(space.project, { kind: 'publish', deploy })).toMatchObject({ ok: false });
    const value = await space.host.keepValue(space.project, 'never');
    const action = { kind: 'set-variable', name: 'A', value: value.ok ? value.value : '' } as const;
    await space.host.discard(space.project, action);
    expect(await space.host.prove(space.project, action)).toMatchObject({ ok: false });
  });

  test('discarding and purging never touch what is or was online', async () => {
    const space = await open();
    const deploy = await prepare(space, { 'index.html': 'one' });
    const id = await runSite(space, { kind: 'publish', deploy });
    await runSite(space, { kind: 'undo', operationId: id });
    await space.host.discard(space.project, { kind: 'publish', deploy });
    await space.host.purge(new Date(Date.now() + 60_000));
    await runSite(space, { kind: 'publish', deploy });
    expect(await live(space)).toBe('one');
  });

  test.each([
    [{ kind: 'publish', deploy: '0'.repeat(24) }, 'no longer exist'],
    [{ kind: 'remove-variable', name: 'NOPE' }, 'no variable called NOPE'],
    [{ kind: 'remove-variable', name: 'constructor' }, 'A variable name'],
    [{ kind: 'delete-site' }, 'no live site'],
    [{ kind: 'undo', operationId: 'nope' }, 'no record'],
  ] satisfies [SiteAction, string][])('refuses %j', async (action, reason) => {
    const { host, project } = await open();
    expect(await host.prove(project, action)).toMatchObject({
      ok: false,
      error: expect.stringContaining(reason),
    });
  });

  test.each(['../x', '/x', 'a/../x', '.env', 'a/.env.local', '.git/config', 'a\\b', 'a\0', ''])(
    'publishes no file called %j',
    async (path) => {
      const { host, project } = await open();
      const prepared = await host.prepare(project, {
        title: '',
        branch: 'main',
        commit: '',
        files: [{ path, bytes: bytes('x') }],
      });
      expect(prepared.ok).toBe(false);
    },
  );
}
