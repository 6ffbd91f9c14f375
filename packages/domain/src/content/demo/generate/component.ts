import { singular } from '../../../language/planner/names.ts';
import { inputTypeOf, listedFields, pascalName, phraseOf, type NamedField } from './names.ts';
import { componentCode, labelText, subjectBefore, variableName } from './parts.ts';
import { firstWritten, type Recipe, type Written } from './result.ts';
import { choosingRecipes } from './booking.ts';
import { interactiveRecipes } from './interactive.ts';
import { viewPage, type ViewChild, type ViewElement } from './view.ts';

/** The default fields of common forms. */
const usualForms: readonly (readonly [RegExp, string, string])[] = [
  [/\bsign(?:ing)?[ -]?up\b|\bregist/iu, 'Sign up', 'with a name, an email and a password'],
  [/\b(?:log|sign)(?:ging|ing)?[ -]?in\b/iu, 'Sign in', 'with an email and a password'],
  [/\bcontact\b/iu, 'Contact', 'with a name, an email and a message'],
  [/\bnewsletter\b|\bsubscri/iu, 'Newsletter', 'with an email'],
];

function inputFor({ label, key }: NamedField): ViewElement {
  const type = inputTypeOf(label);
  const control: ViewElement =
    type === 'textarea'
      ? { tag: 'textarea', attributes: { name: key }, bindings: { required: 'true' } }
      : { tag: 'input', attributes: { name: key, type }, bindings: { required: 'true' } };
  const named: ViewElement = { tag: 'label', children: [{ tag: 'span', children: [label] }, control] };
  return { tag: 'p', children: [named] };
}

function form(description: string): Written | undefined {
  const usual = usualForms.find(([when]) => when.test(description));
  const listed = listedFields(description);
  const fields = listed.length > 0 ? listed : listedFields(usual?.[2] ?? '');
  if (fields.length === 0) return undefined;
  const title = usual?.[1] ?? subjectBefore(description, 'form');
  const name = `${pascalName(title, 'Entry')}Form`;
  const view: ViewElement = {
    tag: 'form',
    bindings: { action: 'onSend' },
    children: [
      ...fields.map(inputFor),
      { tag: 'button', attributes: { type: 'submit' }, children: ['Send'] },
    ],
  };
  return {
    name,
    understood: `Read as a form that asks for ${phraseOf(fields)}. What happens with the answers is passed in as onSend.`,
    code: componentCode({
      name,
      props: [['onSend', '(answers: FormData) => void']],
      view,
    }),
    preview: viewPage(view),
  };
}

function rowsOf(fields: readonly NamedField[], thing: string): string {
  const lines = fields
    .filter(({ key }) => key !== 'id')
    .map(({ key }) => `  readonly ${key}: string;`)
    .join('\n');
  return `export interface ${thing} {\n  readonly id: string;\n${lines}\n}`;
}

/** The type name of a list's or table's entries, for example `Order` in 'a list of orders'. */
function thingOf(description: string, kind: string): string {
  const after = /\b(?:list|table|cards?) (?:of|for) (?:all |the |my |our |an? )*(?<thing>[\p{L}-]+)/iu;
  const things = after.exec(description)?.groups?.['thing'] ?? subjectBefore(description, kind);
  return pascalName(singular(things), 'Item');
}

function table(description: string): Written | undefined {
  const fields = listedFields(description.replace(/.*\btable\b/iu, ''));
  if (fields.length === 0) return undefined;
  const thing = thingOf(description, 'table');
  const cells = (values: (field: NamedField) => ViewElement): readonly ViewElement[] => fields.map(values);
  const shown = { tag: 'tr', children: cells(() => ({ tag: 'td', children: ['…'] })) };
  const view: ViewElement = {
    tag: 'table',
    children: [
      {
        tag: 'thead',
        children: [
          {
            tag: 'tr',
            children: cells(({ label }) => ({ tag: 'th', attributes: { scope: 'col' }, children: [label] })),
          },
        ],
      },
      {
        tag: 'tbody',
        children: [
          {
            loop: 'rows.map((row) =>',
            element: {
              tag: 'tr',
              bindings: { key: 'row.id' },
              children: cells(({ key, label }) => ({
                tag: 'td',
                children: [{ code: `row.${key}`, shown: label }],
              })),
            },
            shown: [shown, shown],
          },
        ],
      },
    ],
  };
  const name = `${thing}Table`;
  return {
    name,
    understood: `Read as a table with the columns ${phraseOf(fields)}. Its rows are passed in.`,
    code: componentCode({
      name,
      before: rowsOf(fields, thing),
      props: [['rows', `readonly ${thing}[]`]],
      view,
    }),
    preview: viewPage(view),
  };
}

function list(description: string): Written {
  const thing = thingOf(description, 'list');
  const listed = listedFields(description);
  const fields = listed.length > 0 ? listed : [{ label: 'Name', key: 'name' }];
  const lines = (value: (field: NamedField) => ViewChild): readonly ViewElement[] =>
    fields.map((field) => ({ tag: 'p', children: [value(field)] }));
  const shown = { tag: 'li', children: lines(({ label }) => label) };
  const view: ViewElement = {
    tag: 'ul',
    children: [
      {
        loop: 'items.map((item) =>',
        element: {
          tag: 'li',
          bindings: { key: 'item.id' },
          children: lines(({ key, label }) => ({ code: `item.${key}`, shown: label })),
        },
        shown: [shown, shown],
      },
    ],
  };
  const name = `${thing}List`;
  return {
    name,
    understood: `Read as a list in which every entry shows its ${phraseOf(fields)}. The entries are passed in.`,
    code: componentCode({
      name,
      before: rowsOf(fields, thing),
      props: [['items', `readonly ${thing}[]`]],
      view,
    }),
    preview: viewPage(view),
  };
}

function card(description: string): Written | undefined {
  const fields = listedFields(description);
  if (fields.length === 0) return undefined;
  const subject = subjectBefore(description, 'card');
  const name = `${pascalName(subject, 'Info')}Card`;
  const view: ViewElement = {
    tag: 'article',
    children: fields.map(({ key, label }, index) => ({
      tag: index === 0 ? 'h3' : 'p',
      children: [{ code: variableName(key), shown: label }],
    })),
  };
  return {
    name,
    understood: `Read as a card that shows ${phraseOf(fields)}, which are passed in.`,
    code: componentCode({ name, props: fields.map(({ key }) => [variableName(key), 'string']), view }),
    preview: viewPage(view),
  };
}

function navigation(description: string): Written | undefined {
  const links = listedFields(description);
  if (links.length === 0) return undefined;
  const view: ViewElement = {
    tag: 'nav',
    attributes: { 'aria-label': 'Main' },
    children: links.map(({ label, key }) => ({
      tag: 'a',
      attributes: { href: `#${key.toLowerCase()}` },
      children: [label],
    })),
  };
  return {
    name: 'MainNavigation',
    understood: `Read as a navigation bar with links to ${phraseOf(links)}. Put your own addresses in.`,
    code: componentCode({ name: 'MainNavigation', view }),
    preview: viewPage(view),
  };
}

function heading(description: string): Written | undefined {
  const title = labelText(description);
  if (title === undefined) return undefined;
  const view: ViewElement = { tag: 'section', children: [{ tag: 'h2', children: [title] }] };
  return {
    name: 'Hero',
    understood: `Read as a heading that says “${title}”.`,
    code: componentCode({ name: 'Hero', view }),
    preview: viewPage(view),
  };
}

const recipes: readonly Recipe[] = [
  ...choosingRecipes,
  {
    when: /\b(?:form|newsletter)\b|\b(?:log|sign)[ -]?(?:in|up) (?:page|screen)\b|\b(?:registration|contact) page\b/iu,
    write: form,
  },
  ...interactiveRecipes,
  { when: /\btable\b/iu, write: table },
  { when: /\bcards?\b/iu, write: card },
  { when: /\bnav(?:igation|bar)?\b|\bmenu\b/iu, write: navigation },
  { when: /\b(?:hero|headline|heading|title)\b/iu, write: heading },
  { when: /^(?!.*\bsort).*\blist\b/isu, write: list },
];

/** A React component; undefined when the description names no kind of component or too few details. */
export function writeComponent(description: string): Written | undefined {
  return firstWritten(recipes, description);
}
