import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { domainFile, domainSource, domainSubpaths } from '../support/domainSubpaths.ts';
import { exportsOf } from '../support/surface.ts';

const readme = readFileSync(join(domainSource, '../README.md'), 'utf8');

/** Every public subpath, the package itself as the empty one. */
const subpaths = [...domainSubpaths.keys()].map((subpath) => (subpath === '.' ? '' : subpath)).toSorted();

function fileOf(subpath: string): string {
  return domainFile(subpath === '' ? '.' : subpath);
}

/** Sorts by code unit, so that the file is the same on every machine. */
function sorted(names: Iterable<string>): readonly string[] {
  return [...names].toSorted();
}

/** Functions that other products call, by subpath; each is exported by the package itself as well. */
const promised: Readonly<Record<string, readonly string[]>> = {
  routing: ['routeInstruction', 'resolveAuto'],
  risk: ['keywordRisk', 'effectiveRisk', 'sqlRisk'],
  operations: ['classifyOperationType', 'createOperation', 'markExecuted'],
  planner: ['understand'],
  network: ['reduceNetwork', 'networkLabel', 'networkStatusText', 'connectionStatus'],
  monitoring: ['summarizeHealth', 'monitorText'],
  errors: ['classifyError'],
  retry: ['retryDelay', 'queryRetry'],
  chat: ['canSend'],
  theme: ['parseTheme'],
  tour: ['tourTransition'],
  onboarding: ['onboardingTransition'],
  notifications: ['visibleNotifications'],
  templates: ['filterTemplates', 'truncateFeatures'],
  help: ['createHelpSearch'],
  pricing: ['planById'],
  payment: ['orderRequest', 'isTokenFresh'],
  compliance: ['checkSource', 'checkProject', 'reviewSource', 'toSarif'],
  quality: ['qualityScore'],
  tracker: ['filterComponents'],
  progress: ['deviationTone', 'isSignificantDeviation'],
};

describe('the surface of the domain', () => {
  test.each(Object.entries(promised))('keeps what other products call: %s', (subpath, names) => {
    for (const path of [subpath, ''])
      expect([...exportsOf(fileOf(path)).keys()]).toEqual(expect.arrayContaining([...names]));
  });

  test('matches the committed list', async () => {
    const sections = subpaths.map((subpath) => {
      const names = exportsOf(fileOf(subpath));
      const lines = sorted(names.keys()).map((name) => `  ${name}: ${names.get(name)?.kind}`);
      return [['@saywright/domain', subpath].filter(Boolean).join('/'), ...lines, ''].join('\n');
    });
    await expect(sections.join('\n')).toMatchFileSnapshot('./surface/domain.txt');
  });

  test.each(subpaths)('matches the exports at run time: %s', async (subpath) => {
    const module: unknown = await import(pathToFileURL(fileOf(subpath)).href);
    const values = [...exportsOf(fileOf(subpath))].filter(([, { kind }]) => !/^(interface|type)$/.test(kind));
    expect(sorted(Object.keys(Object(module)))).toEqual(sorted(values.map(([name]) => name)));
  });

  test('every folder with an index is a subpath', () => {
    const indexes = readdirSync(domainSource, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(^|[\\/])index\.ts$/.test(name))
      .map((name) => join(domainSource, name));
    const known = new Set(domainSubpaths.values());
    expect(indexes.filter((file) => !known.has(file))).toEqual([]);
  });

  test('the README names every subpath', () => {
    expect(subpaths.filter((subpath) => subpath !== '' && !readme.includes(`\`${subpath}\``))).toEqual([]);
  });
});
