import type { CustomTemplate } from '../template-builder/index.ts';
import type { ProjectDraft } from './types.ts';

/** The first table of each template, as a person would say it to the agent. */
const templateInstructions: Readonly<Record<string, string>> = {
  'todo-app':
    'Create a tasks table with a title, an optional due date and a status that can be new, started or done, starting at new, where people only see their own',
  'blog-platform': 'Create a posts table with a unique title, a text, an author name and a published date',
  'ecommerce-store':
    'Create a products table with a unique name, an optional description, a price and a stock',
  'dashboard-app': 'Create a measurements table with a label, a value and a date',
};

/** Without trailing marks and spaces, so that sentences can be put together. */
function sentence(text: string): string {
  return text.trim().replace(/[.\s]+$/u, '');
}

/** A table with a column for each field of a template; the agent asks for the columns when it has none. */
function ownInstruction({ name, fields }: CustomTemplate): string {
  const columns = fields.map(({ required, label }) => (required ? label : `an optional ${label}`));
  return `Create a table for ${name}${columns.length > 0 ? ` with ${columns.join(', ')}` : ''}`;
}

/**
 * What the agent is told to begin a project: the first table of its template, or of a template of one's own, then its own requirements; the
 * description when there is neither, and at last a table named after it, of which the agent asks the columns.
 * @example
 * projectInstruction({ name: 'Club', description: '', requirements: '', templateId: undefined })
 * // => 'Create a table for Club'
 */
export function projectInstruction(
  { name, description, requirements, templateId }: ProjectDraft,
  own?: CustomTemplate,
): string {
  const first = own ? ownInstruction(own) : (templateInstructions[templateId ?? ''] ?? '');
  const said = [first, requirements].map(sentence).filter(Boolean);
  if (said.length > 0) return said.join('. ');
  return sentence(description) || `Create a table for ${name.trim()}`;
}
