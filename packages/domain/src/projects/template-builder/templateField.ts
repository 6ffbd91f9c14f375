/** Kinds of a field (SP-ADVF-33). */
export const templateFieldTypes = ['text', 'textarea', 'select', 'checkbox', 'file'] as const;

export type TemplateFieldType = (typeof templateFieldTypes)[number];

/** A field of a template (SP-ADVF-32). */
export interface TemplateField {
  readonly id: string;
  readonly name: string;
  readonly type: TemplateFieldType;
  readonly label: string;
  readonly placeholder: string;
  readonly required: boolean;
}

/**
 * What a field is called where people read it: its label or, without one, its name; empty when it has neither.
 * @example
 * fieldTitle({ label: ' ', name: 'email' }) // => 'email'
 */
export function fieldTitle({ label, name }: Pick<TemplateField, 'label' | 'name'>): string {
  return label.trim() || name.trim();
}

/**
 * What can be chosen in a field of type `select`: its placeholder, separated by commas, each once.
 * @example
 * fieldChoices({ type: 'select', placeholder: 'small, large' }) // => ['small', 'large']
 */
export function fieldChoices({
  type,
  placeholder,
}: Pick<TemplateField, 'type' | 'placeholder'>): readonly string[] {
  if (type !== 'select') return [];
  const choices = placeholder.split(',').map((choice) => choice.trim().replaceAll(/\s+/gu, ' '));
  return [...new Set(choices.filter((choice) => choice !== ''))];
}

/**
 * A new field with an id made by the caller (SP-ADVF-40).
 * @example
 * newTemplateField('f').type // => 'text'
 */
export function newTemplateField(id: string): TemplateField {
  return { id, name: '', type: 'text', label: '', placeholder: '', required: false };
}
