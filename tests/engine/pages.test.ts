import { commands, plannedOperation, projectApiCommands, type OperationView } from '@saywright/engine/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchSites } from '../support/projectClient.ts';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

let studio: StudioEngine;
let founder: Device;

const plan = (instruction: string) => founder.send(commands.planInstruction, { instruction });

async function carryOut(instruction: string): Promise<OperationView> {
  const answer = await plan(instruction);
  const planned = plannedOperation(answer);
  if (!planned) throw new Error(`Not planned: ${instruction}: ${JSON.stringify(answer.outcome)}`);
  return founder.send(commands.execute, { operationId: planned.id, confirmed: true });
}

async function undo({ id }: OperationView): Promise<OperationView> {
  const planned = plannedOperation(await founder.send(commands.planUndo, { operationId: id }));
  if (!planned) throw new Error('The undo was not planned.');
  return founder.send(commands.execute, { operationId: planned.id, confirmed: true });
}

async function page(path = ''): Promise<string> {
  const { url } = await founder.send(projectApiCommands.getProjectApi, {});
  return (await fetchSites(studio)(`${url}/${path}`)).text();
}

beforeAll(async () => {
  studio = await studioEngine({ sitesUrl: () => 'http://localhost:4322' });
  founder = await deviceOf(studio, 'ada@example.org');
});
afterAll(() => studio.close());

describe('pages are changed in words', () => {
  test('on the starter site, shown line by line, published with it, and undone', async () => {
    const answer = await plan('Change the headline on my home page to Welcome & hello');
    const planned = plannedOperation(answer);
    expect(planned).toMatchObject({ title: 'Change the heading of the home page to “Welcome & hello”' });
    expect(JSON.stringify(planned)).toContain('Welcome &amp; hello');
    const done = await carryOut('Make the buttons green and publish it');
    expect(done).toMatchObject({ state: 'executed' });
    expect(await page('app.css')).toContain('--accent');
    expect(await page()).toContain('href="app.css"');
  });
});
