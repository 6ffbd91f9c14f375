import { accountMarkup } from '../../../app/pages.ts';
import { attributeOf, elementsOf } from '../page.ts';
import type { RequestOf } from '../requests.ts';
import { linkedFile, menuOf, type Site, type SitePage } from '../site.ts';
import { asking, editPages, pageWord, refusing, type Applied } from './applied.ts';
import { elementFiles, linesOf, loading, ownScript } from './appElements.ts';
import { withFiles } from '../site.ts';
import { addPageOf } from './wholePages.ts';

const accountFile = 'account.html';

/** Pages on which people can sign in. */
function signInPages({ pages }: Site): readonly SitePage[] {
  return pages.filter(({ nodes }) => elementsOf(nodes).some(({ element }) => element.tag === 'app-account'));
}

/** Pages that do something only for people who signed in. */
function pagesForPeople({ pages }: Site): readonly SitePage[] {
  return pages.filter(({ nodes }) =>
    elementsOf(nodes).some(
      ({ element }) =>
        element.tag.startsWith('app-') &&
        ['mine', 'members'].some((name) => attributeOf(element, name) !== undefined),
    ),
  );
}

/** What there is, with what can be changed about it. */
function known(site: Site, page: SitePage): Applied {
  const entry = site.pages
    .flatMap((one) => menuOf(one))
    .find(({ href }) => linkedFile(href) === page.file)?.label;
  const needing = pagesForPeople(site).map(({ label }) => label);
  const where = entry === undefined ? 'No menu leads to it.' : `The menu leads to it as “${entry}”.`;
  const what = needing.length === 0 ? '' : ` The ${needing.join(' and the ')} needs it.`;
  return asking(
    `People can already register and sign in with an email and a password: on the ${page.label} (${page.path}). ${where}${what} Do you want to change one of these?`,
    [
      ...(entry === undefined
        ? [{ request: { do: 'menu-add', page: pageWord(page) } as const }]
        : [
            ...(entry === 'Sign in'
              ? []
              : [{ request: { do: 'menu-rename', entry, value: 'Sign in' } as const }]),
            { request: { do: 'menu-move', entry, place: 'to the start' } as const },
          ]),
      { request: { do: 'text', of: 'heading', page: pageWord(page) } },
    ],
  );
}

/** Adds a page on which people register and sign in; where the site has one, says what it does. */
export function addAccount(site: Site, { way }: RequestOf<'account'>): Applied {
  const [page] = signInPages(site);
  if (way !== undefined)
    return asking(
      `People sign in with an email and a password; ${way} is not connected. ${page ? `They do so on the ${page.label}.` : 'I can add a page for that.'}`,
      page ? [] : [{ request: { do: 'account' } }],
    );
  if (page) return known(site, page);
  const broken = ownScript(site, 'app-account', 'so nobody could sign in with the new page');
  if (broken) return broken;
  const added = addPageOf(site, 'Account', linesOf(accountMarkup), accountFile);
  if (added.kind !== 'changed') return added;
  const grown = withFiles(site, added.files);
  const own = grown.pages.find(({ file }) => file === accountFile);
  const loaded = own && loading(own);
  if (!loaded) return refusing('The new page would have no head, so nothing could be loaded on it.');
  const files = editPages(grown, [{ page: own, edits: loaded }]);
  if ('kind' in files) return files;
  return {
    ...added,
    files: new Map([...added.files, ...files, ...elementFiles(site.source)]),
    title: 'Add the page Account, where people register and sign in',
    doneTitle: 'Added the page Account, where people register and sign in',
    understood: `${added.understood} People register and sign in there with an email and a password; you see them on the People page. Nothing on this site needs an account yet: say what only people who signed in may see.`,
    words: [{ said: 'sign in', read: `a new page, ${own.path}` }],
  };
}
