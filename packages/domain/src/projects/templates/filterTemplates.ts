/** What a template is searched by. */
export interface SearchableTemplate {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly category: string;
  readonly difficulty: string;
}

/** What is asked for; empty text, `all` and what is left out ask for nothing. */
export interface TemplateQuery {
  readonly search?: string | undefined;
  readonly category?: string | undefined;
  readonly difficulty?: string | undefined;
}

/** The value of a filter that filters nothing. */
export const allTemplates = 'all';

/** Heading and text of an empty result (CS-TMPL-07, A66). */
export const noTemplates = {
  title: 'No templates found',
  text: 'Try adjusting your search or filters',
} as const;

function plain(text: string): string {
  return text.toLowerCase();
}

function passes(wanted: string | undefined, value: string): boolean {
  return !wanted || wanted === allTemplates || wanted === value;
}

/**
 * The templates for which the search and both filters hold, in their order (CS-TMPL-08, CS-TMPL-09).
 * @example
 * filterTemplates(onboardingTemplates, { search: 'nothing like it' }) // => []
 */
export function filterTemplates<Template extends SearchableTemplate>(
  list: readonly Template[],
  query: TemplateQuery,
): readonly Template[] {
  const wanted = plain(query.search ?? '').trim();
  return list.filter(
    ({ name, description, tags, category, difficulty }) =>
      passes(query.category, category) &&
      passes(query.difficulty, difficulty) &&
      [name, description, ...tags].some((text) => plain(text).includes(wanted)),
  );
}
