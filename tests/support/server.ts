import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ownEntry = fileURLToPath(new URL('../../packages/engine/dist/server.js', import.meta.url));

/** A running server of the production build in a child process. */
export interface TestServer {
  readonly url: string;
  /** Origin of published sites. */
  readonly sitesUrl: string;
  readonly pid: number;
  /** Stops it with SIGTERM. */
  stop(): Promise<void>;
  /** Stops it with SIGKILL. */
  kill(): Promise<void>;
}

function readyAddresses(child: ChildProcess): Promise<Pick<TestServer, 'url' | 'sitesUrl'>> {
  return new Promise((resolve, reject) => {
    let seen = '';
    child.stderr?.on('data', (chunk: unknown) => {
      seen += String(chunk);
      process.stderr.write(String(chunk));
    });
    child.stdout?.on('data', (chunk: unknown) => {
      seen += String(chunk);
      const sitesUrl = /Sites are served on (http:\/\/\S+)/.exec(seen)?.[1];
      const url = /ready: (http:\/\/\S+)/.exec(seen)?.[1];
      if (url !== undefined && sitesUrl !== undefined) resolve({ url, sitesUrl });
    });
    child.once('close', () => reject(new Error(`The server ended before it was ready: ${seen}`)));
  });
}

/** Starts the built server on a free port with a data folder; `entry` may be the build of another checkout. */
export async function startServer(
  directory: string,
  env: Readonly<Record<string, string>> = {},
  { entry = ownEntry, node = process.execPath }: { readonly entry?: string; readonly node?: string } = {},
): Promise<TestServer> {
  // A test is over before Postgres, compiled a second time for speed, has saved what that costs.
  const child = spawn(node, ['--liftoff-only', entry], {
    env: {
      ...process.env,
      PORT: '0',
      SAYWRIGHT_SITES_PORT: '0',
      SAYWRIGHT_DATA: directory,
      // Every test has its own person, all from one address.
      SAYWRIGHT_SIGN_UPS_PER_HOUR: '10000',
      // The least work for a password: people of tests have no secrets.
      LITE_AUTH_BCRYPT_COST: '4',
      // What the first server compiled, the next ones only load.
      NODE_COMPILE_CACHE: join(tmpdir(), 'saywright-compiled'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { url, sitesUrl } = await readyAddresses(child);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    url,
    sitesUrl,
    pid: child.pid ?? 0,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
