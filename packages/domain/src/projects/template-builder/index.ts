export { addField, addTag, changeField, removeField, withTag } from './draft.ts';
export { saveTemplate, templateFileName, templateFrom, templateJson, templateToasts } from './save.ts';
export { fieldChoices, fieldTitle, newTemplateField, templateFieldTypes } from './templateField.ts';
export type { TemplateField, TemplateFieldType } from './templateField.ts';
export { emptyTemplateDraft, templateFrameworks } from './types.ts';
export type { CustomTemplate, TemplateDraft, TemplateFramework } from './types.ts';
