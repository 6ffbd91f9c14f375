import { workerData } from 'node:worker_threads';
import { expose } from 'comlink';
import { z } from 'zod';
import { sandboxApi } from '../../packages/engine/src/sandbox/sandbox.ts';

// What a browser's worker entry does, on a port of Node's.
const { port } = z.object({ port: z.instanceof(MessagePort) }).parse(workerData);
expose(sandboxApi(), port);
