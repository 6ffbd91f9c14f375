import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const worker = fileURLToPath(new URL('../support/openingWorker.ts', import.meta.url));

test('databases that are opened and closed side by side never end the process', { timeout: 120_000 }, () => {
  // With this number of calls, V8 frees code of other threads within seconds where it may (nodejs/node#64500).
  const args = ['--wasm-wrapper-tiering-budget=20', '--conditions=@saywright/source', worker, '30'];
  expect(Number(execFileSync(process.execPath, args, { encoding: 'utf8' }))).toBeGreaterThan(20);
});
