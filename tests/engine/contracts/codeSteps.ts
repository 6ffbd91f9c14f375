import { randomUUID } from 'node:crypto';
import type {
  CodeAction,
  CodeHost,
  CodeProject,
  CodeProof,
} from '../../../packages/engine/src/ports/codeHost.ts';
import { expect } from 'vitest';

export const author = { name: 'Ada Founder', email: 'ada@users.example.org' };
/** The time of everything that these steps save. */
export const savedAt = '2026-11-21T10:00:00.000Z';

/** One project on a host under test. */
export interface Workspace {
  readonly host: CodeHost;
  readonly project: CodeProject;
  /** Looks at the repository with other means than the host's own. */
  readonly inspect: () => Promise<void>;
}

export const bytes = (content: string): Uint8Array => new TextEncoder().encode(content);

/** Writes files; null removes one. */
export async function write(
  { host, project }: Workspace,
  files: Readonly<Record<string, string | null>>,
): Promise<void> {
  const written = await host.write(
    project,
    Object.entries(files).map(([path, content]) => ({
      path,
      bytes: content === null ? null : bytes(content),
    })),
  );
  expect(written).toEqual({ ok: true, value: null });
}

export async function prove({ host, project }: Workspace, action: CodeAction): Promise<CodeProof> {
  const proof = await host.prove(project, { action, author, at: savedAt });
  if (!proof.ok) throw new Error(proof.error.message);
  return proof.value;
}

/** Why an action is refused. */
export async function refusal({ host, project }: Workspace, action: CodeAction): Promise<string> {
  const proof = await host.prove(project, { action, author, at: savedAt });
  if (proof.ok) throw new Error('It was not refused.');
  return proof.error.message;
}

/** Proves and executes an action; its operation id is the answer. */
export async function run(workspace: Workspace, action: CodeAction): Promise<string> {
  const { signature, effect } = await prove(workspace, action);
  const operationId = randomUUID();
  const { host, project } = workspace;
  const done = await host.execute(project, { action, author, at: savedAt, operationId, signature });
  expect(done).toMatchObject({ ok: true, value: { operationId, effect } });
  await workspace.inspect();
  return operationId;
}

export async function text(
  { host, project }: Workspace,
  path: string,
  ref?: string,
): Promise<string | undefined> {
  const found = await host.read(project, path, ref);
  return found.ok ? new TextDecoder().decode(found.value) : undefined;
}

/** The newest commit of each branch. */
export async function branches({ host, project }: Workspace): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries((await host.status(project)).branches.map(({ name, commit }) => [name, commit]));
}

/** A branch with one save on it, starting from main; main is current afterwards. */
export async function branchWith(
  workspace: Workspace,
  name: string,
  files: Readonly<Record<string, string | null>>,
): Promise<void> {
  await run(workspace, { kind: 'create-branch', name, switchTo: true });
  await write(workspace, files);
  await run(workspace, { kind: 'save', message: `Work on ${name}` });
  await run(workspace, { kind: 'switch', name: 'main' });
}
