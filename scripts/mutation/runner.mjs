// A test runner for Stryker that keeps the tests of the domain loaded and runs them in its own process. A change of the
// code is a switch in the code that is loaded, so trying one costs the tests that reach it and nothing else; a worker
// for each change would take most of the time.
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import * as fc from 'fast-check';
import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { beginFile, preparations, tests } from './collect.mjs';

/**
 * Milliseconds of work after which a change counts as unnoticed, although tests are left: most of what survives would
 * otherwise cost thousands of examples. Those that noticed most in the same file come first, so little is missed, and
 * what is missed only lowers the score.
 */
const patience = 250;

/** These read the sources as text, which a change alters without meaning anything. */
const withoutMeaning = new Set(['tests/domain/examples.test.ts']);

const collector = new URL('collect.mjs', import.meta.url).href;

/** Makes the tests see the copy of the sources in the working directory, and the collector for vitest. */
function redirectImports() {
  const source = resolve('packages/domain/src');
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'vitest') return { url: collector, shortCircuit: true };
      const [, subpath] = /^@saywright\/domain(?:\/(.+))?$/u.exec(specifier) ?? [];
      if (!specifier.startsWith('@saywright/domain')) return next(specifier, context);
      const path = subpath === 'result' ? 'result.ts' : join(subpath ?? '', 'index.ts');
      return { url: pathToFileURL(join(source, path)).href, shortCircuit: true };
    },
  });
}

/** The suite a test stands in; tests of one suite notice much the same. */
function suiteOf(id) {
  return id.split(' > ')[0];
}

class LoadedTestRunner {
  /** What the changed code reads and writes: which change is active, which test runs, what it reached. */
  #shared = {};
  /** Milliseconds each test took when nothing was changed, by id. */
  #durations = new Map();
  /** How often each test noticed a change in a file, by both. */
  #kills = new Map();
  /** How often the tests of a suite ran, and how often one of them noticed something. */
  #suites = new Map();

  /** With `ignoreStatic` no change is active while modules load, so what is loaded need never be loaded anew. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    Reflect.set(globalThis, INSTRUMENTER_CONSTANTS.NAMESPACE, this.#shared);
    redirectImports();
    // The same values each time, so that a score is the same each time; a change that is noticed needs no least example.
    fc.configureGlobal({ seed: 1, endOnFailure: true });
    for (const file of globSync('tests/domain/**/*.test.ts').toSorted()) {
      if (withoutMeaning.has(file)) continue;
      beginFile(file);
      await import(pathToFileURL(resolve(file)).href);
    }
    for (const prepare of preparations) await prepare();
  }

  async #run({ id, name, file, run }) {
    const start = performance.now();
    this.#shared.currentTestId = id;
    let failure;
    try {
      await run();
    } catch (error) {
      failure = error ?? new Error('nothing was thrown');
    }
    this.#shared.currentTestId = undefined;
    const about = { id, name, fileName: resolve(file), timeSpentMs: performance.now() - start };
    if (failure === undefined) return { ...about, status: TestStatus.Success };
    const failureMessage =
      failure instanceof Error ? failure.message : 'Something else than an error was thrown.';
    return { ...about, status: TestStatus.Failed, failureMessage };
  }

  async dryRun() {
    const results = [];
    for (const test of tests) results.push(await this.#run(test));
    for (const { id, timeSpentMs } of results) this.#durations.set(id, timeSpentMs);
    const { mutantCoverage } = this.#shared;
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage };
  }

  /** Those first that noticed most in a file so far, whose suite notices often, and that are quick. */
  #inOrder(wanted, fileName) {
    const ids = new Set(wanted);
    const chance = (id) => {
      const { runs = 0, kills = 0 } = this.#suites.get(suiteOf(id)) ?? {};
      const own = 1 + 4 * (this.#kills.get(`${fileName} ${id}`) ?? 0);
      return ((kills + 1) / (runs + 10)) * (own / (0.2 + (this.#durations.get(id) ?? 0)));
    };
    return tests
      .filter(({ id }) => wanted === undefined || ids.has(id))
      .map((test) => ({ test, chance: chance(test.id) }))
      .toSorted((one, other) => other.chance - one.chance)
      .map(({ test }) => test);
  }

  async mutantRun({ activeMutant: { id, fileName }, hitLimit: most, testFilter }) {
    // A loop that does not end is known by many more hits than before, but not so many that it takes minutes.
    const hitLimit = most === undefined ? undefined : 3 * (most / 100) + 100_000;
    Object.assign(this.#shared, { activeMutant: id, hitCount: 0, hitLimit });
    const before = process.cpuUsage();
    const results = [];
    for (const test of this.#inOrder(testFilter, fileName)) {
      const { user } = process.cpuUsage(before);
      if (user / 1000 > patience) break;
      const result = await this.#run(test);
      results.push(result);
      const suite = suiteOf(test.id);
      const { runs = 0, kills = 0 } = this.#suites.get(suite) ?? {};
      const isNoticed = result.status !== TestStatus.Success;
      this.#suites.set(suite, { runs: runs + 1, kills: kills + (isNoticed ? 1 : 0) });
      if (!isNoticed) continue;
      const key = `${fileName} ${test.id}`;
      this.#kills.set(key, (this.#kills.get(key) ?? 0) + 1);
      break;
    }
    const { hitCount } = this.#shared;
    Object.assign(this.#shared, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    const reached = determineHitLimitReached(hitCount, hitLimit);
    return toMutantRunResult(reached ?? { status: DryRunStatus.Complete, tests: results });
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'loaded', LoadedTestRunner)];
