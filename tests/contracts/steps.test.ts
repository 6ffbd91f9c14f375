import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const runner = new URL('../../scripts/steps.mjs', import.meta.url).href;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'saywright-steps-'));
  // Scripts wait for each other by reading what the other writes.
  spawnSync('mkfifo', ['first', 'second', 'never'], { cwd: folder });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Script {
  readonly name: string;
  readonly script: string;
  readonly after?: readonly string[];
}

/** What running shell scripts as steps prints, without durations; the last line names the failed ones. */
function printed(scripts: readonly Script[]): readonly string[] {
  const steps = scripts.map(({ script, ...step }) => ({ ...step, command: 'sh', args: ['-c', script] }));
  const code = `import { runSteps } from '${runner}';
    const failed = await runSteps(${JSON.stringify(steps)}, { untilFailure: true, atOnce: 2 });
    console.log('failed:', failed.join());
    process.exit();`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout
    .replaceAll(/ in \d+ s/g, '')
    .split('\n')
    .filter(Boolean);
}

test('what steps print stays together, in their order, whichever ends first', () => {
  const steps: readonly Script[] = [
    { name: 'Waits', script: 'echo begins; read word < first; echo $word' },
    { name: 'Ends first', script: 'echo quick; echo told > first' },
    { name: 'Comes after', script: 'echo last', after: ['Waits'] },
  ];
  const waits = ['── Waits', 'begins', 'told', '── Waits: passed'];
  const endsFirst = ['── Ends first', 'quick', '── Ends first: passed'];
  const comesAfter = ['── Comes after', 'last', '── Comes after: passed'];
  expect(printed(steps)).toEqual([...waits, ...endsFirst, ...comesAfter, 'failed: ']);
});

test('the first failure is shown, ends what runs beside it, and nothing begins after it', async () => {
  const lines = printed([
    { name: 'Endless', script: 'echo $$ > second; read word < never' },
    { name: 'Broken', script: 'read id < second; echo $id; exit 1' },
    { name: 'Never', script: 'echo never' },
  ]);
  const [, , id = ''] = lines;
  expect(lines).toEqual(['── Endless', '── Broken', id, '── Broken: failed', 'failed: Broken']);
  await vi.waitFor(() => expect(() => process.kill(Number(id), 0)).toThrow('ESRCH'), 10_000);
});
