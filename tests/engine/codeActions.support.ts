import { expect } from 'vitest';
import type { CodeAction } from '../../packages/engine/src/ports/codeHost.ts';
import { author, prove, run, savedAt, text, write } from './contracts/codeSteps.ts';
import { git, openIn, projectsFolder, type DiskWorkspace } from './contracts/codeWorkspace.ts';

interface CodeProjects {
  /** The folder of all projects of this test file. */
  readonly folder: () => string;
  /** A project with one save of `files`. */
  readonly openWith: (files: Readonly<Record<string, string>>) => Promise<DiskWorkspace>;
}

export function codeProjects(): CodeProjects {
  const folder = projectsFolder();
  return {
    folder,
    openWith: async (files) => {
      const space = await openIn(folder());
      await write(space, files);
      await run(space, { kind: 'save', message: 'Base' });
      return space;
    },
  };
}

export async function state({ host, project, files }: DiskWorkspace): Promise<unknown> {
  const { branch, branches, unsaved } = await host.status(project);
  const contents = await Promise.all(
    unsaved.map(async ({ path }) => (await text({ host, project, inspect: async () => {} }, path)) ?? null),
  );
  const refs = await git(files, 'for-each-ref', '--format=%(refname) %(objectname)', 'refs/tags');
  const asides = await host.asides(project);
  return { branch, branches, unsaved, contents, refs, asides };
}

/** Proves, executes and undoes an action, then undoes that: every step ends in the same state as the one it repeats. */
export async function thereAndBack(space: DiskWorkspace, action: CodeAction): Promise<void> {
  const before = await state(space);
  const proof = await prove(space, action);
  expect(proof.undo).toBe('exact');
  expect(await state(space)).toEqual(before);
  const id = await run(space, action);
  const after = await state(space);
  expect(after).not.toEqual(before);
  const undo = await run(space, { kind: 'undo', operationId: id });
  expect(await state(space)).toEqual(before);
  await run(space, { kind: 'undo', operationId: undo });
  expect(await state(space)).toEqual(after);
}

export async function conflictsOf({ host, project }: DiskWorkspace, action: CodeAction): Promise<unknown> {
  const proof = await host.prove(project, { action, author, at: savedAt });
  return proof.ok ? undefined : proof.error.conflicts;
}

export async function unsavedOf({ host, project }: DiskWorkspace): Promise<readonly string[]> {
  return (await host.status(project)).unsaved.map(({ path, change }) => `${change} ${path}`);
}
