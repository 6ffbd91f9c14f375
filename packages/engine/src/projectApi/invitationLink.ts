import { createHash } from 'node:crypto';
import { hash } from 'bcryptjs';
import type { Context } from 'hono';
import type { Mail } from '../accounts/letters.ts';
import { passwordProblem, shortestPassword } from '../accounts/passwords.ts';
import type { ServedDatabase } from '../ports/projectDatabase.ts';
import { goneInvitationPage, invitationPage, welcomePage } from '../site/pages.ts';
import { invitationHours } from './invitations.ts';

/** The page of an invitation at a project's address. */
export const invitationPath = '/auth/v1/invitation';

/** What is stored of a link. */
export const linkHashOf = (link: string): string => createHash('sha256').update(link).digest('hex');

/** The email with the link of an invitation. */
export function invitationMail(to: string, project: string, address: string, link: string): Mail {
  return {
    to,
    subject: `You are invited to ${project}`,
    text: `You are invited to ${project}. To accept, open this page and choose a password:\n\n${address}${invitationPath}?token=${link}\n\nThe link works once, within ${invitationHours} hours. If you don’t know ${project}, ignore this email: the account cannot be used without the link.\n`,
  };
}

async function problemWith(password: string, email: string): Promise<string | undefined> {
  return password.length < shortestPassword
    ? `Choose a password of at least ${shortestPassword} characters.`
    : passwordProblem(password, email);
}

/** Shows the form in which an invited person chooses a password; only sending the form uses the link up. */
export async function answerInvitation(
  c: Context,
  openProject: () => Promise<ServedDatabase>,
): Promise<Response> {
  const linkHash = linkHashOf(c.req.query('token') ?? '');
  const database = await openProject();
  const email = await database.invitedAddress(linkHash);
  if (email === undefined) return goneInvitationPage();
  if (c.req.method !== 'POST') return invitationPage(email);
  const password = new URLSearchParams(await c.req.text()).get('password') ?? '';
  const problem = await problemWith(password, email);
  if (problem !== undefined) return invitationPage(email, problem);
  const isAccepted = await database.acceptInvitation(linkHash, await hash(password, 10));
  return isAccepted ? welcomePage(email) : goneInvitationPage();
}
