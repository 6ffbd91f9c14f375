import type { PageElement, PageNode } from '@saywright/domain/core/pages';
import { parsePage } from './parsePage.ts';

/** A new name of a table, or of a column of the table that has this name before. */
export interface NameChange {
  readonly table: string;
  readonly column?: string;
  readonly to: string;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The tables that an element is about: a list's or a form's, from around it. */
interface Place {
  readonly list: string | undefined;
  readonly form: string | undefined;
}

const valueOf = ({ attributes }: PageElement, name: string): string | undefined => attributes[name]?.value;

/** Renames in one value; the same text where nothing in it is meant. */
type Rename = (value: string, place: Place, element: PageElement) => string;

const inList =
  (separator: RegExp, one: (part: string) => string) =>
  (value: string): string =>
    value
      .split(separator)
      .map((part) => one(part))
      .join(',');

/** How each attribute names a table. */
const tableNames = ({ table, to }: NameChange): Readonly<Record<string, Rename>> => {
  const whole = (value: string): string => (value === table ? to : value);
  return {
    from: whole,
    into: whole,
    'data-options': whole,
    'data-count': whole,
    'data-field': (value) => (value.startsWith(`${table}.`) ? `${to}${value.slice(table.length)}` : value),
    select: inList(/,/u, (part) =>
      part.startsWith(`${table}(`) ? `${to}${part.slice(table.length)}` : part,
    ),
  };
};

/** How each attribute names a column. */
const columnNames = ({ table, column, to }: NameChange): Readonly<Record<string, Rename>> => {
  const one = (name: string): string => (name === column ? to : name);
  const ofList =
    (change: (value: string) => string): Rename =>
    (value, { list }) =>
      list === table ? change(value) : value;
  return {
    name: (value, { form }) => (form === table ? one(value) : value),
    'data-label': (value, _place, element) =>
      valueOf(element, 'data-options') === table ? one(value) : value,
    'data-field': (value, { list }) =>
      value === `${table}.${column}` ? `${table}.${to}` : list === table ? one(value) : value,
    'data-toggle': ofList(one),
    'data-set': ofList(one),
    'data-until': ofList(one),
    search: ofList(inList(/,/u, one)),
    of: ofList(inList(/,/u, one)),
    order: ofList((value) => value.replace(/^\w+/u, one)),
    select: (value, { list }) =>
      inList(/,/u, (part) =>
        part === `${table}(${column})` ? `${table}(${to})` : list === table ? one(part) : part,
      )(value),
  };
};

function editsIn(
  nodes: readonly PageNode[],
  renames: Readonly<Record<string, Rename>>,
  around: Place,
): readonly Edit[] {
  return nodes.flatMap((node): readonly Edit[] => {
    if (node.kind !== 'element') return [];
    const place = {
      list: node.tag === 'app-list' ? valueOf(node, 'from') : around.list,
      form: node.tag === 'app-form' ? valueOf(node, 'into') : around.form,
    };
    const own = Object.entries(node.attributes).flatMap(([name, { value, start, end }]): readonly Edit[] => {
      const text = renames[name]?.(value, place, node) ?? value;
      return text === value ? [] : [{ start, end, text: `${name}="${text}"` }];
    });
    return [...own, ...editsIn(node.children, renames, place)];
  });
}

/** A page in which tables and columns have their new names; undefined where it cannot be read. */
export function renameInPage(source: string, changes: readonly NameChange[]): string | undefined {
  let text = source;
  for (const change of changes) {
    const parsed = parsePage(text);
    if (!parsed.ok) return undefined;
    const renames = change.column === undefined ? tableNames(change) : columnNames(change);
    const edits = editsIn(parsed.value, renames, { list: undefined, form: undefined });
    for (const { start, end, text: by } of edits.toSorted((one, two) => two.start - one.start))
      text = `${text.slice(0, start)}${by}${text.slice(end)}`;
  }
  return text;
}
