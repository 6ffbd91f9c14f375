import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

/** A proxy in front of several servers. */
export interface RoundRobin {
  readonly url: string;
  /** Addresses of the servers; one that takes no connection is passed over. */
  targets: readonly string[];
  close(): Promise<void>;
}

const addressSchema = z.object({ port: z.number() });
const bodySchema = z.instanceof(Buffer);

/** Sends a request to one server. False where it took no connection, so that another one can be asked. */
function forward(target: string, from: IncomingMessage, body: Buffer, to: ServerResponse): Promise<boolean> {
  return new Promise((done) => {
    const { hostname, port } = new URL(target);
    const headers = { ...from.headers, host: `localhost:${port}` };
    const sent = request(
      { hostname, port, method: from.method, path: from.url, headers, agent: false },
      (answer) => {
        to.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(to);
        answer.on('error', () => to.destroy());
        done(true);
      },
    );
    sent.on('error', (error) => {
      if ('code' in error && error.code === 'ECONNREFUSED') return done(false);
      if (to.headersSent) to.destroy();
      else
        to.writeHead(502).end(
          '{"error":{"code":"upstream","message":"The server ended during this request."}}',
        );
      done(true);
    });
    sent.end(body);
  });
}

/** Gives requests to servers in turn, like the proxies in front of a studio; waits while none takes one. */
export async function roundRobin(): Promise<RoundRobin> {
  let turn = 0;
  async function pass(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of from) parts.push(bodySchema.parse(part));
    const body = Buffer.concat(parts);
    for (let isSent = false; !isSent;) {
      const target = proxy.targets[(turn += 1) % Math.max(1, proxy.targets.length)];
      isSent = target !== undefined && (await forward(target, from, body, to));
      if (!isSent) await pause(20);
    }
  }
  const server = createServer((from, to) => void pass(from, to)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = addressSchema.parse(server.address());
  const proxy: RoundRobin = {
    url: `http://localhost:${port}`,
    targets: [],
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return proxy;
}
