/** The searchable fields of a template. */
export interface SearchableTemplate {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly category: string;
  readonly difficulty: string;
}

/** Search and filters; empty text, `all` and omitted fields filter nothing. */
export interface TemplateQuery {
  readonly search?: string | undefined;
  readonly category?: string | undefined;
  readonly difficulty?: string | undefined;
}

/** The filter value that filters nothing. */
export const allTemplates = 'all';

/** Heading and text of an empty result. */
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
 * The templates that match the search and both filters, in their original order.
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
