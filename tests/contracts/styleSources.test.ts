import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCompiler } from '@vanilla-extract/compiler';
import { loadConfigFromFile, type UserConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { kitVite } from '../../.storybook/kitVite.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The files that a style file is made of, as its compiler finds them. */
async function filesOf(file: string, config: UserConfig) {
  const compiler = createCompiler({ root, viteConfig: { ...config, plugins: [] }, enableFileWatcher: false });
  try {
    const { watchFiles } = await compiler.processVanillaFile(join(root, file));
    return [...watchFiles].map((path) => relative(root, path));
  } finally {
    await compiler.close();
  }
}

describe('style files that use the kit', () => {
  it.each([
    [
      'the app',
      'packages/app/src/pages/Home/TryChat.css.ts',
      async () => {
        const loaded = await loadConfigFromFile(
          { command: 'build', mode: 'production' },
          join(root, 'packages/app/vite.config.ts'),
        );
        return loaded?.config ?? {};
      },
    ],
    ['the showcase', 'stories/screens/screens.css.ts', () => Promise.resolve(kitVite())],
  ])('are compiled from its source in %s, also where it is packed', async (_name, file, config) => {
    expect(existsSync(join(root, 'packages/ui/dist/theme/index.js'))).toBe(true);
    const files = await filesOf(file, await config());
    expect(files).toContain('packages/ui/src/theme/index.ts');
    expect(files.filter((path) => path.startsWith('packages/ui/dist/'))).toEqual([]);
  });
});
