import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunch } from './scripts/chromium.mjs';
import { filesWithoutTests } from './tests/support/storyFiles.ts';

const conditions = ['@saywright/source', ...defaultServerConditions];
const source = { resolve: { conditions }, ssr: { resolve: { conditions } } };

/** Project databases run the bundle that the set-up makes, in place of their source. */
const bundledWorker = [
  {
    find: './workerFile.ts',
    replacement: fileURLToPath(new URL('tests/support/bundledWorker.ts', import.meta.url)),
  },
];
const engineSource = { ...source, resolve: { ...source.resolve, alias: bundledWorker } };

/** The least work for a password: people of tests have no secrets. */
const cheapPasswords = { LITE_AUTH_BCRYPT_COST: '4' };

/** In other languages play functions do not run: they find elements by their English text. */
const playing = process.env['VITE_STORY_LOCALE'] === undefined ? [] : ['play-fn'];

/** Whether this platform has programs of PostgreSQL; where it has none, what needs a server is left out. */
const hasServers = existsSync(
  new URL(`node_modules/postgres-18-${process.platform}-${process.arch}`, import.meta.url),
);
const needServers = [
  'backendPlace',
  'databaseServer',
  'liveMove',
  'move',
  'moveCrash',
  'moveTrouble',
  'standby',
].map((name) => `tests/engine/${name}.test.ts`);

/** Suites of the engine that do not care where the database of a project, and that of the studio, is. */
const onServers = [
  'access',
  'accountEnd',
  'escapes',
  'journal',
  'lifecycle',
  'payments',
  'planRows',
  'planStore',
  'projectApi',
  'restorePoints',
  'prove',
  'riskFacts',
  'roundTrip',
  'rowPage',
  'resumable',
  'storage',
  'twoAccounts',
  'values',
  'writtenPlans',
];

/**
 * Every story in a browser. Loading the showcase takes as long as many a test file, so that a run which names only other
 * projects does without.
 */
async function stories(): Promise<TestProjectInlineConfiguration> {
  const [{ storybookTest }, { playwright }] = await Promise.all([
    import('@storybook/addon-vitest/vitest-plugin'),
    import('@vitest/browser-playwright'),
  ]);
  return {
    plugins: [storybookTest({ configDir: '.storybook', tags: { exclude: playing } })],
    test: {
      name: 'stories',
      // A file without a test would be reported as skipped.
      exclude: [...filesWithoutTests()],
      // One page runs all files: reloading the showcase for each would double the time.
      isolate: false,
      // A busy machine needs a while for a page of specimens, and minutes to check it in every mode.
      testTimeout: process.env['VITE_STORY_MODES'] === 'all' ? 180_000 : 60_000,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: chromiumLaunch({ isWhole: true }) }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

/** The projects that the command line names. */
const wanted = process.argv.flatMap((argument, at) =>
  process.argv[at - 1] === '--project' ? [argument] : (/^--project=(.*)$/.exec(argument)?.slice(1) ?? []),
);
/** A name that is no pattern, and not that of the stories. */
const otherNames = /^(?!stories$)\w+$/;

export default defineConfig({
  test: {
    silent: 'passed-only',
    coverage: {
      include: ['packages/domain/src/**/*.ts'],
      reporter: [['text', { skipFull: true }]],
      thresholds: {
        'packages/domain/src/{billing,build,content,operations,projects,shared}/**': { branches: 100 },
        'packages/domain/src/language/!(core|discourse|learned|suggest)/**': { branches: 100 },
        // Reading has more branches than sentences that were written for them; it may only rise.
        'packages/domain/src/language/{core,discourse,learned,suggest}/**': { branches: 80 },
      },
    },
    projects: [
      {
        ...source,
        test: {
          name: 'domain',
          // Pure functions leave no state for the next file.
          isolate: false,
          include: ['tests/domain/**/*.test.ts'],
          setupFiles: 'tests/support/seed.ts',
          testTimeout: 30_000,
        },
      },
      {
        ...engineSource,
        test: {
          name: 'engine',
          include: ['tests/engine/**/*.test.ts'],
          exclude: hasServers ? [] : needServers,
          globalSetup: 'tests/support/servers.setup.ts',
          env: cheapPasswords,
          // Threads share what they compiled, Postgres for the most part; processes do not. Files of one thread share
          // what is loaded and compiled too, which is a third of the work; each has its folders and people.
          pool: 'threads',
          isolate: false,
          setupFiles: 'tests/support/seed.ts',
          // Opening several databases takes a busy machine a minute.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      // The operation line again, on a server of PostgreSQL in place of the embedded database.
      {
        ...engineSource,
        test: {
          name: 'servers',
          include: hasServers ? onServers.map((name) => `tests/engine/${name}.test.ts`) : [],
          globalSetup: 'tests/support/servers.setup.ts',
          env: { ...cheapPasswords, SAYWRIGHT_TEST_SERVER: '18' },
          pool: 'threads',
          isolate: false,
          setupFiles: 'tests/support/seed.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      // Kills a process at every moment between the parts of a plan; only `npm run soak` runs it.
      {
        ...source,
        test: {
          name: 'soak',
          include: ['tests/soak/**/*.test.ts'],
          setupFiles: 'tests/support/seed.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // Installs packed packages in empty projects, so it needs the registry: only `npm run consumers` runs it.
      {
        ...source,
        test: {
          name: 'consumers',
          include: ['tests/consumers/**/*.test.ts'],
          globalSetup: 'tests/consumers/setup.ts',
          testTimeout: 120_000,
        },
      },
      {
        ...source,
        test: { name: 'contracts', include: ['tests/contracts/**/*.test.ts'], testTimeout: 60_000 },
      },
      // Every story, rendered on a server and hydrated in a browser.
      {
        ...source,
        test: {
          name: 'ui',
          include: ['tests/ui/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      // Tests the comparison of visual snapshots; `npm run visual` runs it.
      {
        ...source,
        test: { name: 'visual', include: ['tests/visual/**/*.test.ts'], testTimeout: 30_000 },
      },
      ...(wanted.length > 0 && wanted.every((name) => otherNames.test(name)) ? [] : [await stories()]),
    ],
  },
});
