import type { TemplateField } from './templateField.ts';

/** What a template is written with (SP-ADVF-31). */
export const templateFrameworks = ['react', 'vue', 'angular', 'vanilla'] as const;

export type TemplateFramework = (typeof templateFrameworks)[number];

/** A template of the user's own (SP-ADVF-30). */
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

/** What stands in the form. */
export type TemplateDraft = Omit<CustomTemplate, 'id'>;

/** The empty form; saving brings it back (SP-ADVF-38). */
export const emptyTemplateDraft: TemplateDraft = {
  name: '',
  description: '',
  category: '',
  tags: [],
  framework: 'react',
  fields: [],
  codeTemplate: '',
};
