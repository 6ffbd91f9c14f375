import type { Service } from '../../operations/types.ts';
import {
  fieldChoices,
  fieldTitle,
  type CustomTemplate,
  type TemplateField,
  type TemplateFieldType,
} from '../../projects/template-builder/index.ts';
import type { ProjectDraft } from './types.ts';

/** One instruction to be planned, proven and approved for a new project. */
export interface ProjectStep {
  readonly service: Service;
  readonly instruction: string;
}

/** The instructions for the tables of each template; a table that others belong to comes first. */
const templateTables: Readonly<Record<string, readonly string[]>> = {
  'todo-app': [
    'Create a lists table with a name, where people only see their own',
    'Create a tasks table with a title, an optional due date and a status that can be new, started or done, starting at new, that belongs to lists, where people only see their own',
  ],
  'blog-platform': [
    'Create a posts table with a unique title, a text, an author name and a published date',
    'Create a comments table with a text and an author name, that belongs to posts',
  ],
  'ecommerce-store': [
    'Create a products table with a unique name, an optional description, a price and a stock',
    'Create an orders table with a customer email, a quantity, a total and a status that can be open, paid or sent, starting at open, that belongs to products',
  ],
  'dashboard-app': ['Create a measurements table with a label, a value and a date'],
};

/** Removes trailing full stops and white space. */
function sentence(text: string): string {
  return text.trim().replace(/[.\s]+$/u, '');
}

/** Removes punctuation, which would end the sentence early. */
function words(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N}_'/-]+/gu, ' ').trim();
}

/** Quotes a choice where needed, so that the planner reads it as one. */
function quoted(choice: string): string {
  return /^[\p{L}\p{N}]+$/u.test(choice) ? choice : `"${choice.replaceAll('"', "'")}"`;
}

/** The words for each type of field; a single line of text needs none, nor does the address of a file. */
const columnTypes: Readonly<Record<TemplateFieldType, string>> = {
  text: '',
  textarea: ' as long text',
  select: '',
  checkbox: ' as yes/no',
  file: '',
};

/** The words for a field as a column, with its choices or its type; undefined without a name. */
function ownColumn(field: TemplateField): string | undefined {
  const title = words(fieldTitle(field));
  if (title === '') return undefined;
  const choices = fieldChoices(field).map(quoted);
  const last = choices.at(-1);
  const of = choices.length > 1 ? ` that can be ${choices.slice(0, -1).join(', ')} or ${last}` : '';
  return `${field.required ? '' : 'an optional '}${title}${of || columnTypes[field.type]}`;
}

/** The instruction for a table with a column for each field of a template; without fields, the planner asks. */
function ownTable({ name, fields }: CustomTemplate): string {
  const columns = fields.map(ownColumn).filter((column) => column !== undefined);
  const what = words(name) || 'entries';
  return `Create a table for ${what}${columns.length > 0 ? ` with ${columns.join(', ')}` : ''}`;
}

/** The instruction for the first files of a project, in the form that the grammar for code reads. */
function startInstruction({ name, description, templateId }: ProjectDraft): string {
  const from = templateId === undefined ? '' : ` from the template ${templateId}`;
  const about = description.replaceAll(/\s+/gu, ' ').trim();
  return `Start the project "${name.replaceAll('"', "'")}"${from}${about === '' ? '' : `: ${about}`}`;
}

/**
 * The instructions that set a project up, in order: the tables of its template or of a custom one, the additional
 * requirements, the first files, and a preview.
 * @example
 * projectSteps({ name: 'Club', description: '', requirements: '', templateId: undefined })
 * // => [{ service: 'code-hosting', instruction: 'Start the project "Club"' }, { service: 'deployment', instruction: 'Preview' }]
 */
export function projectSteps(draft: ProjectDraft, own?: CustomTemplate): readonly ProjectStep[] {
  const tables = own ? [ownTable(own)] : (templateTables[draft.templateId ?? ''] ?? []);
  return [
    ...[...tables, draft.requirements]
      .map(sentence)
      .filter(Boolean)
      .map((instruction) => ({ service: 'database', instruction }) as const),
    { service: 'code-hosting', instruction: startInstruction(draft) },
    { service: 'deployment', instruction: 'Preview' },
  ];
}
