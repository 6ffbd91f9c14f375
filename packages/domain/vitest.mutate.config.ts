import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = fileURLToPath(new URL('src', import.meta.url));

/** The tests of the domain against the copy of its sources that stands beside this file, wherever that was put. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: {
    alias: [
      { find: /^@saywright\/domain\/result$/, replacement: `${source}/result.ts` },
      { find: /^@saywright\/domain\/(.+)$/, replacement: `${source}/$1/index.ts` },
      { find: /^@saywright\/domain$/, replacement: `${source}/index.ts` },
    ],
  },
  test: {
    include: ['tests/domain/**/*.test.ts'],
    // These read the sources as text, which a mutant changes without meaning anything.
    exclude: ['tests/domain/examples.test.ts'],
    testTimeout: 120_000,
  },
});
