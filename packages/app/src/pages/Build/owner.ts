import { useContext } from 'react';
import { AuthContext } from '../../providers/auth.ts';

/** Whose things are shown: the id of whoever is signed in, empty for a visitor. The page works without the provider, too (A32). */
export function useOwner(): string {
  return useContext(AuthContext)?.userId ?? '';
}
