import { createHash } from 'node:crypto';
import { hash } from 'bcryptjs';
import type { Context } from 'hono';
import { passwordProblem, shortestPassword } from '../accounts/passwords.ts';
import type { ServedDatabase } from '../ports/projectDatabase.ts';
import { goneInvitationPage, invitationPage, welcomePage } from '../site/pages.ts';
import type { NamedSite } from '../site/siteName.ts';

/** The page of an invitation at a project's address. */
export const invitationPath = '/auth/v1/invitation';

/** What is stored of a link. */
export const linkHashOf = (link: string): string => createHash('sha256').update(link).digest('hex');

/** The page that the link of an invitation opens. */
export const invitationAddress = (origin: string, link: string): string =>
  `${origin}${invitationPath}?token=${link}`;

async function problemWith(password: string, email: string): Promise<string | undefined> {
  return password.length < shortestPassword
    ? `Choose a password of at least ${shortestPassword} characters.`
    : passwordProblem(password, email);
}

/** Shows the form in which an invited person chooses a password; only sending the form uses the link up. */
export async function answerInvitation(
  c: Context,
  openProject: () => Promise<ServedDatabase>,
  named: () => Promise<NamedSite>,
): Promise<Response> {
  const linkHash = linkHashOf(c.req.query('token') ?? '');
  const database = await openProject();
  const email = await database.invitedAddress(linkHash);
  const site = await named();
  if (email === undefined) return goneInvitationPage(site);
  if (c.req.method !== 'POST') return invitationPage(email, site);
  const password = new URLSearchParams(await c.req.text()).get('password') ?? '';
  const problem = await problemWith(password, email);
  if (problem !== undefined) return invitationPage(email, site, problem);
  const isAccepted = await database.acceptInvitation(linkHash, await hash(password, 10));
  return isAccepted ? welcomePage(email, site) : goneInvitationPage(site);
}
