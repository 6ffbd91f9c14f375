/** An email in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** What a link in an email is for. */
export type LinkKind = 'signup' | 'recovery';

/** How long a link works, in minutes. */
export const linkMinutes = 15;

/**
 * Address of a link: a page with a button that uses it, so that programs which open links in emails do not use it up.
 * The token is in the fragment, which reaches no server and no log.
 */
export function linkAddress(siteUrl: string, kind: LinkKind, token: string): string {
  return `${siteUrl}/auth/link#type=${kind}&token_hash=${token}`;
}

const once = `The link works once, within ${linkMinutes} minutes.`;

const letters: Readonly<
  Record<LinkKind, { readonly subject: string; readonly before: string; readonly after: string }>
> = {
  signup: {
    subject: 'Confirm your address',
    before:
      'Someone, probably you, created a Saywright account with this address. To confirm it, open this page:',
    after: `${once} If this wasn’t you, ignore this email: the account cannot be used until the address is confirmed.`,
  },
  recovery: {
    subject: 'Set a new password',
    before:
      'Someone, probably you, asked to reset the password of your Saywright account. To set a new one, open this page:',
    after: `${once} If this wasn’t you, ignore this email: your password has not changed.`,
  },
};

/** The email with a link. */
export function linkMail(to: string, kind: LinkKind, address: string): Mail {
  const { subject, before, after } = letters[kind];
  return { to, subject, text: `${before}\n\n${address}\n\n${after}\n` };
}

/** Sent to an address that signs up again; the page shows everyone the same, so it cannot reveal the account. */
export function knownMail(to: string, siteUrl: string): Mail {
  return {
    to,
    subject: 'You already have an account',
    text: `Someone, probably you, tried to create a Saywright account with this address, but it already has one. Sign in or set a new password here:\n\n${siteUrl}/auth\n\nIf this wasn’t you, ignore this email: your account has not changed.\n`,
  };
}
