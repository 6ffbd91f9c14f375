import type { PageElement, PageNode } from '@saywright/domain/core/pages';
import type { PageUse, UsedField } from '../access/pageUse.ts';
import { parsePage } from './parsePage.ts';

/** What a page of an app asks of the database, and where its links lead. */
export interface UsesOfPage {
  readonly uses: readonly PageUse[];
  /** Files that it loads or links to, without the part after `?` or `#`. */
  readonly links: readonly string[];
  /** Why it cannot be read. */
  readonly problem?: string;
}

/** All elements among nodes, at every depth, in the order of the page. */
export function elementsIn(nodes: readonly PageNode[]): readonly PageElement[] {
  return nodes.flatMap((node) => (node.kind === 'element' ? [node, ...elementsIn(node.children)] : []));
}

const valueOf = ({ attributes }: PageElement, name: string): string | undefined => attributes[name]?.value;
const textsOf = (elements: readonly PageElement[], name: string): readonly string[] =>
  elements.flatMap((element) => valueOf(element, name) ?? []);
const partsOf = (list: string | undefined): readonly string[] => (list ? list.split(',') : []);

/** The text inside nodes, at every depth. */
export function textOf(nodes: readonly PageNode[]): string {
  return nodes.map((node) => (node.kind === 'text' ? node.text : textOf(node.children))).join('');
}

/** The elements, each with whether it is inside a section for staff. */
function placed(
  nodes: readonly PageNode[],
  isForStaff = false,
): readonly { readonly element: PageElement; readonly isForStaff: boolean }[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'element') return [];
    const inside = isForStaff || node.attributes['data-staff'] !== undefined;
    return [{ element: node, isForStaff: inside }, ...placed(node.children, inside)];
  });
}

function fieldOf(element: PageElement): UsedField {
  const { tag, children } = element;
  const type =
    tag === 'select' ? 'choice' : tag === 'textarea' ? 'text' : (valueOf(element, 'type') ?? 'text');
  const least = valueOf(element, 'min');
  const options = valueOf(element, 'data-options');
  const choice = elementsIn(children)
    .map((option) => textOf(option.children))
    .find((text) => text !== '');
  return {
    name: valueOf(element, 'name') ?? '',
    type,
    ...(least !== undefined && { least }),
    ...(choice !== undefined && { choice }),
    ...(options !== undefined && {
      options: { table: options, column: valueOf(element, 'data-label') ?? 'id' },
    }),
  };
}

function useOf(page: string, element: PageElement, isForStaff: boolean): PageUse | undefined {
  const inside = elementsIn(element.children);
  const has = (name: string): boolean => element.attributes[name] !== undefined;
  const into = valueOf(element, 'into');
  if (element.tag === 'app-form' && into !== undefined)
    return {
      kind: 'form',
      page,
      table: into,
      as: isForStaff ? 'staff' : has('mine') ? 'signed-in' : 'everybody',
      onlyChanges: has('change'),
      fields: inside.filter((field) => field.attributes['name'] !== undefined).map(fieldOf),
    };
  const from = valueOf(element, 'from');
  if (element.tag !== 'app-list' || from === undefined) return undefined;
  const [order = ''] = (valueOf(element, 'order') ?? 'created_at').split('.');
  const joined = partsOf(valueOf(element, 'select')).flatMap((part) => {
    const { table, column } = /^(?<table>\w+)\((?<column>\w+)\)$/u.exec(part)?.groups ?? {};
    return table !== undefined && column !== undefined ? [{ table, column }] : [];
  });
  return {
    kind: 'list',
    page,
    table: from,
    as: isForStaff ? 'staff' : has('mine') ? 'own' : has('members') ? 'signed-in' : 'everybody',
    columns: [
      ...new Set([
        ...textsOf(inside, 'data-field').filter((name) => !name.includes('.')),
        ...textsOf(inside, 'data-toggle'),
        ...textsOf(inside, 'data-until'),
        ...partsOf(valueOf(element, 'search')),
        ...partsOf(valueOf(element, 'of')),
        order,
      ]),
    ],
    joined,
    sets: inside.flatMap((button) => {
      const [column, value] = [valueOf(button, 'data-set'), valueOf(button, 'data-to')];
      return column !== undefined && value !== undefined ? [{ column, value }] : [];
    }),
    changes: [
      ...(inside.some(({ attributes }) => attributes['data-remove'] !== undefined)
        ? (['delete'] as const)
        : []),
      ...(inside.some(({ attributes }) => attributes['data-toggle'] !== undefined)
        ? (['change'] as const)
        : []),
    ],
  };
}

/** Reads what a page of an app does with the database, from its elements. */
export function usesOf(page: string, source: string): UsesOfPage {
  const parsed = parsePage(source);
  if (!parsed.ok) return { uses: [], links: [], problem: parsed.error };
  const elements = placed(parsed.value);
  const all = elements.map(({ element }) => element);
  const links = ['href', 'src', 'data-link', 'next'].flatMap((name) => textsOf(all, name));
  return {
    uses: elements.flatMap(({ element, isForStaff }) => useOf(page, element, isForStaff) ?? []),
    links: links
      .map((link) => link.replace(/[?#].*$/u, ''))
      .filter((link) => link !== '' && !/^\w+:/u.test(link)),
  };
}

/** Why a page among files cannot be used: it cannot be read, or links to a missing file. */
export function brokenPage(files: ReadonlyMap<string, string>): string | undefined {
  for (const [path, content] of files) {
    if (!path.endsWith('.html')) continue;
    const { links, problem } = usesOf(path, content);
    if (problem !== undefined) return `The page ${path} cannot be used: ${problem}.`;
    const folder = path.replace(/[^/]*$/u, '');
    const missing = links.find((link) => !files.has(`${folder}${link}`));
    if (missing !== undefined) return `The page ${path} leads to ${missing}, which is not there.`;
  }
  return undefined;
}
