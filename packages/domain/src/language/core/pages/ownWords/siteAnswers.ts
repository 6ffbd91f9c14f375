import { attributeOf, elementsOf } from '../page.ts';
import { visitorForms } from '../changes/listParts.ts';
import { several } from '../changes/applied.ts';
import { siteOf, type Site, type SitePage, type SiteSource } from '../site.ts';

/** A question about a site with what answers it; undefined where the site has nothing of the kind. */
interface SiteQuestion {
  readonly asks: RegExp;
  /** What it has besides. */
  readonly also?: RegExp;
  readonly answer: (site: Site) => string | undefined;
}

const has = ({ nodes }: SitePage, name: string): boolean =>
  elementsOf(nodes).some(({ element }) => attributeOf(element, name) !== undefined);

/** The page on which staff manages what is stored. */
const staffPage = ({ pages }: Site): SitePage | undefined =>
  pages.find((page) => has(page, 'data-not-staff'));

const title = ({ label }: SitePage): string => label.replace(/^page /u, '');

function managing(site: Site): string | undefined {
  const page = staffPage(site);
  return (
    page &&
    `Only staff sees what is on the page ${title(page)}: for everybody else it is not in the menu, and the page itself shows a note. You decide on the People page of your project whose account is staff.`
  );
}

function helping(site: Site): string | undefined {
  const page = staffPage(site);
  return (
    page &&
    `Somebody who helps you registers on your site first. Then make their account staff on the People page of your project: staff sees and changes everything on the page ${title(page)}. Staff can’t be limited to a part of it yet.`
  );
}

function noticing(site: Site): string | undefined {
  const page = staffPage(site);
  return (
    page &&
    `No email is sent when somebody enters something. You find it on the page ${title(page)} and on Project Data.`
  );
}

/** What visitors see without an account, and where they need one. */
function visiting(site: Site): string | undefined {
  const signed = (page: SitePage): boolean =>
    elementsOf(page.nodes).some(
      ({ element }) =>
        ['app-form', 'app-list'].includes(element.tag) &&
        ['mine', 'members'].some((name) => attributeOf(element, name) !== undefined),
    );
  const forms = visitorForms(site);
  const own = site.pages.filter((page) => signed(page) && !has(page, 'data-not-staff'));
  const free = site.pages.filter(
    (page) =>
      !own.includes(page) &&
      (forms.some((form) => form.page === page) ||
        elementsOf(page.nodes).some(({ element }) => element.tag === 'app-list')) &&
      !has(page, 'data-not-staff'),
  );
  if (own.length === 0 && forms.length === 0) return undefined;
  const open =
    free.length === 0
      ? ''
      : ` Everybody sees the ${free.length === 1 ? 'page' : 'pages'} ${several(free.map((page) => pageTitle(page)))} without an account.`;
  const closed =
    own.length === 0
      ? 'Nobody needs an account to use the forms.'
      : `On the ${own.length === 1 ? 'page' : 'pages'} ${several(own.map((page) => pageTitle(page)))}, people sign in or register first, with an email address and a password that they choose.`;
  return `${closed}${open}`;
}

/** Pages on which people see only what is theirs. */
const ownPages = ({ pages }: Site): readonly SitePage[] =>
  pages.filter((page) =>
    elementsOf(page.nodes).some(
      ({ element }) => element.tag === 'app-list' && attributeOf(element, 'mine') !== undefined,
    ),
  );

function privacy(site: Site): string | undefined {
  const pages = ownPages(site);
  return pages.length === 0
    ? undefined
    : `On the ${pages.length === 1 ? 'page' : 'pages'} ${several(pages.map((page) => pageTitle(page)))} everybody sees only what they entered themselves. Your staff sees all of it.`;
}

function counting(site: Site): string | undefined {
  const page = staffPage(site);
  return page && `What staff enters stays as it is until somebody changes it on the page ${title(page)}.`;
}

function closing({ pages }: Site): string | undefined {
  return pages.length === 0
    ? undefined
    : 'A published site can be seen by everybody who has its address. Say “Protect my site with a password”, and only those who know the password see it, until you remove the password.';
}

function cancelling(site: Site): string | undefined {
  const page = ownPages(site).find((one) => has(one, 'data-set'));
  return page
    ? `On the page ${pageTitle(page)}, everybody who is signed in has a button Cancel beside what they entered, as long as it is still open.`
    : undefined;
}

const pageTitle = (page: SitePage): string => (page.isHome ? 'Home' : title(page));

const people =
  '(?:customers?|visitors?|clients?|guests?|people|members?|students?|others|strangers?|everybody|everyone|anybody|anyone|someone|somebody)';
const questions: readonly SiteQuestion[] = [
  {
    asks: /\bmanage(?:ment)?\b/iu,
    also: /\b(?:does|do|can|could|will|is|who|whether|if)\b[^.!?]{0,120}?\b(?:sees?|opens?|uses?|visible|hidden|private|public)\b|\bmanage(?:ment)?(?: page)?[^.!?]{0,60}\b(?:visible|hidden|private|public)\b/iu,
    answer: managing,
  },
  {
    asks: /\b(?:my|our|the) (?:wife|husband|sister|brother|mother|father|mum|mom|dad|son|daughter|partner|colleagues?|assistants?|helpers?|employees?|treasurer|secretary|boss|receptionist|friend|cousin|niece|nephew|apprentice|co-?worker|volunteers?)\b[^?]{0,200}?\b(?:see|manage|help|change|access|log ?in|look after|enter|mark|update|edit|use|do|look at|able to)\b/iu,
    also: /\?|\b(?:needs?|should|must|wants?|has to|able|let|can|could|may|would)\b/iu,
    answer: helping,
  },
  {
    asks: /\b(?:do|will|can|would|could|do(?:es)? it|if|whether) (?:i|we) (?:also |then |even )?(?:get|receive|see) (?:an? |some )?(?:e-?mails?|mails?|messages?|notifications?|sms|texts?|alerts?)\b|\b(?:i|we) (?:get|receive) (?:an? )?(?:e-?mail|mail|sms|notification)\b[^.!]*\?|\b(?:want|like|need) to (?:get|receive) (?:an? )?(?:e-?mails?|mails?|sms|messages?|notifications?)\b|\bhow (?:do|will|would|can|should|must)? ?(?:i|we) (?:know|find out|notice|hear)\b/iu,
    answer: noticing,
  },
  {
    asks: new RegExp(
      String.raw`\b(?:what|which) (?:pages? )?(?:does|do|can|will|would) (?:an? |the |my |our )?(?:\p{L}+ )?${people}\b[^?]{0,120}?\bsees?\b|\bwhat (?:an? |the )?(?:\p{L}+ )?${people}\b[^.!?]{0,120}?\bsees?\b|\b(?:do|does|must|will) (?:they|${people}|i|we|my ${people}|an? ${people}) (?:have to |need to |need |must )(?:an? |have an? |make an? |create an? )?(?:password|account|register|sign[ -]?(?:in|up)|log[ -]?in)`,
      'iu',
    ),
    answer: visiting,
  },
  {
    asks: /\bwhy\b[^.!?]*\b(?:account|register|registration|password|sign[ -]?(?:in|up)|log[ -]?in)\b/iu,
    answer: visiting,
  },
  {
    asks: /\b(?:see|know|read|look at) (?:one another|each other|the others?|other people|other (?:customers?|members?|guests?))(?:['’]?s)?\b|\b(?:they|people|customers?|members?) (?:can |able to )?see (?:the )?names of\b/iu,
    answer: privacy,
  },
  {
    asks: /\b(?:goe?s?|counts?|updates?|changes?|adds?)(?: up)? (?:by itself|automatically|on its own)\b[^.!]*\?/iu,
    answer: counting,
  },
  {
    asks: /\b(?:before (?:we|i|it) goe?s? (?:public|live|online)|without (?:the )?(?:whole|everybody|everyone|anyone|others)|only (?:to |for )?(?:her|him|them)\b(?! own)|not (?:be )?visible to the public|(?:whole|entire) world)\b/iu,
    also: /\b(?:see|look|show|read|visible|open)\b/iu,
    answer: closing,
  },
  {
    asks: /\bhow (?:do|can|could|would|will) (?:they|people|customers?|guests?|members?|somebody|someone|one|visitors?)\b[^.!?]*\bcancel\b/iu,
    answer: cancelling,
  },
];

/**
 * Answers a question about who sees and does what on a site, from what its pages are; undefined for anything else.
 *
 * @example
 * siteAnswer('Show orders', { files: [], paths: [], folder: 'public/', parse: () => ({ ok: true, value: [] }), parts: { script: '', styles: '', key: '' }, tables: [] }) // => undefined
 */
export function siteAnswer(message: string, source: SiteSource): string | undefined {
  const asked = questions.filter(
    ({ asks, also }) => asks.test(message) && (also === undefined || also.test(message)),
  );
  if (asked.length === 0 || /@\S+\.\S/u.test(message)) return undefined;
  const site = siteOf(source);
  const answers = asked.flatMap(({ answer }) => answer(site) ?? []);
  return answers.length === 0 ? undefined : answers.join(' ');
}
