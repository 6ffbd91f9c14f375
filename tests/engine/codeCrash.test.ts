import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { embeddedCodeHost } from '../../packages/engine/src/code/embedded.ts';
import { systemClock } from '../../packages/engine/src/ports/system.ts';
import { git } from './contracts/codeWorkspace.ts';

/** How many lines are reported before each crash: setting aside, bringing back, discarding, its undo, and a switch. */
const moments = [3, 5, 7, 9, 15] as const;
const worker = fileURLToPath(new URL('../support/codeHostWorker.ts', import.meta.url));

const reported = z.union([
  z.object({
    operationId: z.string(),
    kind: z.string(),
    effect: z.object({
      files: z.array(z.object({ path: z.string() })),
      refs: z
        .array(z.object({ ref: z.string(), before: z.string().nullable(), after: z.string().nullable() }))
        .default([]),
      head: z.object({ before: z.string(), after: z.string() }),
      branches: z.array(
        z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
      ),
    }),
  }),
  z.object({ done: z.string() }),
]);
type Reported = z.infer<typeof reported>;

/** Lets a process work on the repository and ends it with SIGKILL; returns what it reported. */
async function workAndCrash(
  directory: string,
  id: string,
  lines: number,
  delay: number,
): Promise<readonly Reported[]> {
  const child = spawn(process.execPath, ['--conditions=@saywright/source', worker, directory, id], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  const ended = once(child, 'exit');
  child.stdout.on('data', (chunk: unknown) => {
    text += String(chunk);
    // Counted from what it reported, so that the cut falls into the work, however fast the machine is.
    if (text.split('\n').length > lines) setTimeout(() => child.kill('SIGKILL'), delay);
  });
  await ended;
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => reported.parse(JSON.parse(line)));
}

test(
  `a repository whose work is cut off at one of ${moments.length} moments is whole, and each operation is there or not at all`,
  { timeout: 240_000 },
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'saywright-cut-'));
    const project = { id: randomUUID(), name: 'Crash' };
    const files = join(directory, project.id, 'files');
    try {
      for (const [round, lines] of moments.entries()) {
        // Odd: an operation was announced and is being done; spread over the time that takes.
        const messages = await workAndCrash(directory, project.id, lines, round * 12);
        const host = embeddedCodeHost({ directory, clock: systemClock });
        const { branch, branches } = await host.status(project);
        const announced = messages.flatMap((message) => ('operationId' in message ? [message] : []));
        for (const id of messages.flatMap((message) => ('done' in message ? [message.done] : [])))
          expect(await host.applied(project, id)).toMatchObject({ operationId: id });
        const last = announced.at(-1);
        const applied = await host.applied(project, last?.operationId ?? '');
        const now = Object.fromEntries(branches.map(({ name, commit }) => [name, commit]));
        for (const move of last?.effect.branches ?? [])
          expect(now[move.name] ?? null).toBe(applied ? move.after : move.before);
        expect(branch).toBe(applied ? last?.effect.head.after : last?.effect.head.before);
        expect(await git(files, 'fsck', '--strict', '--no-dangling')).toBe('');
        for (const { ref, before, after } of last?.effect.refs ?? [])
          expect(await git(files, 'for-each-ref', '--format=%(objectname)', ref)).toBe(
            (applied ? after : before) ?? '',
          );
        // Unsaved files were all discarded, or none of them.
        const left = (await host.status(project)).unsaved.map(({ path }) => path);
        const discarded = last?.kind === 'discard' ? last.effect.files.map(({ path }) => path) : left;
        expect(left).toEqual(applied && last?.kind === 'discard' ? [] : discarded);
        // A switch or merge that was finished after the cut brought all its files.
        const unsaved = (await host.status(project)).unsaved.filter(
          ({ path }) => !path.startsWith(`${branch}/`),
        );
        expect(unsaved).toEqual([]);
      }
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  },
);
