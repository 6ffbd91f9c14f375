import type { SourceFile } from '@saywright/domain/compliance';

/** Saywright's own domain sources at build time; checked if no files are chosen. */
const texts = import.meta.glob<string>('../../../../../domain/src/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const bundledSources: readonly SourceFile[] = Object.entries(texts).map(([path, text]) => ({
  path: path.replace(/^(?:\.\.\/)+/u, 'packages/'),
  text,
}));
