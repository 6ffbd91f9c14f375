import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';

const source = fileURLToPath(new URL('../packages/ui/src', import.meta.url));
const imported = /(?:^(?:import|export|\})(?! type\b)[^;']*? from |\bimport\()'(?!react')([^.'][^']*)'/gm;

/** The packages that the kit imports, read from its source. */
const dependencies = (): readonly string[] => [
  ...new Set(
    readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.css)\.tsx?$/.test(path))
      .flatMap((path) => [...readFileSync(join(source, path), 'utf8').matchAll(imported)])
      .map(([, name = '']) => name)
      .filter((name) => !name.startsWith('@vanilla-extract/')),
  ),
];

/** Vite settings that use the kit from source, with its dependencies optimised before a test starts. */
export const kitVite = (): UserConfig => ({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@saywright/source', ...defaultClientConditions] },
  // For the compiler of the style files, which would otherwise read the kit as it was last packed.
  environments: { ssr: { resolve: { conditions: ['@saywright/source', ...defaultServerConditions] } } },
  optimizeDeps: {
    include: ['react-dom/client', ...dependencies()],
  },
});
