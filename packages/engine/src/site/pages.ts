import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { bareHeaders } from '../http/headers.ts';
import type { NamedSite } from './siteName.ts';

const style =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1.5rem;color:#1b1b1b;background:#fff}' +
  'h1{font-size:1.5rem}a{color:inherit}label,input,button{display:block;font:inherit}input,button{padding:.5rem .75rem;margin-top:.5rem}' +
  '@media(prefers-color-scheme:dark){body{color:#f2f2f2;background:#161616}}';
/** Exactly the hashed text, so no formatter may put a space into it. */
const styleElement = raw(`<style>${style}</style>`);
const styleHash = createHash('sha256').update(style).digest('base64');

/** A page of the server itself: no script, and nothing that is loaded. */
async function page(
  status: number,
  title: string,
  body: ReturnType<typeof html>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const text = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
  return new Response(String(text), {
    status,
    headers: {
      ...bareHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      ...headers,
    },
  });
}

/** What visitors get while a site is offline. */
export function offlinePage(message: string): Promise<Response> {
  const shown = message === '' ? 'This site is offline at the moment.' : message;
  return page(503, 'Offline', html`<p>${shown}</p>`);
}

/** Asks for the password of a site; `problem` says why the last attempt failed. */
export function passwordPage(problem = '', wait = 0): Promise<Response> {
  const body = html`<form method="post">
    <label for="password">This page needs a password.</label>
    <input id="password" name="password" type="password" autocomplete="current-password" required autofocus />
    <button>Open</button>
    <p role="status">${problem}</p>
  </form>`;
  return wait > 0
    ? page(429, 'Password needed', body, { 'retry-after': String(wait) })
    : page(401, 'Password needed', body);
}

/** Asks an invited person for a password; `problem` says why the last one was not taken. */
export function invitationPage(email: string, { name }: NamedSite, problem = ''): Promise<Response> {
  const body = html`<form method="post">
    <p>You are invited to ${name} as ${email}.</p>
    <label for="password">Choose a password</label>
    <input
      id="password"
      name="password"
      type="password"
      autocomplete="new-password"
      minlength="8"
      required
      autofocus
    />
    <button>Set the password</button>
    <p role="status">${problem}</p>
  </form>`;
  return page(problem === '' ? 200 : 422, 'Choose a password', body);
}

/** Leads to the site, where it has pages. */
function siteLink({ name, isLive }: NamedSite): ReturnType<typeof html> | string {
  return isLive ? html`<p><a href="/">Go to ${name}</a></p>` : '';
}

/** Says that an invitation was accepted. */
export function welcomePage(email: string, site: NamedSite): Promise<Response> {
  const body = html`<p>Your password is set. You can sign in as ${email} now.</p>
    ${siteLink(site)}`;
  return page(200, 'Welcome', body);
}

/** Says that the link of an invitation does not work. */
export function goneInvitationPage(site: NamedSite): Promise<Response> {
  const body = html`<p>
      This invitation was used, replaced or is too old. If you have chosen a password, sign in. Otherwise ask
      for a new invitation.
    </p>
    ${siteLink(site)}`;
  return page(404, 'Invitation', body);
}
