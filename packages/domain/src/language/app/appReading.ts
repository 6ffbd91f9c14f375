import type { Reading } from '../ast/index.ts';
import { outlineOf, type AppOutline } from './outline.ts';
import { pagesOf, type AppFile, type AppParts } from './pages.ts';
import { contentsOf } from './contents.ts';
import type { AppRequest } from './request.ts';
import type { AppEntity } from './spec.ts';
import { tablesOf } from './tables.ts';

/** A request for an app as a reading, with names for the whole plan. */
export interface AppPlanning {
  readonly reading: Extract<Reading, { readonly kind: 'parts' }>;
  readonly title: string;
  readonly doneTitle: string;
  readonly understood: string;
  readonly app: AppOutline;
  readonly files: readonly AppFile[];
  /** Who is to reach the rows of each table. */
  readonly tables: readonly Pick<AppEntity, 'name' | 'access'>[];
}

/**
 * What is to be done for an app: its tables, its files, and publishing them.
 *
 * @example
 * appReading(readApp('Build a to-do app'), { script: '', styles: '', key: 'k' }).title // => 'Build a to-do app: To-do list'
 */
export function appReading({ spec, words, questions }: AppRequest, parts: AppParts): AppPlanning {
  const files = pagesOf(spec, parts);
  const understood = `It has ${contentsOf(spec)}.`;
  return {
    reading: {
      kind: 'parts',
      words: [...words],
      parts: [
        { service: 'database', changes: tablesOf(spec) },
        {
          service: 'code-hosting',
          changes: [
            ...files.map(({ path, content }) => ({ do: 'write-file', path, content }) as const),
            { do: 'save', message: `Build ${spec.name}`, paths: files.map(({ path }) => path) },
          ],
        },
        { service: 'deployment', changes: [{ do: 'publish' }] },
      ],
    },
    title: `Build ${spec.name}`,
    doneTitle: `Built ${spec.name}`,
    understood,
    app: { ...outlineOf(spec), ...(questions.length > 0 && { questions }) },
    files,
    tables: spec.entities.map(({ name, access }) => ({ name, access })),
  };
}
