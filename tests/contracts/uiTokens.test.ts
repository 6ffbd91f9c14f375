import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { densities } from '../../packages/ui/src/theme/density.ts';
import { variableName } from '../../packages/ui/src/theme/names.ts';
import { scale } from '../../packages/ui/src/theme/scale.ts';
import { themes, themeValues } from '../../packages/ui/src/theme/themes.ts';

const kit = fileURLToPath(new URL('../../packages/ui/src/components', import.meta.url));
const groups = Object.entries({ ...themeValues(themes.dark), ...densities.comfortable, ...scale });
const tokens = groups.flatMap(([group, values]) =>
  Object.keys(values).map((token) => [group, token] as const),
);

/** The variables that the styles of a component read, separated by spaces. */
function tokensOf(component: string): string {
  const folder = join(kit, component);
  const styles = readdirSync(folder).filter((file) => file.endsWith('.css.ts'));
  const code = styles.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const read = new Set(code.match(/\b\w+\.\w+\b/g));
  return tokens
    .filter(([group, token]) => read.has(`${group}.${token}`))
    .map(([group, token]) => `--${variableName([group, token])}`)
    .toSorted()
    .join(' ');
}

test('the tokens of each component match the committed list', async () => {
  const used = Object.fromEntries(
    readdirSync(kit)
      .toSorted()
      .map((name) => [name, tokensOf(name)]),
  );
  expect(used['Button']).toContain('--kit-color-accent');
  await expect(`${JSON.stringify(used, null, 2)}\n`).toMatchFileSnapshot('./surface/ui-tokens.json');
});
