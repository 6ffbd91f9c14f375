/** The fields of the sign-up form; the names are optional. */
export interface SignUpDetails {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The documented sign-up call. */
export interface SignUpRequest {
  readonly email: string;
  readonly password: string;
  readonly options: {
    readonly emailRedirectTo: string;
    readonly data: { readonly first_name: string; readonly last_name: string };
  };
}

/**
 * The stored form of a name: one trimmed line. Control characters, which databases reject, become spaces.
 *
 * @example
 * personName(' Ada\u0000Lovelace ') // => 'Ada Lovelace'
 */
export function personName(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim();
}

/**
 * The sign-up call for a form: both names are always sent, trimmed, and the confirmation redirects to the site's root.
 *
 * @example
 * signUpRequest({ email: 'a@b.c', password: 'p', firstName: ' Ada ', lastName: '' }, 'https://site').options.data
 * // => { first_name: 'Ada', last_name: '' }
 */
export function signUpRequest(details: SignUpDetails, origin: string): SignUpRequest {
  const { email, password, firstName, lastName } = details;
  return {
    email,
    password,
    options: {
      emailRedirectTo: `${origin}/`,
      data: { first_name: personName(firstName), last_name: personName(lastName) },
    },
  };
}
