import { toId } from 'storybook/internal/csf';
import { allDocs } from './allDocs.ts';

// As text: no story is loaded for it.
const files = import.meta.glob<string>('../components/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The address of the docs page of a component. */
export function pageAddress(name: string): string {
  const page = allDocs.find((docs) => docs.name === name)?.page ?? name;
  const code = Object.entries(files).find(([path]) => path.endsWith(`/${page}.stories.tsx`))?.[1] ?? '';
  const title = /title: '([^']*)'/.exec(code)?.[1] ?? page;
  return `./?path=/docs/${toId(title, 'docs')}`;
}
