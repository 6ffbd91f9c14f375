import { isBlank } from '../text/index.ts';
import { newTemplateField, type TemplateField } from './templateField.ts';
import type { TemplateDraft } from './types.ts';

/**
 * The draft with a tag; it is trimmed, and what is empty or already there is not added (SP-ADVF-43).
 * @example
 * addTag(emptyTemplateDraft, ' shop ').tags // => ['shop']
 */
export function addTag(draft: TemplateDraft, text: string): TemplateDraft {
  const tag = text.trim();
  return isBlank(tag) || draft.tags.includes(tag) ? draft : { ...draft, tags: [...draft.tags, tag] };
}

/**
 * The draft without a tag (SP-ADVF-39).
 * @example
 * removeTag(addTag(emptyTemplateDraft, 'shop'), 'shop').tags // => []
 */
export function removeTag(draft: TemplateDraft, tag: string): TemplateDraft {
  return { ...draft, tags: draft.tags.filter((known) => known !== tag) };
}

/**
 * The draft with a new field; an id that is already there adds nothing (SP-ADVF-40).
 * @example
 * addField(emptyTemplateDraft, 'f').fields.length // => 1
 */
export function addField(draft: TemplateDraft, id: string): TemplateDraft {
  return draft.fields.some((field) => field.id === id)
    ? draft
    : { ...draft, fields: [...draft.fields, newTemplateField(id)] };
}

/**
 * The draft with a change to one field; its id stays (SP-ADVF-40).
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
 * The draft without a field (SP-ADVF-40).
 * @example
 * removeField(addField(emptyTemplateDraft, 'f'), 'f').fields // => []
 */
export function removeField(draft: TemplateDraft, id: string): TemplateDraft {
  return { ...draft, fields: draft.fields.filter((field) => field.id !== id) };
}
