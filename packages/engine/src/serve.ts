import type { Connection } from './accounts/address.ts';
import { startProblem } from './dataFolder.ts';
import { nodeServer, socketLimits } from './http/nodeServer.ts';
import { serveOperator } from './operator/channel.ts';
import { dataFolder, logError, readSettings, siteAddress, sitesAddress } from './settings.ts';
import { openEngine } from './start.ts';

const settings = readSettings();

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

const sitesPort = settings.SAYWRIGHT_SITES_PORT ?? (settings.PORT === 0 ? 0 : settings.PORT + 1);

type Fetch = (request: Request, connection: Connection) => Promise<Response>;

/** Listens on a port; resolves with the port, once it is open, and a function that closes it. */
function listen(fetch: Fetch, port: number): Promise<{ readonly port: number; readonly close: () => void }> {
  return new Promise((taken, failed) => {
    const limits = { ...socketLimits, perAddress: settings.SAYWRIGHT_CONNECTIONS };
    const server = nodeServer(fetch, logError, limits);
    server.listen(port, settings.HOST, () => {
      const address = server.address();
      taken({
        port: address !== null && typeof address !== 'string' ? address.port : port,
        close: () => server.close(),
      });
    });
    server.once('error', (error) =>
      failed(
        new Error(`Port ${port} cannot be used. Set PORT and SAYWRIGHT_SITES_PORT to free ones.`, {
          cause: error,
        }),
      ),
    );
  });
}

async function main(): Promise<void> {
  let sitesUrl = sitesAddress(settings, sitesPort);
  let port = settings.PORT;
  const engine = await openEngine(
    settings,
    () => siteAddress(settings, port),
    () => sitesUrl,
  );
  const operator = await serveOperator(dataFolder(settings), engine.operate, logError);
  const sites = await listen(engine.fetchSites, sitesPort);
  sitesUrl = sitesAddress(settings, sites.port);
  const studio = await listen(engine.fetch, settings.PORT);
  ({ port } = studio);
  if (engine.notice !== undefined) say(engine.notice);
  say(`Sites are served on ${sitesUrl}`);
  say(`Saywright is ready: http://localhost:${studio.port}`);
  void engine.recover();
  let closing = false;
  const close = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    studio.close();
    sites.close();
    await operator.close();
    await engine.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void close());
  process.on('SIGINT', () => void close());
}

main().catch((error: unknown) => {
  process.stderr.write(`${startProblem(error, dataFolder(settings))}\n`);
  process.exit(1);
});
