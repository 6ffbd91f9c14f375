import { withArticle } from '../planner/outcome.ts';
import type { AppEntity, AppField, AppSpec } from './spec.ts';

/** A file of an app, with its path in the repository. */
export interface AppFile {
  readonly path: string;
  readonly content: string;
}

/** What the pages of an app share, apart from its description. */
export interface AppParts {
  /** The elements of the pages, as a module. */
  readonly script: string;
  readonly styles: string;
  /** Key of the project's API that may stand in a page. */
  readonly key: string;
}

function inHtml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => `&#${character.codePointAt(0)};`);
}

const inputTypes: Readonly<Record<Exclude<AppField['type'], 'long'>, string>> = {
  text: 'text',
  money: 'number',
  'whole-number': 'number',
  'yes-no': 'checkbox',
  date: 'date',
  moment: 'datetime-local',
  email: 'email',
  link: 'url',
};

const limits: Partial<Readonly<Record<AppField['type'], string>>> = {
  money: ' min="0" step="0.01"',
  'whole-number': ' min="1" step="1"',
  text: ' maxlength="200"',
  email: ' autocomplete="email"',
};

function control({ name, type, required }: AppField): string {
  const facts = `name="${name}"${required === true ? ' required' : ''}`;
  if (type === 'long') return `<textarea ${facts} rows="3" maxlength="5000"></textarea>`;
  return `<input ${facts} type="${inputTypes[type]}"${limits[type] ?? ''}>`;
}

function formOf({ name, one, of, fields, access }: AppEntity): string {
  const reference = of
    ? `
        <label>${of.label} <select name="${of.column}" data-options="${of.table}" data-label="${of.shown}" required></select></label>`
    : '';
  const labels = fields
    .filter(({ isFixed }) => isFixed !== true)
    .map((field) => `\n        <label>${inHtml(field.label)} ${control(field)}</label>`);
  return `    <app-form into="${name}"${access === 'inbox' ? '' : ' mine'} done="Thank you, your ${one} was saved.">
      <form>${reference}${labels.join('')}
        <button>${access === 'inbox' ? 'Send' : `Add ${withArticle(one)}`}</button>
      </form>
      <p role="status"></p>
    </app-form>`;
}

function listOf({ name, of, fields, access }: AppEntity): string {
  const shown = fields.filter(({ type }) => type !== 'yes-no');
  const marks = access === 'own' ? fields.filter(({ type }) => type === 'yes-no') : [];
  const as = ({ type }: AppField): string =>
    type === 'money' || type === 'date' || type === 'moment' ? ` data-as="${type}"` : '';
  const caption = ({ type, label }: AppField): string =>
    type === 'long' ? '' : `<small>${inHtml(label)}</small> `;
  const titles = of ? [`${of.table}.${of.shown}`] : shown.slice(0, 1).map(({ name: first }) => first);
  const parts = [
    ...titles.map((field) => `<h2 data-field="${field}"></h2>`),
    ...marks.map(
      ({ name: mark, label }) =>
        `<label class="row"><input type="checkbox" data-toggle="${mark}"> ${inHtml(label)}</label>`,
    ),
    ...(of ? shown : shown.slice(1)).map(
      (field) => `<p>${caption(field)}<span data-field="${field.name}"${as(field)}></span></p>`,
    ),
    ...(access === 'own' ? ['<button type="button" data-remove>Delete</button>'] : []),
  ];
  const isMine = access === 'own' || access === 'placed';
  const order = isMine || access === 'shared' ? 'created_at.desc' : 'created_at.asc';
  return `    <app-list from="${name}"${of ? ` select="*,${of.table}(${of.shown})"` : ''} order="${order}"${isMine ? ' mine' : ''} empty="Nothing here yet.">
      <p role="status"></p>
      <ul></ul>
      <template>
        <li>
          ${parts.join('\n          ')}
        </li>
      </template>
    </app-list>`;
}

interface Link {
  readonly file: string;
  readonly title: string;
}

function page(spec: AppSpec, links: readonly Link[], at: Link, body: string): AppFile {
  const menu = links
    .map(
      ({ file, title }) =>
        `<a href="${file}"${file === at.file ? ' aria-current="page"' : ''}>${inHtml(title)}</a>`,
    )
    .join('\n        ');
  const isFirst = links[0]?.file === at.file;
  const title = isFirst ? spec.title : `${at.title} – ${spec.title}`;
  return {
    path: `public/${at.file}`,
    content: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${inHtml(title)}</title>
    <link rel="stylesheet" href="app.css">
    <script type="module" src="app.js"></script>
  </head>
  <body>
    <header>
      <a class="name" href="index.html">${inHtml(spec.title)}</a>
      <nav>
        ${menu}
      </nav>
    </header>
    <main>
    <h1>${inHtml(at.title)}</h1>
${body}
    </main>
    <footer><noscript>This page needs JavaScript to show what is stored.</noscript></footer>
  </body>
</html>
`,
  };
}

const account = `    <app-account next="index.html">
      <form>
        <label>Email <input name="email" type="email" autocomplete="email" required></label>
        <label>Password <input name="password" type="password" autocomplete="current-password" minlength="8" required></label>
        <button name="way" value="enter">Sign in</button>
        <button name="way" value="register">Register</button>
      </form>
      <p data-in hidden>You are signed in as <strong data-email></strong>. <button type="button" data-leave>Sign out</button></p>
      <p role="status"></p>
    </app-account>`;

/** The files of an app: a page for everything it stores, a page for accounts, their elements and styles. */
export function pagesOf(spec: AppSpec, { script, styles, key }: AppParts): readonly AppFile[] {
  const { entities } = spec;
  const needsAccount = entities.some(({ access }) => access !== 'public' && access !== 'inbox');
  const links = entities.map(({ name, title }, at): Link => ({
    file: at === 0 ? 'index.html' : `${name.replaceAll('_', '-')}.html`,
    title,
  }));
  const all = needsAccount ? [...links, { file: 'account.html', title: 'Account' }] : links;
  const pages = links.map((link, at) =>
    page(
      spec,
      all,
      link,
      entities
        .slice(at, at + 1)
        .flatMap((entity) => [
          ...(entity.access === 'public' ? [] : [formOf(entity)]),
          ...(entity.access === 'inbox' ? [] : [listOf(entity)]),
        ])
        .join('\n'),
    ),
  );
  return [
    ...pages,
    ...(needsAccount ? [page(spec, all, { file: 'account.html', title: 'Account' }, account)] : []),
    { path: 'public/app.css', content: styles },
    { path: 'public/app.js', content: script },
    {
      path: 'public/config.js',
      content: `/** Key of this project's API. It opens only what the access rules allow. */\nexport const key = ${JSON.stringify(key)};\n`,
    },
  ];
}
