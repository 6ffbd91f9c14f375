import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** Lighthouse's slow 4G: 150 ms there and back, 1.6 Mbit/s down and 750 kbit/s up. */
const roundTripMs = 150;
const bytesPerMs = { down: 200, up: 93.75 } as const;
const packet = 1460;

/** One direction of a network: all connections share its bandwidth. */
function direction(rate: number): (bytes: number) => number {
  let free = 0;
  return (bytes) => {
    free = Math.max(performance.now(), free) + bytes / rate;
    return free + roundTripMs / 2;
  };
}

/** Does something at a time, after all before it. */
async function arrive(before: Promise<void>, at: number, work: () => void): Promise<void> {
  await before;
  await wait(Math.max(0, at - performance.now()));
  work();
}

/** Passes on what one side sends, in its order, each packet once it would have arrived. */
function pass(from: Socket, to: Socket, arrival: (bytes: number) => number, handshakeMs: number): void {
  let isOpen = false;
  let last: Promise<void> = Promise.resolve();
  from.on('data', (data: Buffer) => {
    for (let start = 0; start < data.length; start += packet) {
      const bytes = data.subarray(start, start + packet);
      const at = arrival(bytes.length) + (isOpen ? 0 : handshakeMs);
      last = arrive(last, at, () => {
        isOpen = true;
        if (to.writable) to.write(bytes);
      });
    }
  });
  from.on('end', () => void last.then(() => to.end()));
  from.on('error', () => to.destroy());
}

export interface SlowNetwork {
  readonly port: number;
  readonly stop: () => void;
}

/** A way to a local server over a slow mobile network. It has no slow start, and loses nothing. */
export async function slowNetwork(serverPort: number): Promise<SlowNetwork> {
  const [down, up] = [direction(bytesPerMs.down), direction(bytesPerMs.up)];
  const open = new Set<Socket>();
  const network = createServer((client) => {
    const server = connect(serverPort, '127.0.0.1');
    for (const socket of [client, server]) {
      open.add(socket);
      socket.setNoDelay(true).on('close', () => open.delete(socket));
    }
    // A connection takes one round trip before the first byte of a request can leave.
    pass(client, server, up, roundTripMs);
    pass(server, client, down, 0);
  });
  network.listen(0, '127.0.0.1');
  await once(network, 'listening');
  const address = network.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    stop: () => {
      network.close();
      for (const socket of open) socket.destroy();
    },
  };
}
