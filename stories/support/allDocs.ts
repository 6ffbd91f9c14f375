import type { ComponentDocs } from './componentDocs.ts';

/** What is known of one component, with its name. */
export interface NamedDocs extends ComponentDocs {
  readonly name: string;
  /** File of stories that shows it, without `.stories.tsx`. */
  readonly page: string;
}

const files = import.meta.glob<ComponentDocs>('./*.docs.ts', { eager: true, import: 'docs' });

/** The docs of every component, by name. */
export const allDocs: readonly NamedDocs[] = Object.entries(files).map(([path, docs]) => {
  const name = path.slice('./'.length, -'.docs.ts'.length);
  return { ...docs, name, page: docs.page ?? name };
});
