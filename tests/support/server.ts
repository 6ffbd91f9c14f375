import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../packages/engine/dist/server.js', import.meta.url));

/** A running server of the production build, in a process of its own. */
export interface TestServer {
  readonly url: string;
  /** Where customers' sites are. */
  readonly sitesUrl: string;
  readonly pid: number;
  /** Ends it the polite way. */
  stop(): Promise<void>;
  /** Ends it the way a power cut does. */
  kill(): Promise<void>;
}

function readyAddresses(child: ChildProcess): Promise<Pick<TestServer, 'url' | 'sitesUrl'>> {
  return new Promise((resolve, reject) => {
    let seen = '';
    child.stdout?.on('data', (chunk: unknown) => {
      seen += String(chunk);
      const sitesUrl = /Sites are served on (http:\/\/\S+)/.exec(seen)?.[1];
      const url = /ready: (http:\/\/\S+)/.exec(seen)?.[1];
      if (url !== undefined && sitesUrl !== undefined) resolve({ url, sitesUrl });
    });
    child.once('exit', () => reject(new Error(`The server ended before it was ready: ${seen}`)));
  });
}

/** Starts the built server on a free port and a data folder. */
export async function startServer(
  directory: string,
  env: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  const child = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      PORT: '0',
      SAYWRIGHT_SITES_PORT: '0',
      SAYWRIGHT_DATA: directory,
      // Every test has a person of its own, and all of them come from one address.
      SAYWRIGHT_SIGN_UPS_PER_HOUR: '10000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
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
