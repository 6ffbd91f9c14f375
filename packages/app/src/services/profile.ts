import * as z from 'zod/mini';
import { supabase } from './supabase.ts';

/** The fields of a profile that its owner may set; the table refuses all others. */
export interface ProfileFields {
  readonly first_name: string;
  readonly last_name: string;
}

const profileSchema = z.object({ first_name: z.string(), last_name: z.string() });

/** A person's profile; blank fields if none was saved yet. Rejects with the database's error. */
export async function loadProfile(userId: string): Promise<ProfileFields> {
  const { data, error } = await (
    await supabase()
  )
    .from('profiles')
    .select('first_name,last_name')
    .eq('id', userId)
    .limit(1);
  if (error) throw error;
  const [row] = z.parse(z.array(profileSchema), data);
  return row ?? { first_name: '', last_name: '' };
}

/** The owner of a profile is not signed in, or no longer: a session can end while the form is open. */
export class NoUserError extends Error {
  constructor() {
    super('No user logged in');
  }
}

/** Saves a profile under its owner's id. Rejects with a {@link NoUserError} without their session. */
export async function saveProfile(userId: string, fields: ProfileFields): Promise<void> {
  const client = await supabase();
  const { session } = (await client.auth.getSession()).data;
  if (session?.user.id !== userId) throw new NoUserError();
  const { error, status } = await client
    .from('profiles')
    .upsert({ id: userId, ...fields, updated_at: new Date().toISOString() });
  if (status === 401) throw new NoUserError();
  if (error) throw error;
}
