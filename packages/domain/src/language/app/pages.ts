import { withValues } from '../core/pages/styleValues.ts';
import { entryForm, inHtml, managedSection, rowList } from './elements.ts';
import { hasWelcome, welcome } from './frontPage.ts';
import type { AppEntity, AppSpec } from './spec.ts';
import { isManaged } from './tables.ts';

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
  /** Key of the project's API that may be in a page. */
  readonly key: string;
}

/** A page in the menu of an app. */
export interface PageLink {
  readonly file: string;
  readonly title: string;
  /** Shown to staff only. */
  readonly isForStaff?: boolean;
}

const manage: PageLink = { file: 'manage.html', title: 'Manage', isForStaff: true };
const account: PageLink = { file: 'account.html', title: 'Account' };

/** A page with the menu of an app. */
export function appPage(
  spec: Pick<AppSpec, 'title' | 'subject' | 'entities'>,
  links: readonly PageLink[],
  at: PageLink,
  body: string,
): AppFile {
  const menu = links
    .map(
      ({ file, title, isForStaff }) =>
        `<a href="${file}"${file === at.file ? ' aria-current="page"' : ''}${isForStaff === true ? ' data-staff hidden' : ''}>${inHtml(title)}</a>`,
    )
    .join('\n        ');
  const isFirst = links[0]?.file === at.file;
  // A page on which visitors only leave something is about the whole.
  const isWhole = isFirst && spec.entities[0]?.access === 'inbox' && spec.title !== at.title;
  const heading = isWhole ? spec.title : at.title;
  const leads = isFirst
    ? [...(isWhole ? [at.title] : []), ...(spec.subject === undefined ? [] : [spec.subject])]
    : [];
  const opening =
    isFirst && hasWelcome(spec)
      ? welcome(spec, links, at.title)
      : `    <h1>${inHtml(heading)}</h1>${leads.map((lead) => `\n    <p class="lead">${inHtml(lead)}</p>`).join('')}`;
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
${opening}
${body}
    </main>
    <footer><noscript>This page needs JavaScript to show what is stored.</noscript></footer>
  </body>
</html>
`,
  };
}

/** Registers, signs in and signs out. */
export const accountMarkup = `    <app-account next="index.html">
      <form>
        <label>Email <input name="email" type="email" autocomplete="email" required></label>
        <label>Password <input name="password" type="password" autocomplete="current-password" minlength="8" required></label>
        <button name="way" value="enter">Sign in</button>
        <button name="way" value="register">Register</button>
        <button name="way" value="forgot" class="plain" formnovalidate>Forgot your password?</button>
      </form>
      <p data-in hidden>You are signed in as <strong data-email></strong>. <button type="button" data-leave>Sign out</button></p>
      <p role="status"></p>
      <template>
        <form>
          <label>New password <input name="password" type="password" autocomplete="new-password" minlength="8" required></label>
          <button>Save the new password</button>
        </form>
      </template>
    </app-account>`;

/** What only staff sees, behind a note for everybody else. */
function forStaff(content: string): string {
  return `    <p data-not-staff>Only staff sees this page. If you are the owner: register here, then make your account staff on the People page of your project in Saywright.</p>
    <div data-staff hidden>
${content}
    </div>`;
}

/** Whether the page for staff has the rows; what only staff sees has a separate page. */
const isOnManage = (entity: AppEntity): boolean => isManaged(entity) && entity.access !== 'team';

const managePage = ({ entities }: AppSpec): string =>
  forStaff(
    entities
      .filter(isOnManage)
      .map((entity) => managedSection(entity))
      .join('\n'),
  );

/** The pages of an app in the order of its menu: those of what it stores, the one for staff, the one for accounts. */
export function linksOf({ entities }: AppSpec): readonly PageLink[] {
  return [
    ...entities.map(({ name, title, access }, at) => ({
      file: at === 0 ? 'index.html' : `${name.replaceAll('_', '-')}.html`,
      title,
      ...(at > 0 && access === 'team' && { isForStaff: true }),
    })),
    ...(entities.some(isOnManage) ? [manage] : []),
    account,
  ];
}

function entityPage(entity: AppEntity, spec: AppSpec): string {
  const { access, name } = entity;
  if (access === 'team') return forStaff(managedSection(entity, 'h2'));
  const links = linksOf(spec);
  const children = spec.entities.flatMap((child, at) =>
    child.of?.table === name ? links.slice(at, at + 1).map(({ file }) => ({ ...child, file })) : [],
  );
  const isEntered = access !== 'public' && access !== 'members' && access !== 'assigned';
  const isBelow = entity === spec.entities[0] && hasWelcome(spec) && entity.title !== spec.title;
  return [
    ...(isEntered ? [entryForm(entity)] : []),
    ...(access === 'inbox' ? [] : [rowList(entity, children, isBelow ? 'h3' : 'h2')]),
  ].join('\n');
}

/**
 * The files of an app: a page for everything it stores, one for accounts, one for staff, and what they load. Staff needs
 * an account, so every app has that page.
 */
export function pagesOf(spec: AppSpec, { script, styles, key }: AppParts): readonly AppFile[] {
  const { entities } = spec;
  const links = linksOf(spec);
  const bodyOf = (link: PageLink, at: number): string => {
    const entity = entities[at];
    if (entity) return entityPage(entity, spec);
    return link === manage ? managePage(spec) : accountMarkup;
  };
  return [
    ...links.map((link, at) => appPage(spec, links, link, bodyOf(link, at))),
    { path: 'public/app.css', content: withValues(styles, spec.look?.values ?? {}) ?? styles },
    { path: 'public/app.js', content: script },
    {
      path: 'public/config.js',
      content: `/** Key of this project's API. It opens only what the access rules allow. */\nexport const key = ${JSON.stringify(key)};\n`,
    },
  ];
}
