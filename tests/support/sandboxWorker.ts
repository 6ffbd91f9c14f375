import { workerData } from 'node:worker_threads';
import { expose } from 'comlink';
import { z } from 'zod';
import { sandboxApi } from '../../packages/engine/src/sandbox/sandbox.ts';

// The worker entry of the browser, on a Node message port.
const { port } = z.object({ port: z.instanceof(MessagePort) }).parse(workerData);
expose(sandboxApi(), port);
