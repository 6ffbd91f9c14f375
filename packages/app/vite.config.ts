import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

const engine = 'http://127.0.0.1:4321';

/** Ships the script that sets the theme before the first paint as a file, so that no inline script is needed. */
function themeFile(): Plugin {
  const source = readFileSync(fileURLToPath(import.meta.resolve('@saywright/ui/prepaint.js')), 'utf8');
  return {
    name: 'saywright-theme-file',
    configureServer(server) {
      server.middlewares.use('/theme.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'theme.js', source });
    },
  };
}

/**
 * The SQL parser expects its WebAssembly beside the running script; in a bundle it is a file of the build like any other,
 * with a hash in its name.
 */
function sqlParserFile(): Plugin {
  const search = 'locateFile("libpg-query.wasm")';
  const tail = "if (typeof exports === 'object'";
  return {
    name: 'saywright-sql-parser-file',
    enforce: 'pre',
    transform: {
      filter: { id: /libpg-query\/wasm\/libpg-query\.js(\?|$)/ },
      handler(code) {
        const [factory, ...others] = code.split(tail);
        if (!factory?.includes(search) || others.length !== 1)
          throw new Error('libpg-query has changed: check how it finds its WebAssembly.');
        const found = factory
          .replace(search, 'new URL("./libpg-query.wasm", import.meta.url).href')
          // What it would need outside of a browser.
          .replaceAll(/require\("(?:fs|crypto)"\)/g, 'undefined');
        return { code: `${found}export default PgQueryModule;\n`, map: null };
      },
    },
  };
}

/**
 * The first page needs one script and one style sheet, and so does what many pages share: on a slow connection each
 * further request costs more than the bytes it saves.
 */
const chunks = [
  { name: 'start', tags: ['$initial'], priority: 2 },
  { name: 'variants', test: /packages\/ui\/.*\.css\.ts/, minShareCount: 3, priority: 1 },
  { name: 'shared', test: /packages\/ui\/src\//, minShareCount: 16 },
  { name: 'zod', test: /node_modules\/zod\// },
];

/** The condition under which our own packages are read from their sources. */
const source = '@saywright/source';

/** Build times do not matter to people who only start the product. */
const checks = { bundlerTimings: false };

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react(), themeFile(), sqlParserFile()],
  worker: {
    format: 'es',
    plugins: () => [sqlParserFile()],
    // PGlite's loader has an eval for extensions, which are not used here and which the page's policy would not allow.
    rolldownOptions: { checks: { ...checks, eval: false } },
  },
  // Both load files beside them, which pre-bundling for development would lose.
  optimizeDeps: { exclude: ['@electric-sql/pglite', 'libpg-query'] },
  resolve: { conditions: [source, ...defaultClientConditions] },
  // For prerendering and for the compiler of the style files, which sets `ssr` itself, but not this. Otherwise it reads
  // the kit as it was last packed, or only half of it while that is built.
  environments: {
    ssr: { resolve: { conditions: [source, ...defaultServerConditions], noExternal: [/^@saywright\//] } },
  },
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks,
      output: {
        codeSplitting: { groups: chunks, includeDependenciesRecursively: false },
        // The entry lists the names of two hundred files; a shared chunk needs no name besides its hash.
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: {
    proxy: {
      '/bridge': engine,
      '/trial-pages': engine,
      '/healthz': engine,
      '/auth/v1': engine,
      '/rest/v1': engine,
      '/functions/v1': engine,
    },
  },
});
