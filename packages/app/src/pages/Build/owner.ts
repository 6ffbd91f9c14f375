import { useContext } from 'react';
import { AuthContext } from '../../providers/auth.ts';

/** Id of the signed-in user, empty for a visitor. Works without the auth provider. */
export function useOwner(): string {
  return useContext(AuthContext)?.userId ?? '';
}
