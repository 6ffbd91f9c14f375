import { allDocs } from './allDocs.ts';

// As text: no story is loaded for it.
const files = import.meta.glob<string>('../components/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The id that the showcase gives to a page with this title. */
const idOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');

/** The address of the docs page of a component. */
export function pageAddress(name: string): string {
  const page = allDocs.find((docs) => docs.name === name)?.page ?? name;
  const code = Object.entries(files).find(([path]) => path.endsWith(`/${page}.stories.tsx`))?.[1] ?? '';
  const title = /title: '([^']*)'/.exec(code)?.[1] ?? page;
  return `./?path=/docs/${idOf(title)}--docs`;
}
