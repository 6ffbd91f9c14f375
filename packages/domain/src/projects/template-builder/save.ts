import { fail, ok, type Result } from '../result.ts';
import { isBlank } from '../text/index.ts';
import type { CustomTemplate, TemplateDraft } from './types.ts';

/** Toasts of the template creator (SP-ADVF-42, SP-ADVF-55). */
export const templateToasts = {
  incomplete: {
    title: 'Error',
    description: 'Please fill in the template name and description',
    tone: 'danger',
  },
  saved: (name: string) =>
    ({
      title: 'Template Saved',
      description: `Template "${name}" has been saved successfully`,
      tone: 'success',
    }) as const,
} as const;

/**
 * The draft as a template with an id made by the caller; it needs a name and a description (SP-ADVF-41).
 * @example
 * templateFrom(emptyTemplateDraft, 't').error.description
 * // => 'Please fill in the template name and description'
 */
export function templateFrom(
  draft: TemplateDraft,
  id: string,
): Result<CustomTemplate, typeof templateToasts.incomplete> {
  if (isBlank(draft.name) || isBlank(draft.description)) return fail(templateToasts.incomplete);
  return ok({ ...draft, id, name: draft.name.trim(), description: draft.description.trim() });
}

/**
 * The list with a template at its end; one with the same id takes its place (SP-ADVF-37, A92).
 * @example
 * saveTemplate([], { ...emptyTemplateDraft, id: 't' }).map(({ id }) => id) // => ['t']
 */
export function saveTemplate(
  templates: readonly CustomTemplate[],
  template: CustomTemplate,
): readonly CustomTemplate[] {
  return [...templates.filter(({ id }) => id !== template.id), template];
}

const longestName = 100;

/**
 * The name of the exported file: lower case, dashes for white space, only a-z, 0-9, dash and underscore (SP-ADVF-53, A91, H22).
 * @example
 * templateFileName(' My Shop! ') // => 'my-shop-template.json'
 */
export function templateFileName(name: string): string {
  const safe = name
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/gu, '-')
    .replaceAll(/[^a-z0-9_-]/gu, '')
    .slice(0, longestName);
  return `${safe || 'untitled'}-template.json`;
}

/**
 * The content of the exported file: every documented field and no other (SP-ADVF-30, SP-ADVF-53).
 * @example
 * Object.keys(JSON.parse(templateJson({ ...emptyTemplateDraft, id: 't' }))).length // => 8
 */
export function templateJson(template: CustomTemplate): string {
  const { id, name, description, category, tags, framework, fields, codeTemplate } = template;
  return JSON.stringify(
    { id, name, description, category, tags, framework, fields, codeTemplate },
    undefined,
    2,
  );
}
