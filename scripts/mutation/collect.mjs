// What the tests of the domain use of vitest, collected in one process instead of run: so a test can be run again for
// each change of the code without loading anything anew. Stands in for the module `vitest` there.
import { format } from 'node:util';

export { expect } from '../../node_modules/vitest/dist/index.js';

/** Each with an id of its own, its full name, its file and what to run. */
export const tests = [];
/** What must have run before any test. */
export const preparations = [];

let file = '';
let suites = [];
let taken = new Map();

/** What is collected from now on stands in this file, relative to the root. */
export function beginFile(path) {
  file = path;
  taken = new Map();
}

/** Adds `each`, which adds once for each row. */
function withEach(add) {
  const each = (rows) => (name, run) => {
    for (const row of rows) {
      const values = Array.isArray(row) ? row : [row];
      add(format(name, ...values).slice(0, 120), () => run(...values));
    }
  };
  return Object.assign(add, { each });
}

export const describe = withEach((name, run) => {
  const outside = suites;
  suites = [...suites, name];
  run();
  suites = outside;
});

export const it = withEach((name, run) => {
  const full = [...suites, name].join(' > ');
  const count = (taken.get(full) ?? 0) + 1;
  taken.set(full, count);
  const unique = count === 1 ? full : `${full} (${count})`;
  tests.push({ id: `${file}#${unique}`, name: unique, file, run });
});

export const test = it;

export function beforeAll(prepare) {
  preparations.push(prepare);
}
