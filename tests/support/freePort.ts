import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the ports that systems give to connections and to servers that do not ask for one.
const lowest = 20_000;
const highest = 32_000;

/** Whether nothing listens on a port. */
function isFree(port: number): Promise<boolean> {
  return new Promise((found) => {
    const probe = createServer();
    probe.once('error', () => found(false));
    probe.listen(port, () => probe.close(() => found(true)));
  });
}

/** A free port, for a server whose address must be known before it starts; nothing takes it by chance until then. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
}
