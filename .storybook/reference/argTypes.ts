import type { ArgTypes, ArgTypesEnhancer } from 'storybook/internal/types';
import { entriesOf } from './kitReference.ts';
import type { ReferenceRow } from './model.ts';
import { isCommon, rankOf } from './rank.ts';

const literal = (text: string): string | number => (text.startsWith('"') ? text.slice(1, -1) : Number(text));

/** Whether a value can be edited as text: short, and without elements, which have props. */
function isPlain(value: unknown): boolean {
  const text: string | undefined = typeof value === 'function' ? undefined : JSON.stringify(value);
  return text !== undefined && text.length < 600 && !text.includes('"props":');
}

/** How the reader of a docs page changes a prop; props that need code have no control. */
function controlOf(row: ReferenceRow, initial: unknown): ArgTypes[string] {
  const { type, values } = row;
  if (isCommon(row)) return { control: false };
  if (values !== undefined) return { control: { type: 'select' }, options: values.map(literal) };
  if (type === 'boolean') return { control: { type: 'boolean' } };
  if (type === 'string' || type === 'string | null') return { control: { type: 'text' } };
  if (type === 'number' || type === 'number | null') return { control: { type: 'number' } };
  if (type === 'ReactNode') return { control: typeof initial === 'string' ? { type: 'text' } : false };
  return type.includes('=>') || !isPlain(initial) ? { control: false } : {};
}

/** Gives every story the props of its component with their types, defaults and controls. */
export const withKitTypes: ArgTypesEnhancer = ({ argTypes, parameters, initialArgs }) => {
  const page = /(\w+)\.(?:test\.)?stories\.tsx$/.exec(String(parameters['fileName'] ?? ''))?.[1] ?? '';
  const rows = entriesOf(page).find(({ name }) => name === page)?.rows ?? [];
  const sorted = rows.toSorted((one, other) => rankOf(one) - rankOf(other));
  const known = sorted.map((row) => [
    row.name,
    {
      ...argTypes[row.name],
      name: row.name,
      description: row.description,
      table: {
        type: { summary: row.values?.join(' | ') ?? row.type },
        ...(row.defaultValue !== undefined && { defaultValue: { summary: row.defaultValue } }),
      },
      ...controlOf(row, initialArgs[row.name]),
    },
  ]);
  return { ...Object.fromEntries(known), ...argTypes, ...Object.fromEntries(known) };
};
