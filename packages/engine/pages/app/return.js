// Returns people to what they were doing when they had to sign in.

import { store, stored } from './session.js';
import { asked } from './values.js';

const place = 'place';
const draft = 'draft';
/** As long as a link in an email works, in milliseconds. */
const placeMs = 3_600_000;

/** The address of a page of this site; undefined for anything else that an address may name. */
function ownPage(given) {
  if (typeof given !== 'string' || !URL.canParse(given, location.href)) return undefined;
  const { origin, pathname, search } = new URL(given, location.href);
  const isPage = origin === location.origin && !/^\/+(?:auth|rest|storage)\//u.test(pathname);
  return isPage ? `${origin}${pathname}${search}` : undefined;
}

const thisPage = () => `${location.pathname}${location.search}`;

/** The page for accounts, which lies beside this script. */
export const accountPage = new URL('account.html', import.meta.url).href;

/** A link to sign in and come back to this page. */
export function signInLink() {
  return Object.assign(document.createElement('a'), {
    href: `${accountPage}?next=${encodeURIComponent(thisPage())}`,
    textContent: 'Sign in',
  });
}

/** Where to go after signing in on this page; undefined where somebody came without a purpose. */
export const nextPage = () => ownPage(asked.get('next'));

/** Remembers where to go once the link in an email was opened, maybe in another tab. */
export function keepPlace() {
  const page = nextPage();
  store('localStorage', place, page && { page, until: Date.now() + placeMs });
}

/** The page that was remembered, once. */
export function takePlace() {
  const kept = stored('localStorage', place);
  store('localStorage', place);
  return kept?.until > Date.now() ? ownPage(kept.page) : undefined;
}

/** Keeps what a form of this page holds until somebody has signed in, in this tab only. */
export const keepDraft = (into, values) => store('sessionStorage', draft, { page: thisPage(), into, values });

/** What a form of this page held, once. */
export function takeDraft(into) {
  const kept = stored('sessionStorage', draft);
  if (kept?.page !== thisPage() || kept.into !== into) return {};
  store('sessionStorage', draft);
  return kept.values ?? {};
}
