import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { z } from 'zod';

/** What a proxy does with bytes on their way: it passes them on, changed or not, or cuts the connection. */
export type OnTheWay = (bytes: Buffer) => Buffer | 'cut' | 'cut after';

export interface TcpProxy {
  readonly port: number;
  /** How bytes to the server and from it are treated, from now on. */
  toServer: OnTheWay;
  fromServer: OnTheWay;
  /** Takes no new connections, until it does again. */
  refuse(): void;
  accept(): Promise<void>;
  /** Ends all connections and takes no more. */
  stop(): Promise<void>;
}

const addressSchema = z.object({ port: z.number() });

function pipe(from: Socket, to: Socket, treat: (bytes: Buffer) => ReturnType<OnTheWay>): void {
  from.on('data', (bytes) => {
    const treated = treat(bytes);
    if (treated === 'cut') {
      from.destroy();
      to.destroy();
    } else if (treated === 'cut after') {
      // What was sent still arrives; what comes back does not.
      to.write(bytes);
      from.destroy();
      to.removeAllListeners('data').resume();
      to.end();
    } else to.write(treated);
  });
  from.on('error', () => to.destroy());
  from.on('close', () => to.end());
}

/** A proxy on this machine in front of a local port. */
export async function tcpProxy(target: number): Promise<TcpProxy> {
  const open = new Set<Socket>();
  const pass: OnTheWay = (bytes) => bytes;
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    pipe(client, upstream, (bytes) => proxy.toServer(bytes));
    pipe(upstream, client, (bytes) => proxy.fromServer(bytes));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: TcpProxy = {
    port: addressSchema.parse(server.address()).port,
    toServer: pass,
    fromServer: pass,
    refuse: () => void server.close(),
    accept: async () => {
      server.listen(proxy.port, '127.0.0.1');
      await once(server, 'listening');
    },
    stop: async () => {
      proxy.refuse();
      for (const socket of open) socket.destroy();
      if (open.size > 0) await once(server, 'close');
    },
  };
  return proxy;
}

/** What a pooler in transaction mode sends: the key for cancelling names another process than the one that answers. */
export function pooled(bytes: Buffer): Buffer {
  // The message with that key: K, its length, and the process.
  const at = bytes.indexOf(Buffer.from([0x4b, 0, 0, 0]));
  if (at < 0) return bytes;
  const changed = Buffer.from(bytes);
  changed.writeInt32BE(changed.readInt32BE(at + 5) + 1, at + 5);
  return changed;
}
