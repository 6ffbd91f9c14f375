import { inAttribute, insertAfter, inText, type Edit } from '../edits.ts';
import type { RequestOf } from '../requests.ts';
import { linkedFile, menuOf, pagesCalled, type Site } from '../site.ts';
import {
  asking,
  brokenPage,
  editPages,
  isPage,
  pageFor,
  pageWord,
  refusing,
  type Applied,
} from './applied.ts';
import { changeFooter } from './footer.ts';
import { enterMenus, having, itemOf, labelFor, menus, noEntry } from './menu.ts';
import { belowHeading } from './ownPart.ts';

interface Target {
  readonly href: string;
  readonly label: string;
}

const domain = /^(?:www\.)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/\S*)?$/u;

/** The address that a request names: of a page, of another site, or of a mailbox. */
function targetOf(site: Site, request: RequestOf<'link'>): Target | Applied {
  const { target, label } = request;
  const said = target.replace(/[.,;!]+$/u, '');
  if (/^[^\s@"]+@[^\s@"]+\.\p{L}{2,}$/u.test(said)) return { href: `mailto:${said}`, label: label ?? said };
  const address = /^https?:\/\/[^\s"]+$/iu.test(said)
    ? said
    : domain.test(said)
      ? `https://${said}`
      : undefined;
  if (address !== undefined && !said.endsWith('.html'))
    return {
      href: address,
      label: label ?? address.replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/\/$/u, ''),
    };
  if (/[:/@]/u.test(said)) return refusing(`“${said}” is not an address that a link can lead to.`);
  const [page, ...others] = pagesCalled(site, said);
  if (!page || others.length > 0)
    return asking(
      page ? `Several pages may be “${said}”.` : `There is no page called “${said}”.`,
      site.pages.map((one) => ({
        label: `To the ${one.label}`,
        request: { ...request, target: pageWord(one) },
      })),
    );
  const entry = site.pages.flatMap((one) => menuOf(one)).find(({ href }) => linkedFile(href) === page.file);
  return { href: page.file, label: label ?? entry?.label ?? page.label.replace(/^page /u, '') };
}

function inMenu(site: Site, { href, label }: Target): Applied {
  const without = site.pages.filter((page) => !menuOf(page).some((link) => link.href === href));
  if (without.length === 0) return refusing(`The menu already leads to ${href}.`);
  return enterMenus(
    site,
    without,
    { href, label },
    {
      leads: `gets the entry ${label}, which leads to ${href}`,
      said: label,
      read: `a menu entry that leads to ${href}`,
    },
  );
}

/** Adds a link to a page, to the menu or to the footer of every page. */
export function addLink(site: Site, request: RequestOf<'link'>): Applied {
  const target = targetOf(site, request);
  if ('kind' in target) return target;
  const { href, label } = target;
  const link = (up: string): string => `<a href="${inAttribute(up + href)}">${inText(label)}</a>`;
  if (request.to === 'menu') return inMenu(site, target);
  if (request.to === 'footer') {
    const added = changeFooter(site, label, false, `<p>${link('')}</p>`);
    return added.kind === 'changed'
      ? {
          ...added,
          title: `Add a link to ${href} to the footer`,
          doneTitle: `Added a link to ${href} to the footer`,
          understood: `The footer of every page gets the link “${label}”, which leads to ${href}.`,
        }
      : added;
  }
  const page = pageFor(site, request);
  if (!isPage(page)) return page;
  const broken = brokenPage(page);
  if (broken) return broken;
  const anchor = belowHeading(page.nodes);
  if (!anchor) return refusing(`The ${page.label} has no content to put this below.`);
  const up = linkedFile(href) === undefined ? '' : '../'.repeat(page.file.split('/').length - 1);
  const markup = `<p class="actions">${link(up).replace('<a ', '<a class="act" ')}</p>`;
  const files = editPages(site, [{ page, edits: [insertAfter(page.source, anchor, [markup])] }]);
  if ('kind' in files) return files;
  return {
    kind: 'changed',
    files,
    title: `Add a button to ${href} to the ${page.label}`,
    doneTitle: `Added a button to ${href} to the ${page.label}`,
    understood: `The ${page.label} gets the button “${label}” below its heading. It leads to ${href}.`,
    words: [{ said: label, read: `a link in ${page.path}` }],
  };
}

/** Exchanges the places of two entries of the menu. */
export function swapEntries(site: Site, request: RequestOf<'menu-swap'>): Applied {
  const [one, other] = [labelFor(site, request.entry), labelFor(site, request.other)];
  if (one === undefined) return noEntry(site, request.entry, (entry) => ({ ...request, entry }));
  if (other === undefined) return noEntry(site, request.other, (entry) => ({ ...request, other: entry }));
  if (one === other) return refusing(`${one} and ${other} are the same entry of the menu.`);
  const edits = having(site, one).flatMap(({ page, link }) => {
    const second = menuOf(page).find(({ label }) => label === other);
    if (!second) return [];
    const [a, b] = [itemOf(page, link), itemOf(page, second)];
    const textOf = ({ start, end }: Edit | typeof a): string => page.source.slice(start, end);
    return [
      {
        page,
        edits: [
          { start: a.start, end: a.end, text: textOf(b) },
          { start: b.start, end: b.end, text: textOf(a) },
        ],
      },
    ];
  });
  const files = editPages(site, edits);
  if ('kind' in files) return files;
  return {
    kind: 'changed',
    files,
    title: `Swap ${one} and ${other} in the menu`,
    doneTitle: `Swapped ${one} and ${other} in the menu`,
    understood: `In ${menus(files.size)}, ${one} and ${other} change places.`,
    words: [
      { said: request.entry, read: `the menu entry ${one}` },
      { said: request.other, read: `the menu entry ${other}` },
    ],
  };
}
