import type { Mail } from '../accounts/letters.ts';
import type { ApiMail } from './apiMail.ts';
import { invitationHours } from './invitations.ts';

const once = 'The link works once, within an hour.';

interface Letter {
  readonly subject: string;
  readonly before: string;
  readonly after: string;
}

/** The words of an email to somebody who uses a site, around the link. */
function letterOf(about: ApiMail['about'], site: string): Letter {
  switch (about) {
    case 'signup':
      return {
        subject: `Confirm your email address for ${site}`,
        before: `Someone, probably you, registered at ${site} with this address. To confirm it, open this page:`,
        after: `${once} If this wasn’t you, ignore this email: the account cannot be used until the address is confirmed.`,
      };
    case 'recovery':
      return {
        subject: `Choose a new password for ${site}`,
        before: `Someone, probably you, asked for a new password at ${site}. To choose one, open this page:`,
        after: `${once} If this wasn’t you, ignore this email: your password has not changed.`,
      };
    case 'magiclink':
      return {
        subject: `Sign in to ${site}`,
        before: `Someone, probably you, asked to sign in to ${site} without a password. To sign in, open this page:`,
        after: `${once} If this wasn’t you, ignore this email: nobody can sign in without the link.`,
      };
    case 'email_change':
      return {
        subject: `Confirm the change of your email address for ${site}`,
        before: `Someone, probably you, asked to change the email address of an account at ${site}. To confirm it, open this page:`,
        after: `${once} If this wasn’t you, ignore this email: the address has not changed.`,
      };
    case 'invite':
      return {
        subject: `You are invited to ${site}`,
        before: `You are invited to ${site}. To accept, open this page and choose a password:`,
        after: `The link works once, within ${invitationHours} hours. If you don’t know ${site}, ignore this email: the account cannot be used without the link.`,
      };
    case 'registered':
      return {
        subject: `You already have an account at ${site}`,
        before: `Someone, probably you, tried to register at ${site} with this address, but it already has an account. Sign in or choose a new password there:`,
        after: 'If this wasn’t you, ignore this email: your account has not changed.',
      };
    default:
      return {
        subject: `Your code for ${site}`,
        before: `To continue at ${site}, enter this code:`,
        after: 'If this wasn’t you, ignore this email: nothing has changed.',
      };
  }
}

/** An email to somebody who uses the site of a project, by the name that they know it by. */
export function projectLetter({ to, about, opens }: ApiMail, site: string): Mail {
  const { subject, before, after } = letterOf(about, site);
  return { to, subject, text: `${before}\n\n${opens}\n\n${after}\n` };
}
