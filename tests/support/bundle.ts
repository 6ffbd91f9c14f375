import { gzipSync } from 'node:zlib';
import { rolldown, type InputOptions, type OutputChunk } from 'rolldown';

const entry = '\0entry';

/** Bytes of a text after gzip at the highest level. */
export const zipped = (text: string): number => gzipSync(text, { level: 9 }).length;

/** Bundles `code` in memory, as a product would. */
export async function bundled(code: string, options: InputOptions = {}): Promise<readonly OutputChunk[]> {
  const built = await rolldown({
    platform: 'browser',
    ...options,
    input: entry,
    plugins: [
      options.plugins,
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
  });
  const { output } = await built.generate({ format: 'esm', minify: true, comments: false });
  await built.close();
  return output.filter((file) => file.type === 'chunk');
}
