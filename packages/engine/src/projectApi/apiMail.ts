import { z } from 'zod';

const linkKind = z.enum(['signup', 'recovery', 'magiclink', 'email_change']);

/** An email that a request causes. Its words are written where the name of the site is known. */
export interface ApiMail {
  readonly to: string;
  /** `registered` answers a sign-up with an address that has an account; `reauthentication` has a code, not a link. */
  readonly about: z.infer<typeof linkKind> | 'invite' | 'registered' | 'reauthentication';
  /** Address of the page that the email leads to, or the code. */
  readonly opens: string;
}

/** Reads what an email of the library is about, from its words. */
export function readLibraryMail(to: string, text: string): ApiMail {
  const opens = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/u.exec(text)?.[0];
  if (opens !== undefined)
    return { to, about: linkKind.parse(new URL(opens).searchParams.get('type')), opens };
  const code = /\d+\s*$/u.exec(text)?.[0].trim();
  if (code === undefined) throw new Error('The library sends another kind of email now.');
  return { to, about: 'reauthentication', opens: code };
}

/** The address of a link as the library builds it. */
export function verifyAddress(origin: string, about: z.infer<typeof linkKind>, token: string): string {
  const query = new URLSearchParams({ token, type: about, redirect_to: origin });
  return `${origin}/auth/v1/verify?${query}`;
}
