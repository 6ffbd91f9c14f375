import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCompiler } from '@vanilla-extract/compiler';

const kit = fileURLToPath(new URL('../../packages/ui', import.meta.url));
const components = join(kit, 'src/components');
const imported = /^(?:import|export|\})(?! type\b)[^;']*?'(\.[^']*)'/gm;

/** The style files that a module loads, directly or through other modules. */
function stylesOf(path: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const targets = [...readFileSync(path, 'utf8').matchAll(imported)].map(([, to = '']) =>
    resolve(dirname(path), to),
  );
  const inside = targets.filter((to) => /\.tsx?$/.test(to)).flatMap((to) => stylesOf(to, seen));
  return path.endsWith('.css.ts') ? [path, ...inside] : inside;
}

/** The variables that the compiled styles of each component read, with those of the components inside it. */
export async function readTokens(): Promise<Readonly<Record<string, readonly string[]>>> {
  const compiler = createCompiler({ root: kit, identifiers: 'short', enableFileWatcher: false });
  const known = new Map<string, readonly string[]>();
  const readBy = async (file: string): Promise<readonly string[]> => {
    const before = known.get(file);
    if (before !== undefined) return before;
    await compiler.processVanillaFile(file, { outputCss: false });
    const { css } = compiler.getCssForFile(file);
    const names = [...css.matchAll(/var\((--kit-[\w-]+)/g)].map(([, name = '']) => name);
    known.set(file, names);
    return names;
  };
  try {
    const found: [string, readonly string[]][] = [];
    for (const name of readdirSync(components)) {
      const files = stylesOf(join(components, name, 'index.ts')).filter((file) => !file.includes('/theme/'));
      const names: string[] = [];
      for (const file of files) names.push(...(await readBy(file)));
      found.push([name, [...new Set(names)].toSorted()]);
    }
    return Object.fromEntries(found);
  } finally {
    await compiler.close();
  }
}
