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

/** Saves a profile under the id of its owner. Rejects with 'No user logged in' when there is none. */
export async function saveProfile(userId: string, fields: ProfileFields): Promise<void> {
  if (userId === '') throw new Error('No user logged in');
  const { error } = await (
    await supabase()
  )
    .from('profiles')
    .upsert({ id: userId, ...fields, updated_at: new Date().toISOString() });
  if (error) throw error;
}
