import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundled, zipped } from '../support/bundle.ts';
import { domainFile, domainSource, domainSubpaths } from '../support/domainSubpaths.ts';

const subpaths = [...domainSubpaths.keys()].toSorted();

/** Size limits per subpath in bytes after gzip, dependencies included: measured size + 10 %. */
const budgets: Readonly<Record<string, number>> = {
  '.': 700_000,
  access: 8473,
  app: 71_000,
  agents: 16630,
  ast: 11834,
  auth: 800,
  'build-guide': 828,
  chat: 2955,
  checkout: 1853,
  'code-hosting': 12079,
  compliance: 8611,
  core: 262_000,
  'core/pages': 56_000,
  'core/own-words': 80_000,
  'core/table-pages': 38_000,
  dashboard: 808,
  'database-types': 1400,
  demo: 5408,
  'demo/generate': 81222,
  deployment: 9649,
  discourse: 43_000,
  economics: 1805,
  ecosystem: 2317,
  errors: 1915,
  fields: 186,
  guard: 6110,
  help: 20302,
  home: 563,
  'import-values': 3_150,
  integrations: 1932,
  learned: 224_000,
  mandate: 2330,
  models: 1163,
  monitoring: 5147,
  network: 1222,
  notifications: 2089,
  onboarding: 1642,
  'open-api': 1500,
  operations: 2676,
  outcome: 1022,
  overview: 852,
  payment: 3968,
  planner: 71013,
  pricing: 838,
  progress: 1693,
  quality: 3144,
  read: 293_000,
  receipt: 2_450,
  recovery: 1517,
  registry: 1084,
  reports: 3014,
  'restore-points': 4500,
  result: 105,
  retry: 2053,
  risk: 19489,
  'risk/deployment': 2306,
  'risk/git': 1930,
  'risk/sql': 15746,
  routing: 14788,
  sessions: 2544,
  settings: 871,
  suggest: 74686,
  team: 760,
  'template-builder': 1042,
  templates: 1569,
  text: 1899,
  theme: 186,
  tour: 1423,
  tracker: 3629,
  usage: 1320,
  write: 27_500,
};

interface Bundle {
  readonly size: number;
  /** The source files with code in the bundle, relative to the sources. */
  readonly files: readonly string[];
}

async function bundle(code: string): Promise<Bundle> {
  const chunks = await bundled(code);
  return {
    size: zipped(chunks.map((chunk) => chunk.code).join('\n')),
    files: chunks
      .flatMap((chunk) => Object.entries(chunk.modules))
      .flatMap(([id, { renderedLength }]) => (renderedLength > 0 && !id.startsWith('\0') ? [id] : []))
      .map((id) => relative(domainSource, id).replaceAll('\\', '/'))
      .toSorted(),
  };
}

function everythingOf(subpath: string): Promise<Bundle> {
  return bundle(`export * from ${JSON.stringify(domainFile(subpath))};`);
}

function only(name: string, subpath: string): Promise<Bundle> {
  return bundle(`export { ${name} } from ${JSON.stringify(domainFile(subpath))};`);
}

describe('a product ships only what it imports', () => {
  test('every subpath is within its budget', async () => {
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

  test('risk includes no help and no search', async () => {
    const { files } = await everythingOf('risk');
    expect(files).toContain('operations/risk/keywordRisk.ts');
    expect(files.filter((file) => /^content\/help\/|fuse\.js/.test(file))).toEqual([]);
  });

  test('network includes nothing of the planner', async () => {
    const { files } = await everythingOf('network');
    expect(files).toContain('projects/network/reduceNetwork.ts');
    expect(files.filter((file) => /^language\/planner\/|pluralize/.test(file))).toEqual([]);
  });

  test('the demo includes nothing of the planner; generating does', async () => {
    const planned = async (subpath: string): Promise<boolean> =>
      (await everythingOf(subpath)).files.some((file) => file.startsWith('language/planner/grammar/'));
    expect(await planned('demo')).toBe(false);
    expect(await planned('demo/generate')).toBe(true);
  });

  test('help includes its search, which shows that the check can find it', async () => {
    const { files } = await everythingOf('help');
    expect(files.filter((file) => file.includes('fuse.js'))).not.toEqual([]);
  });

  test('importing a function from the root is as small as from its subpath', async () => {
    expect(await only('keywordRisk', '.')).toEqual(await only('keywordRisk', 'risk'));
    expect(await only('reduceNetwork', '.')).toEqual(await only('reduceNetwork', 'network'));
  });
});
