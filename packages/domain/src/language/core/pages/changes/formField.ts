import type { AppField } from '../../../app/spec.ts';
import { columnOf } from '../../../app/tables.ts';
import { attributeOf } from '../page.ts';
import type { RequestOf } from '../requests.ts';
import { pagesCalled, type Site } from '../site.ts';
import { brokenPage, editPages, refusing, several, type Applied } from './applied.ts';
import { askedEdits, byPage, hasField, isForStaff, isOwn, partsAbout, shownEdits } from './fieldEdits.ts';
import { bare } from './lists.ts';
import { isAbout, visitorForms } from './listParts.ts';

const types: readonly (readonly [RegExp, AppField['type']])[] = [
  [/\b(?:notes?|message|comments?|remarks?|wishes|description|text)\b/iu, 'long'],
  [/\be-?mail\b/iu, 'email'],
  [/\b(?:date|birthday|day)\b/iu, 'date'],
  [/\b(?:quantity|amount|how many|age|people|guests|persons)\b/iu, 'whole-number'],
  [/\b(?:link|website|web site|url)\b/iu, 'link'],
];

/** A new field by what it is called; undefined where that is no name for a column. */
function fieldFor(said: string): AppField | undefined {
  const label = said.charAt(0).toUpperCase() + said.slice(1);
  const name = said.toLowerCase().replaceAll(/[\s-]+/gu, '_');
  if (!/^[a-z][a-z0-9_]{1,40}$/u.test(name) || /_.*_.*_/u.test(name)) return undefined;
  const [, type] = types.find(([words]) => words.test(said)) ?? [];
  return { name, label, type: type ?? 'text' };
}

/** Adds a field to a form: an input on every form for these rows, the column behind it, and where its own people see it. */
export function addFormField(site: Site, { form: said, label }: RequestOf<'form-field'>): Applied {
  const words = said.toLowerCase().split(/\s+/u);
  const forms = visitorForms(site);
  const named = pagesCalled(site, said);
  const meant = forms.filter(
    (form) => words.every((word) => isAbout(form, word)) || named.includes(form.page),
  );
  const tables = [...new Set(meant.map(({ element }) => attributeOf(element, 'into') ?? ''))];
  const [table, ...others] = tables;
  if (table === undefined) return { kind: 'elsewhere' };
  if (others.length > 0)
    return refusing(`There are forms for ${several(tables)}. Say which one: the ${bare(table)} form.`);
  if (!site.source.tables.includes(table))
    return refusing(`The project has no table called ${table}, which the form would add to.`);
  const field = fieldFor(label);
  if (!field) return refusing(`“${label}” is no name for a field. Say a short one, such as “phone number”.`);
  const all = partsAbout(site, 'app-form', table);
  const lists = partsAbout(site, 'app-list', table);
  if ([...all, ...lists].some((part) => hasField(part, field.name)))
    return refusing(`The form for ${table.replaceAll('_', ' ')} already has “${label}”.`);
  const edits = byPage([
    ...all.map((part) => askedEdits(part, field)),
    ...lists.filter((part) => isOwn(part) || isForStaff(part)).map((part) => shownEdits(part, field)),
  ]);
  const pages = edits.map(({ page }) => page);
  const broken = pages.map((page) => brokenPage(page)).find(Boolean);
  if (broken) return broken;
  const files = editPages(site, edits);
  if ('kind' in files) return files;
  const where = several(pages.map((page) => `the ${page.label}`));
  return {
    kind: 'changed',
    files,
    tables: [{ do: 'add-columns', table, columns: [columnOf(field)] }],
    title: `Ask for “${field.label}” in the form for ${table.replaceAll('_', ' ')}`,
    doneTitle: `Asked for “${field.label}” in the form for ${table.replaceAll('_', ' ')}`,
    understood: `The form for ${table.replaceAll('_', ' ')} also asks for “${field.label}”, which may stay empty and is stored with each row. It is on ${where}.`,
    words: [
      { said, read: `the form for ${table}` },
      { said: label, read: `a new column ${field.name}` },
    ],
  };
}
