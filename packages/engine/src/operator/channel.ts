import { randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { errorCode, readJson, writeAtomic } from '../disk/files.ts';
import { OperatorError, type OperatorRequest } from './topic.ts';

/** How to reach the engine that runs on a folder: its port, and a token that only users with access to the folder know. */
const channelSchema = z.object({ port: z.number().int().min(1).max(65_535), token: z.string().min(40) });
const requestSchema = z.object({ topic: z.string(), args: z.array(z.string()) });
const answerSchema = z.union([z.object({ text: z.string() }), z.object({ error: z.string() })]);

const loopback = '127.0.0.1';
const longestRequest = 16 * 1024;

function channelFile(directory: string): string {
  return join(directory, 'operator.json');
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > longestRequest) throw new OperatorError('This command is too long.');
  }
  return JSON.parse(text);
}

function isToken(given: string | undefined, token: string): boolean {
  const one = Buffer.from(given ?? '');
  const other = Buffer.from(`Bearer ${token}`);
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Accepts the operator's commands on a loopback port. The port and a token, new at each start, are in a file that only
 * the user of the data folder can read. Requests from browsers, which send an origin, are refused.
 */
export async function serveOperator(
  directory: string,
  carryOut: (request: OperatorRequest) => Promise<string>,
  logError: (error: unknown) => void,
): Promise<{ readonly close: () => Promise<void> }> {
  const token = randomBytes(32).toString('base64url');

  async function answerTo(request: IncomingMessage): Promise<z.infer<typeof answerSchema>> {
    try {
      return { text: await carryOut(requestSchema.parse(await bodyOf(request))) };
    } catch (error) {
      if (error instanceof OperatorError) return { error: error.message };
      logError(error);
      return { error: 'The running server could not carry this out. See its log for the reason.' };
    }
  }

  const server = createServer((request, response) => {
    const { authorization, origin, 'sec-fetch-site': site } = request.headers;
    if (
      request.method !== 'POST' ||
      origin !== undefined ||
      site !== undefined ||
      !isToken(authorization, token)
    ) {
      response.writeHead(403, { connection: 'close' }).end();
      return;
    }
    void answerTo(request).then((answer) =>
      response
        .writeHead(200, { 'content-type': 'application/json', connection: 'close' })
        .end(JSON.stringify(answer)),
    );
  });
  server.maxConnections = 8;
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(0, loopback, listening);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The operator channel has no port.');
  const path = channelFile(directory);
  await writeAtomic(path, JSON.stringify({ port: address.port, token }), { mode: 0o600 });
  await chmod(path, 0o600);
  return {
    close: async () => {
      await rm(path, { force: true });
      server.closeAllConnections();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

/** Sends a request to the engine that runs on a folder; undefined when none runs there. */
export async function askRunning(directory: string, request: OperatorRequest): Promise<string | undefined> {
  const channel = await readJson(channelFile(directory), channelSchema);
  if (!channel) return undefined;
  const response = await fetch(`http://${loopback}:${channel.port}/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${channel.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(request),
  }).catch((error: unknown) => {
    // A killed server leaves the file behind, and nothing listens on its port.
    if (error instanceof Error && errorCode(error.cause) === 'ECONNREFUSED') return undefined;
    throw error;
  });
  // Another program may use the port of a killed server by now.
  if (!response?.ok) return undefined;
  const answer = answerSchema.parse(await response.json());
  if ('error' in answer) throw new OperatorError(answer.error);
  return answer.text;
}
