import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { describe, expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../packages/domain/src', import.meta.url));

/** The most that importing all of a subpath may weigh, in bytes after gzip, dependencies included: as measured + 10 %. */
const budgets: Readonly<Record<string, number>> = {
  '.': 176598,
  agents: 16630,
  auth: 800,
  'build-guide': 828,
  chat: 2955,
  checkout: 1853,
  'code-hosting': 9594,
  compliance: 8611,
  dashboard: 808,
  demo: 5408,
  'demo/generate': 81222,
  deployment: 9649,
  economics: 1805,
  ecosystem: 2317,
  errors: 1915,
  fields: 186,
  guard: 6110,
  help: 20302,
  home: 563,
  integrations: 1932,
  mandate: 2330,
  models: 1163,
  monitoring: 5147,
  network: 1222,
  notifications: 2089,
  onboarding: 1642,
  operations: 2417,
  outcome: 1022,
  overview: 852,
  payment: 3968,
  planner: 71013,
  pricing: 838,
  progress: 1693,
  quality: 3144,
  receipt: 2416,
  recovery: 1517,
  registry: 1084,
  reports: 3014,
  result: 105,
  retry: 2053,
  risk: 19489,
  'risk/deployment': 1968,
  'risk/git': 1930,
  'risk/sql': 15746,
  routing: 14788,
  sessions: 2244,
  settings: 871,
  team: 760,
  'template-builder': 1042,
  templates: 1569,
  text: 1899,
  theme: 186,
  tour: 1423,
  tracker: 3629,
  usage: 1320,
};

/** Every folder with an index is a subpath, and so is `result`; '.' is the package itself. */
const subpaths = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name === 'index.ts')
  .map((entry) => relative(source, entry.parentPath).replaceAll('\\', '/') || '.')
  .concat('result')
  .toSorted();

function fileOf(subpath: string): string {
  return join(source, subpath === 'result' ? 'result.ts' : join(subpath, 'index.ts'));
}

interface Bundle {
  readonly size: number;
  /** The files whose code is in the bundle, relative to the sources. */
  readonly files: readonly string[];
}

/** Bundles `code` as a product would, in memory. */
async function bundle(code: string): Promise<Bundle> {
  const entry = '\0entry';
  const built = await rolldown({
    input: entry,
    platform: 'browser',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
  });
  const { output } = await built.generate({ format: 'esm', minify: true });
  await built.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  const files = chunks.flatMap((chunk) =>
    Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  );
  return {
    size: gzipSync(chunks.map((chunk) => chunk.code).join('\n'), { level: 9 }).length,
    files: files
      .filter((id) => id !== entry)
      .map((id) => relative(source, id).replaceAll('\\', '/'))
      .toSorted(),
  };
}

function everythingOf(subpath: string): Promise<Bundle> {
  return bundle(`export * from ${JSON.stringify(fileOf(subpath))};`);
}

function only(name: string, subpath: string): Promise<Bundle> {
  return bundle(`export { ${name} } from ${JSON.stringify(fileOf(subpath))};`);
}

describe('a product pays for what it imports', () => {
  test('no subpath weighs more than its budget', async () => {
    const sizes = await Promise.all(
      subpaths.map(async (subpath) => ({ subpath, size: (await everythingOf(subpath)).size })),
    );
    const rows = sizes.map(
      ({ subpath, size }) =>
        `${subpath.padEnd(20)}${String(size).padStart(6)} of ${String(budgets[subpath] ?? 'none').padStart(6)}` +
        ` (+ 10 %: ${Math.ceil(size * 1.1)})`,
    );
    console.log(`@saywright/domain, bytes gzip\n${rows.join('\n')}`);
    expect(Object.keys(budgets).toSorted()).toEqual(subpaths);
    expect(sizes.filter(({ subpath, size }) => size > (budgets[subpath] ?? 0))).toEqual([]);
  });

  test('risk brings nothing of help, and no search', async () => {
    const { files } = await everythingOf('risk');
    expect(files).toContain('risk/keywordRisk.ts');
    expect(files.filter((file) => /^help\/|fuse\.js/.test(file))).toEqual([]);
  });

  test('network brings nothing of the planner', async () => {
    const { files } = await everythingOf('network');
    expect(files).toContain('network/reduceNetwork.ts');
    expect(files.filter((file) => /^planner\/|pluralize/.test(file))).toEqual([]);
  });

  test('the demo brings nothing of the planner; generating does', async () => {
    const planned = async (subpath: string): Promise<boolean> =>
      (await everythingOf(subpath)).files.some((file) => file.startsWith('planner/grammar/'));
    expect(await planned('demo')).toBe(false);
    expect(await planned('demo/generate')).toBe(true);
  });

  test('help does bring its search, so the bundles show what they hold', async () => {
    const { files } = await everythingOf('help');
    expect(files.filter((file) => file.includes('fuse.js'))).not.toEqual([]);
  });

  test('a function taken from the package itself brings no more than from its subpath', async () => {
    expect(await only('keywordRisk', '.')).toEqual(await only('keywordRisk', 'risk'));
    expect(await only('reduceNetwork', '.')).toEqual(await only('reduceNetwork', 'network'));
  });
});
