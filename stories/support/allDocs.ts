import type { ComponentDocs } from './componentDocs.ts';
import type { Group } from './groups.ts';

/** The docs of one component with its name. */
export interface NamedDocs extends ComponentDocs {
  readonly name: string;
  /** The story file it is documented in, without `.stories.tsx`. */
  readonly page: string;
}

const files = import.meta.glob<ComponentDocs>('../components/*/*.docs.ts', { eager: true, import: 'docs' });

/** The docs of every component, by name. */
export const allDocs: readonly NamedDocs[] = Object.entries(files).map(([path, docs]) => {
  const name = path.replace(/.*\/|\.docs\.ts$/g, '');
  return { ...docs, name, page: docs.page ?? name };
});

/** The group of a component; undefined if there is none of this name. */
export const groupOf = (component: string): Group | undefined =>
  allDocs.find(({ name }) => name === component)?.group;
