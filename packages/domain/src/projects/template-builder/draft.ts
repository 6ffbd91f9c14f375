import { isBlank } from '../../shared/text/index.ts';
import { newTemplateField, type TemplateField } from './templateField.ts';
import type { TemplateDraft } from './types.ts';

/**
 * The tags with one more, trimmed. An empty tag or an exact duplicate is not added, and the same list is returned.
 * @example
 * withTag(['Shop'], ' shop ') // => ['Shop', 'shop']
 */
export function withTag(tags: readonly string[], text: string): readonly string[] {
  const tag = text.trim();
  return isBlank(tag) || tags.includes(tag) ? tags : [...tags, tag];
}

/**
 * The draft with a tag, by the rule of `withTag`.
 * @example
 * addTag(emptyTemplateDraft, ' shop ').tags // => ['shop']
 */
export function addTag(draft: TemplateDraft, text: string): TemplateDraft {
  const tags = withTag(draft.tags, text);
  return tags === draft.tags ? draft : { ...draft, tags };
}

/**
 * The draft with a new field; a known id adds nothing.
 * @example
 * addField(emptyTemplateDraft, 'f').fields.length // => 1
 */
export function addField(draft: TemplateDraft, id: string): TemplateDraft {
  return draft.fields.some((field) => field.id === id)
    ? draft
    : { ...draft, fields: [...draft.fields, newTemplateField(id)] };
}

/**
 * The draft with one field changed; its id stays.
 * @example
 * changeField(addField(emptyTemplateDraft, 'f'), 'f', { name: 'email' }).fields[0].name // => 'email'
 */
export function changeField(
  draft: TemplateDraft,
  id: string,
  change: Partial<Omit<TemplateField, 'id'>>,
): TemplateDraft {
  return {
    ...draft,
    fields: draft.fields.map((field) => (field.id === id ? { ...field, ...change, id } : field)),
  };
}

/**
 * The draft without a field.
 * @example
 * removeField(addField(emptyTemplateDraft, 'f'), 'f').fields // => []
 */
export function removeField(draft: TemplateDraft, id: string): TemplateDraft {
  return { ...draft, fields: draft.fields.filter((field) => field.id !== id) };
}
