/** A message to a person, in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** What a link in a mail is for. */
export type LinkKind = 'signup' | 'recovery';

/** How long a link can be used, in minutes. */
export const linkMinutes = 15;

/**
 * Where a link leads: a page on which a press uses it, so that programs that open links in mails do not use it up. What
 * it carries stands behind the `#`, which no server and no log gets to see.
 */
export function linkAddress(siteUrl: string, kind: LinkKind, token: string): string {
  return `${siteUrl}/auth/link#type=${kind}&token_hash=${token}`;
}

const once = `The link can be used once, within ${linkMinutes} minutes.`;

const letters: Readonly<
  Record<LinkKind, { readonly subject: string; readonly before: string; readonly after: string }>
> = {
  signup: {
    subject: 'Confirm your address',
    before:
      'Somebody, most likely you, made a Saywright account with this address. Open this page and confirm it:',
    after: `${once} If it was not you, do nothing: without it the account cannot be used.`,
  },
  recovery: {
    subject: 'Set a new password',
    before:
      'Somebody, most likely you, asked for a new password of your Saywright account. Open this page to set one:',
    after: `${once} If it was not you, do nothing: your password stays as it is.`,
  },
};

/** The mail that brings a link. */
export function linkMail(to: string, kind: LinkKind, address: string): Mail {
  const { subject, before, after } = letters[kind];
  return { to, subject, text: `${before}\n\n${address}\n\n${after}\n` };
}

/** To somebody who signs up with an address that has an account: on the page they are told what everybody is told. */
export function knownMail(to: string, siteUrl: string): Mail {
  return {
    to,
    subject: 'You have an account already',
    text: `Somebody, most likely you, wanted to make a Saywright account with this address. There is one already. Sign in, or set a new password, here:\n\n${siteUrl}/auth\n\nIf it was not you, do nothing: your account stays as it is.\n`,
  };
}
