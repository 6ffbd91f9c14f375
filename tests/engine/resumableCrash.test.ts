import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands, filesCommands, projectApiCommands } from '@saywright/engine/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../support/api.ts';
import { freePort } from '../support/freePort.ts';
import { bytesOf, uploadOf } from '../support/resumable.ts';
import { startServer, type TestServer } from '../support/server.ts';

const bytes = bytesOf(3_000_000);
const partBytes = 1_000_000;

let directory: string;
let port: number;
let server: TestServer;
let project: string;
let url: string;
let headers: Record<string, string>;

const start = (): Promise<TestServer> => startServer(directory, { SAYWRIGHT_SITES_PORT: String(port) });

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'saywright-resumable-'));
  port = await freePort();
  server = await start();
  const founder = await signIn(server.url, 'ada@example.org');
  ({ url } = await founder.send(projectApiCommands.getProjectApi, {}));
  ({ id: project } = await founder.send(commands.getProject, {}));
  const { secretKey } = await founder.send(projectApiCommands.newSecretKey, {});
  headers = { apikey: secretKey };
  await founder.send(filesCommands.createBucket, { name: 'films', isPublic: false, access: 'server' });
});
afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

/** Opens a request that sends bytes of an upload from an offset; errors after its answer are of no interest. */
function openPart(to: string, offset: number, more: Readonly<Record<string, string>>): ClientRequest {
  const { pathname, host } = new URL(to);
  const asked = request({
    host: '127.0.0.1',
    port,
    path: pathname,
    method: 'PATCH',
    headers: {
      ...headers,
      host,
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      ...more,
    },
  });
  return asked.on('error', () => undefined);
}

/** Sends the beginning of the third part, whose rest never follows. */
async function sendBeginning(to: string, sent: number): Promise<ClientRequest> {
  const offset = 2 * partBytes;
  const asked = openPart(to, offset, { 'content-length': String(partBytes) });
  await new Promise<void>((flushed) => asked.write(bytes.subarray(offset, offset + sent), () => flushed()));
  return asked;
}

/** Uploads two parts; returns the address of the upload. */
async function twoParts(name: string): Promise<string> {
  const { upload } = uploadOf(bytes, { url, headers, bucket: 'films', name, chunkSize: partBytes });
  await new Promise<void>((stopped, failed) => {
    upload.options.onError = failed;
    upload.options.onChunkComplete = (_size, arrived) => {
      if (arrived === 2 * partBytes) void upload.abort().then(stopped);
    };
    upload.start();
  });
  return upload.url ?? '';
}

async function download(name: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const asked = request({
    host: '127.0.0.1',
    port,
    path: `/storage/v1/object/films/${name}`,
    headers: { ...headers, host: new URL(url).host },
  }).end();
  const [answer] = await once(asked, 'response');
  for await (const chunk of answer) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function filesIn(folder: string): Promise<number> {
  const layout = (await readdir(directory)).find((name) => name.startsWith('v1-')) ?? '';
  const entries = await readdir(join(directory, layout, folder, project), {
    recursive: true,
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isFile()).length;
}

test.each([
  ['in the middle of the third part', 400_000],
  ['when the last byte was sent', partBytes],
])('an upload continues after the server was killed %s', async (_moment, sent) => {
  const name = `film-${sent}.mp4`;
  const to = await twoParts(name);
  const asked = await sendBeginning(to, sent);
  await server.kill();
  asked.destroy();
  server = await start();
  const from: number[] = [];
  const { upload, done } = uploadOf(bytes, {
    url,
    headers,
    bucket: 'films',
    name,
    uploadUrl: to,
    onProgress: (arrived) => from.push(arrived),
  });
  upload.start();
  await done;
  expect(Math.min(...from)).toBeGreaterThanOrEqual(2 * partBytes);
  expect((await download(name)).equals(bytes)).toBe(true);
  expect(await filesIn('uploads')).toBe(0);
});

test('one whose connection breaks off continues at once, with the bytes that arrived', async () => {
  const to = await twoParts('broken.mp4');
  const asked = await sendBeginning(to, 400_000);
  asked.destroy();
  const { upload, done } = uploadOf(bytes, { url, headers, bucket: 'films', name: 'x', uploadUrl: to });
  upload.start();
  await done;
  expect((await download('broken.mp4')).equals(bytes)).toBe(true);
});

test('a part that is too large is answered, also where its length was not declared', async () => {
  const to = await twoParts('large.mp4');
  const asked = openPart(to, 2 * partBytes, { 'transfer-encoding': 'chunked' });
  asked.end(bytes);
  const [answer] = await once(asked, 'response');
  expect(answer.statusCode).toBe(413);
});
