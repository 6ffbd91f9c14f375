import { randomUUID } from 'node:crypto';
import { embeddedCodeHost } from '../../packages/engine/src/code/embedded.ts';
import { systemClock } from '../../packages/engine/src/ports/system.ts';
import type { CodeAction } from '../../packages/engine/src/ports/codeHost.ts';

// Runs operations on a repository endlessly, reporting each before and after, until the process is killed.
const [directory = '', id = ''] = process.argv.slice(2);
const project = { id, name: 'Crash' };
const host = embeddedCodeHost({ directory, clock: systemClock });
const author = { name: 'A', email: 'a@example.org' };

async function run(action: CodeAction): Promise<string | undefined> {
  const request = { action, author, at: new Date().toISOString() };
  const proof = await host.prove(project, request);
  if (!proof.ok) return undefined;
  const operationId = randomUUID();
  process.stdout.write(`${JSON.stringify({ operationId, kind: action.kind, effect: proof.value.effect })}\n`);
  await host.execute(project, { ...request, operationId, signature: proof.value.signature });
  process.stdout.write(`${JSON.stringify({ done: operationId })}\n`);
  return operationId;
}

const { branches } = await host.status(project);
if (branches.length === 1) await run({ kind: 'create-branch', name: 'side', switchTo: false });
// What was set aside when the process was killed belongs to the branch that is still current.
await run({ kind: 'bring-back' });
for (let round = 0; ; round += 1) {
  const { branch } = await host.status(project);
  const files = Array.from({ length: 20 }, (_, at) => ({
    path: `${branch}/f${at}.txt`,
    bytes: at === round % 20 ? null : new TextEncoder().encode(`${branch} ${round} ${randomUUID()}`),
  }));
  await host.write(project, files);
  const note = `${branch}/note.txt`;
  await run({
    kind: 'several',
    actions: [{ kind: 'write-file', path: note, content: `${round} ${randomUUID()}` }, { kind: 'set-aside' }],
  });
  await run({ kind: 'bring-back' });
  const discarded = await run({ kind: 'discard' });
  if (discarded !== undefined) await run({ kind: 'undo', operationId: discarded });
  await run({ kind: 'save', message: `Round ${round} on ${branch}` });
  const other = branch === 'main' ? 'side' : 'main';
  await run({ kind: 'merge', from: other, into: branch });
  await run({ kind: 'switch', name: other });
}
