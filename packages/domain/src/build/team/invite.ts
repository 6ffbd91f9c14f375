import { isBlank } from '../../shared/text/index.ts';

/** The result of pressing the invite button. */
export interface Invitation {
  readonly email: string;
  readonly toast: { readonly title: string; readonly description: string; readonly tone: 'success' };
}

/**
 * The invitation for the typed address; undefined for an empty field. The format is not checked here. The field is
 * cleared, and the member list does not change.
 * @example
 * inviteMember(' ada@shop.dev ').email // => 'ada@shop.dev'
 */
export function inviteMember(field: string): Invitation | undefined {
  if (isBlank(field)) return undefined;
  const email = field.trim();
  return {
    email,
    toast: { title: 'Invitation Sent', description: `Invitation sent to ${email}`, tone: 'success' },
  };
}
