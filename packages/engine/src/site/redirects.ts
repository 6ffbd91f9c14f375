import { fail, ok, type Result } from '@saywright/domain/result';
import { domainsOf, redirectsOf } from './settings.ts';
import type { SiteState } from './state.ts';

const longest = 500;
/** More redirects than this would slow down every request. */
const most = 200;

/** A path in the form that is compared: decoded, without a trailing slash; undefined if it cannot be decoded. */
export function comparedPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.length > 1 ? decoded.replace(/\/+$/u, '') || '/' : decoded;
  } catch {
    return undefined;
  }
}

/** A path of a site in its one form: from the top, with `..` resolved; undefined where it is not a path. */
function sitePath(text: string): string | undefined {
  if (!text.startsWith('/') || text.startsWith('//') || /[\\\s\p{Cc}]/u.test(text)) return undefined;
  const url = new URL(text, 'http://site.invalid');
  return url.host === 'site.invalid' ? url.pathname + url.search + url.hash : undefined;
}

function webAddress(text: string): URL | undefined {
  if (!/^https?:\/\/[^\s\\]+$/iu.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? url : undefined;
}

/** The path of this site that an address leads to; undefined where it leads elsewhere. */
function ownPath(state: Pick<SiteState, 'settings' | 'name'>, to: string): string | undefined {
  const path = sitePath(to);
  if (path !== undefined) return comparedPath(new URL(path, 'http://site.invalid').pathname);
  const url = webAddress(to);
  if (!url) return undefined;
  const base = `/_sites/${state.name}`;
  if (url.pathname === base || url.pathname.startsWith(`${base}/`))
    return comparedPath(url.pathname.slice(base.length) || '/');
  return domainsOf(state).some(({ name }) => name === url.hostname) ? comparedPath(url.pathname) : undefined;
}

/** The ends of a redirect in the form in which they are stored, or why there cannot be such a redirect. */
export function checkedRedirect(
  state: Pick<SiteState, 'settings' | 'name'>,
  from: string,
  to: string,
): Result<{ readonly from: string; readonly to: string }> {
  if (from.length > longest || to.length > longest)
    return fail('A redirect can have at most 500 characters.');
  const path = sitePath(from);
  const source = path === undefined || /[?#]/u.test(path) ? undefined : comparedPath(path);
  if (source === undefined)
    return fail(
      `${from.slice(0, 80)} is not a path of your site. A path begins with a slash, such as /shop.`,
    );
  const target = sitePath(to) ?? webAddress(to)?.href;
  if (target === undefined)
    return fail(`${to.slice(0, 80)} is neither a path, such as /shop, nor a web address.`);
  const redirects = new Map(redirectsOf(state)).set(source, target);
  if (redirects.size > most) return fail(`A site can have at most ${most} redirects.`);
  const seen = new Set([source]);
  for (let next = ownPath(state, target); next !== undefined;) {
    if (seen.has(next))
      return fail(`${source} would lead back to itself, so visitors would never arrive anywhere.`);
    seen.add(next);
    const further = redirects.get(next);
    next = further === undefined ? undefined : ownPath(state, further);
  }
  return ok({ from: source, to: target });
}

/** Where a request for a path is sent on to: a path of the site, or a whole address. */
export function redirectFor(state: Pick<SiteState, 'settings'>, path: string): string | undefined {
  const compared = comparedPath(path);
  return compared === undefined ? undefined : redirectsOf(state).get(compared);
}
