// Duration of code operations on 10,000 files: status, save, comparison of two saves, and undo.
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedCodeHost } from '../../packages/engine/src/code/embedded.ts';
import type { CodeAction } from '../../packages/engine/src/ports/codeHost.ts';
import { systemClock } from '../../packages/engine/src/ports/system.ts';

const folders = 100;
const perFolder = 100;
const bar = 20;

const directory = await mkdtemp(join(tmpdir(), 'saywright-many-'));
const host = embeddedCodeHost({ directory, clock: systemClock });
const project = { id: randomUUID(), name: 'many' };
const took = new Map<string, number>();

async function timed<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const started = performance.now();
  const value = await work();
  took.set(name, (performance.now() - started) / 1000);
  console.log(`${name}: ${took.get(name)?.toFixed(1)} s (bar: ${bar})`);
  return value;
}

async function run(name: string, action: CodeAction): Promise<string> {
  const request = {
    action,
    author: { name: 'Bench', email: 'bench@example.org' },
    at: systemClock.now().toISOString(),
  };
  const proof = await timed(`Proof of ${name}`, () => host.prove(project, request));
  if (!proof.ok) throw new Error(proof.error.message);
  const approved = { ...request, operationId: randomUUID(), signature: proof.value.signature };
  const done = await timed(`Execution of ${name}`, () => host.execute(project, approved));
  if (!done.ok) throw new Error(done.error.kind);
  return approved.operationId;
}

await host.status(project);
for (let folder = 0; folder < folders; folder += 1) {
  const path = join(directory, project.id, 'files', 'src', `folder${folder}`);
  await mkdir(path, { recursive: true });
  for (let file = 0; file < perFolder; file += 1)
    await writeFile(join(path, `file${file}.ts`), `export const value = ${folder * file};\n`.repeat(20));
}
await timed('A look at unsaved files', () => host.status(project));
const saved = await run('a save', { kind: 'save', message: 'Many files' });
const { commits } = await timed('A look at saved files', () => host.status(project));
const [to, from] = commits;
await timed('Comparing two saves', () => host.compare(project, from?.id ?? '', to?.id ?? ''));
await run('its undo', { kind: 'undo', operationId: saved });
await rm(directory, { recursive: true, force: true });
if (Math.max(...took.values()) > bar) process.exitCode = 1;
