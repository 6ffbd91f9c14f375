import { randomUUID } from 'node:crypto';
import type { ReadPart } from '@saywright/domain/ast';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeDriver } from '../../packages/engine/src/code/driver.ts';
import { bytesOf, earlierBytesOf } from '../../packages/engine/src/operations/planBytes.ts';
import type { ServiceDriver } from '../../packages/engine/src/operations/serviceDriver.ts';
import { randomIds, systemClock } from '../../packages/engine/src/ports/system.ts';
import { siteDriver } from '../../packages/engine/src/site/driver.ts';
import { operationRow, type OperationRow } from '../../packages/engine/src/store/store.ts';
import { planPart, provenOf } from '../support/planPart.ts';
import { run, write } from './contracts/codeSteps.ts';
import { openIn, projectsFolder, type DiskWorkspace } from './contracts/codeWorkspace.ts';
import { siteServer, type SiteServer } from './siteServer.ts';

const folder = projectsFolder();
let space: DiskWorkspace;
let server: SiteServer;
beforeAll(async () => {
  server = await siteServer();
  space = await openIn(folder());
  await write(space, { 'a.txt': '1' });
  await run(space, { kind: 'save', message: 'First' });
  await write(space, { 'a.txt': '2', 'b.txt': '2' });
});
afterAll(() => server.close());

async function planned(driver: ServiceDriver, part: ReadPart): Promise<OperationRow['plan']> {
  return provenOf(await planPart(driver, { ...space.project, owner: randomUUID() }, part)).plan;
}

/** A plan as the database gives it back: with its keys in another order. */
function stored(plan: OperationRow['plan']): OperationRow['plan'] {
  const shuffled = JSON.stringify(plan, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => one.length - other.length))
      : value,
  );
  return operationRow.shape.plan.parse(JSON.parse(shuffled));
}

describe('the bytes of a plan are the same for what was stored of it, and so are those of earlier versions', () => {
  test('for files', async () => {
    const driver = codeDriver({
      host: space.host,
      authorOf: async () => ({ name: 'Ada', email: 'ada@example.org' }),
      clock: systemClock,
      ids: randomIds,
    });
    const plan = await planned(driver, {
      service: 'code-hosting',
      changes: [
        { do: 'save', message: 'Second', paths: ['a.txt'] },
        { do: 'create-branch', name: 'winter', from: 'main', switchTo: false },
        { do: 'rename-branch', name: 'winter', to: 'summer' },
        { do: 'tag', name: 'launch', version: 'main' },
        { do: 'revert', commit: 'launch' },
        { do: 'write-file', path: 'c.txt', content: '3' },
        { do: 'move-file', path: 'c.txt', to: 'd.txt' },
        { do: 'set-aside', note: 'Later' },
      ],
    });
    if (plan.service !== 'code-hosting') throw new Error('It is about files.');
    expect(earlierBytesOf(stored(plan))).toBe(JSON.stringify(plan.request));
    expect(bytesOf(stored(plan))).toBe(bytesOf(plan));
  });

  test('for the site', async () => {
    const driver = siteDriver({
      host: server.host(),
      code: space.host,
      sitesUrl: () => 'https://sites.saywright.example',
      clock: server.clock,
      ids: randomIds,
    });
    server.clock.set('2026-11-23T12:00:00.000Z');
    const at = '2026-12-01T06:00:00Z';
    const plan = await planned(driver, {
      service: 'deployment',
      changes: [
        { do: 'publish' },
        { do: 'set-variable', name: 'API_URL', value: 'https://example.org', scope: 'live' },
        { do: 'set-password', password: 'peony26', scope: 'previews' },
        { do: 'add-domain', domain: 'shop.example.net', isMain: true },
        { do: 'redirect', from: '/old', to: '/' },
        { do: 'schedule', at, what: { do: 'take-offline', message: 'Closed' } },
      ],
    });
    if (plan.service !== 'deployment') throw new Error('It is about the site.');
    expect(earlierBytesOf(stored(plan))).toBe(JSON.stringify(plan.action));
    expect(bytesOf(stored(plan))).toBe(bytesOf(plan));
  });
});
