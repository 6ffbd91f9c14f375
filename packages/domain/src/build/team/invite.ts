import { isBlank } from '../text/index.ts';

/** What follows when the invite button is pressed. */
export interface Invitation {
  readonly email: string;
  readonly toast: { readonly title: string; readonly description: string; readonly tone: 'success' };
}

/**
 * The invitation of what stands in the field; undefined when it is empty, and then nothing happens.
 * The format is not checked here; the field is cleared and the member list stays as it is (SP-ADVF-44, SP-ADVF-45, SP-ADVF-54, A89).
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
