import { createServer } from 'node:net';

/** A free port, for a server whose address must be known before it starts. */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') failed(new Error('There is no free port.'));
        else found(address.port);
      });
    });
  });
}
