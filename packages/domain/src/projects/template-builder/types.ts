import type { TemplateField } from './templateField.ts';

/** Frameworks of a template. */
export const templateFrameworks = ['react', 'vue', 'angular', 'vanilla'] as const;

export type TemplateFramework = (typeof templateFrameworks)[number];

/** A template made by the user. */
export interface CustomTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly framework: TemplateFramework;
  readonly fields: readonly TemplateField[];
  readonly codeTemplate: string;
}

/** The content of the form. */
export type TemplateDraft = Omit<CustomTemplate, 'id'>;

/** The empty form, also shown after saving. */
export const emptyTemplateDraft: TemplateDraft = {
  name: '',
  description: '',
  category: '',
  tags: [],
  framework: 'react',
  fields: [],
  codeTemplate: '',
};
