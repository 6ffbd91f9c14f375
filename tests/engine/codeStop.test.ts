import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commands, plannedOperation } from '@saywright/engine/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, type ApiClient } from '../support/api.ts';
import { engineServers, type EngineServers } from '../support/engineServers.ts';

// In this process, whose questions take turns with the work: it cannot be over before they are asked.
let running: EngineServers;
let founder: ApiClient;
let files: string;

beforeAll(async () => {
  running = await engineServers(() => undefined);
  founder = await signIn(`http://localhost:${running.studio}`, 'founder@example.org');
  const { id } = await founder.send(commands.getProject, {});
  await founder.send(commands.codeStatus, {});
  files = join(running.directory, 'code', id, 'files');
});
afterAll(() => running.close());

/** Calls `then` once files are being read, as a person sees it; fails where the work ends before. */
async function whileReading(work: Promise<unknown>, then: () => unknown): Promise<void> {
  const over = work.then(
    () => true,
    () => true,
  );
  for (;;) {
    const seen = founder.send(commands.codeProgress, {}).then((progress) => progress?.step === 'reading');
    if (await seen) break;
    if (await Promise.race([over, Promise.resolve(false)])) throw new Error('The work was over at once.');
  }
  await then();
}

test('planning ends with its request, and an execution when it is stopped; neither leaves anything', async () => {
  const names = Array.from({ length: 1500 }, (_, at) => `many-${at}.txt`);
  for (const name of names) await writeFile(join(files, name), name);
  const known = await founder.send(commands.listOperations, {});
  const controller = new AbortController();
  const instruction = 'Save my changes as Many files';
  const planning = founder.send(commands.planCode, { instruction }, controller.signal);
  const [planned] = await Promise.allSettled([planning, whileReading(planning, () => controller.abort())]);
  expect(planned).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } });
  // Answered only once the stopped work is out of the way.
  expect((await founder.send(commands.codeStatus, {})).unsaved).toHaveLength(1500);
  expect(await founder.send(commands.listOperations, {})).toEqual(known);
  expect((await readdir(join(files, '..'))).filter((name) => name.startsWith('trial-'))).toEqual([]);

  const plan = plannedOperation(await founder.send(commands.planCode, { instruction }));
  if (!plan) throw new Error('Nothing was planned.');
  const execution = founder.send(commands.execute, { operationId: plan.id, confirmed: true });
  const [executed] = await Promise.allSettled([
    execution,
    whileReading(execution, () => founder.send(commands.stop, { operationId: plan.id })),
  ]);
  expect(executed).toMatchObject({
    status: 'rejected',
    reason: { status: 409, message: 'You stopped this. Nothing was changed.' },
  });
  const after = await founder.send(commands.listOperations, {});
  expect(after.find(({ id }) => id === plan.id)).toMatchObject({ state: 'proven' });
});
