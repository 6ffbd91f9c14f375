import { createEngine } from './engine.ts';
import type { Engine } from './options.ts';
import { listeningAddresses } from './http/hosts.ts';
import { isLoopback } from './reader/address.ts';
import { isQuiet } from './quiet.ts';
import { dataFolder, logError, type Settings } from './settings.ts';
import { openStudioFolder } from './studioFolder.ts';

// Libraries print whole database errors, including parameters. Only messages may reach the log, never what people
// typed.
function logMessages(...items: readonly unknown[]): void {
  if (isQuiet()) return;
  for (const item of items)
    if (item instanceof Error) process.stderr.write(`${new Date().toISOString()} ${item.message}\n`);
}

/** Opens the engine on the settings' data folder, which is this process's alone until it is closed. */
export async function openEngine(
  settings: Settings,
  siteUrl: () => string,
  sitesUrl: () => string,
): Promise<Engine> {
  Object.assign(console, { error: logMessages });
  const directory = dataFolder(settings);
  const url = settings.SAYWRIGHT_DATABASE_URL;
  const release = await openStudioFolder({
    directory,
    server: url === undefined ? undefined : { url, limitMs: settings.SAYWRIGHT_LIMIT_MS },
    isStandby: settings.SAYWRIGHT_STANDBY === 'on',
    waitsForServer: true,
    say: (text) => process.stdout.write(`${text}\n`),
    logError,
  });
  const engine = await createEngine({
    directory,
    siteUrl,
    sitesUrl,
    contactUrl: settings.SAYWRIGHT_CONTACT_URL,
    hosts: [...listeningAddresses(settings.HOST), ...settings.SAYWRIGHT_HOSTS],
    mail:
      settings.SAYWRIGHT_SMTP_URL === undefined || settings.SAYWRIGHT_MAIL_FROM === undefined
        ? undefined
        : { url: settings.SAYWRIGHT_SMTP_URL, from: settings.SAYWRIGHT_MAIL_FROM },
    proxies: settings.SAYWRIGHT_PROXIES,
    signUpsPerHour: settings.SAYWRIGHT_SIGN_UPS_PER_HOUR,
    model:
      settings.SAYWRIGHT_MODEL_URL === undefined || settings.SAYWRIGHT_MODEL === undefined
        ? undefined
        : {
            provider: settings.SAYWRIGHT_MODEL_PROVIDER,
            baseUrl: settings.SAYWRIGHT_MODEL_URL,
            model: settings.SAYWRIGHT_MODEL,
            apiKey: settings.SAYWRIGHT_MODEL_KEY,
            prices: settings.SAYWRIGHT_MODEL_PRICES,
            monthlyCap: settings.SAYWRIGHT_MODEL_CAP,
          },
    localModels:
      settings.SAYWRIGHT_LOCAL_MODELS === undefined
        ? isLoopback(`http://${settings.HOST}`)
        : settings.SAYWRIGHT_LOCAL_MODELS === 'on',
    limitMs: settings.SAYWRIGHT_LIMIT_MS,
    idleMs: settings.SAYWRIGHT_IDLE_MS,
    openProjects: settings.SAYWRIGHT_OPEN_PROJECTS,
    databaseUrl: url,
    payments: {
      clientId: settings.PAYPAL_CLIENT_ID,
      clientSecret: settings.PAYPAL_CLIENT_SECRET,
      mode: settings.PAYPAL_MODE,
      baseUrl: settings.PAYPAL_BASE_URL,
    },
    logError,
  });
  return {
    ...engine,
    close: async () => {
      await engine.close();
      await release();
    },
  };
}
