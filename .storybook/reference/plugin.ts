import type { Plugin } from 'vite';
import type { KitReference } from './model.ts';

const name = 'virtual:kit-reference';
const resolved = `\0${name}`;

/** Types and tokens of the kit, read from its source when the showcase needs them; empty in tests, which show no docs. */
export const kitReference = (): Plugin => ({
  name: 'kit-reference',
  resolveId: { filter: { id: /^virtual:kit-reference$/ }, handler: () => resolved },
  load: {
    filter: { id: /^\0virtual:kit-reference$/ },
    async handler() {
      const reference: KitReference = process.env['VITEST'] ? { entries: [], tokens: {} } : await readKit();
      return `export default ${JSON.stringify(reference)};`;
    },
  },
});

async function readKit(): Promise<KitReference> {
  const [{ readTypes }, { readTokens }] = await Promise.all([
    import('./readTypes.ts'),
    import('./readTokens.ts'),
  ]);
  return { entries: readTypes(), tokens: await readTokens() };
}
