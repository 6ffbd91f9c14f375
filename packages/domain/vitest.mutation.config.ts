import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = fileURLToPath(new URL('src', import.meta.url));

/** The tests of the domain as the mutation tests run them: on the copy of the sources beside this file. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@saywright\/domain$/, replacement: `${source}/index.ts` },
      { find: /^@saywright\/domain\/result$/, replacement: `${source}/result.ts` },
      { find: /^@saywright\/domain\/(.+)$/, replacement: `${source}/$1/index.ts` },
    ],
  },
  test: {
    include: ['tests/domain/**/*.test.ts'],
    // Reads the sources as text, which a change alters without meaning anything.
    exclude: ['tests/domain/examples.test.ts'],
    setupFiles: 'tests/support/seed.ts',
    isolate: false,
    testTimeout: 30_000,
  },
});
