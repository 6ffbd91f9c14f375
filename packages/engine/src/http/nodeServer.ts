import { createServer, STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Connection } from '../accounts/address.ts';
import { errorCode } from '../disk/files.ts';
import { bareHeaders, sentence } from './headers.ts';

export interface SocketLimits {
  /** Limit of open connections. */
  readonly sockets: number;
  /** Limit of open connections from one address. */
  readonly perAddress: number;
  /** Longest time the head of a request may take to arrive, in milliseconds. */
  readonly headerMs: number;
  /** Longest time a whole request may take to arrive, in milliseconds. */
  readonly requestMs: number;
  /** Time after which an idle connection is closed, in milliseconds. */
  readonly idleMs: number;
}

export const socketLimits: SocketLimits = {
  sockets: 2048,
  perAddress: 256,
  headerMs: 10_000,
  requestMs: 120_000,
  idleMs: 180_000,
};

type Fetch = (request: Request, connection: Connection) => Promise<Response>;

/** Answers to malformed requests, by the parser's error code. */
const refusals: Readonly<Record<string, readonly [status: number, text: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of this request are too large.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'This request is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'This request took too long to arrive.'],
};

function rawAnswer(status: number, text: string): string {
  const headers = Object.entries({
    connection: 'close',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    ...bareHeaders,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${headers.join('')}\r\n${text}`;
}

/** Closes new connections of an address that has reached its limit. */
function limitPerAddress(server: Server, perAddress: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    if (count > perAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/** Closes idle connections, but none whose request is still being handled: handlers have their own limits. */
function closeIdle(server: Server, idleMs: number): void {
  const working = new WeakMap<Socket, ServerResponse>();
  server.on('request', (incoming, outgoing) => working.set(incoming.socket, outgoing));
  server.setTimeout(idleMs, (socket) => {
    const answer = working.get(socket);
    if (answer === undefined || answer.headersSent || !answer.req.complete) socket.destroy();
  });
}

/**
 * A server in front of a handler that no client can hold up: headers, bodies and idle connections have time limits,
 * connections a maximum number. Malformed requests are refused with a message and the usual security headers.
 */
export function nodeServer(
  fetch: Fetch,
  logError: (error: unknown) => void,
  limits: SocketLimits = socketLimits,
): Server {
  const listener = getRequestListener(fetch, {
    // The library's Response loses added headers in answers to HEAD.
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      if (error instanceof RequestError) return sentence(400, 'This address cannot be read.');
      logError(error);
      return sentence(500, 'Something went wrong on the server.');
    },
  });
  const server = createServer(
    {
      headersTimeout: limits.headerMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: Math.min(2000, limits.headerMs),
      keepAliveTimeout: 10_000,
      // The listener refuses requests without one, with the usual security headers.
      requireHostHeader: false,
    },
    (incoming, outgoing) => void listener(incoming, outgoing),
  );
  server.maxConnections = limits.sockets;
  closeIdle(server, limits.idleMs);
  limitPerAddress(server, limits.perAddress);
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...bareHeaders, connection: 'close' }).end('This expectation cannot be met.');
  });
  server.on('clientError', (error, socket) => {
    if (errorCode(error) === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, text] = refusals[errorCode(error) ?? ''] ?? [400, 'This request cannot be read.'];
    socket.end(rawAnswer(status, text), () => socket.destroy());
  });
  return server;
}
