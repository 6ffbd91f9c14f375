import type { SourceFile } from '@saywright/domain/compliance';

/** Saywright's own domain sources as they were when the page was built: what is checked when nothing was chosen (D12, A81). */
const texts = import.meta.glob<string>('../../../../../domain/src/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const bundledSources: readonly SourceFile[] = Object.entries(texts).map(([path, text]) => ({
  path: path.replace(/^(?:\.\.\/)+/u, 'packages/'),
  text,
}));
