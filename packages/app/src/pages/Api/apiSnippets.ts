import type { CodeLanguage } from '@saywright/ui/CodeBlock';

/** Ways to call a project's API. */
export const apiWays = ['supabase-js', 'fetch', 'curl'] as const;
export type ApiWay = (typeof apiWays)[number];

export interface Snippet {
  readonly code: string;
  readonly language: CodeLanguage;
}

/** Code that reads the first rows of a table through the API of a project. */
export function apiSnippet(
  way: ApiWay,
  { url, publishableKey }: { readonly url: string; readonly publishableKey: string },
  table: string,
): Snippet {
  const text = JSON.stringify;
  const address = `${url}/rest/v1/${encodeURIComponent(table)}?select=*&limit=10`;
  if (way === 'supabase-js')
    return {
      language: 'ts',
      code: `import { createClient } from '@supabase/supabase-js';

const project = createClient(${text(url)}, ${text(publishableKey)});
const { data, error } = await project.from(${text(table)}).select().limit(10);`,
    };
  if (way === 'fetch')
    return {
      language: 'ts',
      code: `const answer = await fetch(${text(address)}, {
  headers: { apikey: ${text(publishableKey)} },
});
const rows = await answer.json();`,
    };
  return { language: 'text', code: `curl '${address}' \\\n  -H 'apikey: ${publishableKey}'` };
}
