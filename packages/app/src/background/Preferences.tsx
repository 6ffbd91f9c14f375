import { useEffect } from 'react';
import { useAuth } from '../providers/auth.ts';
import { noteError } from '../services/errors.ts';
import { followPreferences } from '../services/preferences.ts';

/** Synchronises the signed-in person's preferences across their browsers. */
export default function Preferences(): null {
  const { userId } = useAuth();
  useEffect(
    () => followPreferences(userId, (error) => noteError(error, 'Supabase', 'preferences')),
    [userId],
  );
  return null;
}
