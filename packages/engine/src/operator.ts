import { askRunning } from './operator/channel.ts';
import { OperatorError, usageOf, type OperatorRequest } from './operator/topic.ts';
import { topics } from './operator/topics.ts';
import { dataFolder, readSettings, siteAddress } from './settings.ts';

// The operator's commands: `node operator.js <topic> <command>`, on the data folder that the settings name.

const settings = readSettings();
const directory = dataFolder(settings);

/** Sends a request to the engine that runs on the folder, or opens the folder for this one request. */
async function ask(request: OperatorRequest): Promise<string> {
  const answer = await askRunning(directory, request);
  if (answer !== undefined) return answer;
  const { openEngine } = await import('./start.ts');
  const engine = await openEngine(
    { ...settings, SAYWRIGHT_STANDBY: 'off' },
    () => siteAddress(settings, settings.PORT),
    () => '',
  );
  try {
    return await engine.operate(request);
  } finally {
    await engine.close();
  }
}

async function run([name = '', ...args]: readonly string[]): Promise<string> {
  const topic = topics.find((known) => known.name === name);
  if (!topic) throw new OperatorError(topics.map(usageOf).join('\n\n'));
  return topic.run(args, { directory, databaseUrl: settings.SAYWRIGHT_DATABASE_URL, ask });
}

run(process.argv.slice(2)).then(
  (text) => {
    process.stdout.write(`${text}\n`);
    process.exit(0);
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
