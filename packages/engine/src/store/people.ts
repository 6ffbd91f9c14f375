import { z } from 'zod';
import type { Backend } from '../ports/backend.ts';
import type { Author } from '../ports/codeHost.ts';
import { restOf } from './rest.ts';

const profiles = z.array(z.object({ first_name: z.string(), last_name: z.string() }));

/** A name in the form git requires: one line without its delimiters. */
function gitName(text: string): string {
  return text
    .replaceAll(/[<>\p{Cc}\p{Cf}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, 200);
}

/**
 * The author of a person's commits: the name from their profile, and an anonymous address, because commits may be
 * published.
 */
export function authorsOf(backend: Backend): (owner: string) => Promise<Author> {
  const rest = restOf(backend);
  return async (owner) => {
    const { data } = await rest.from('profiles').select('first_name, last_name').eq('id', owner).limit(1);
    const [profile] = profiles.safeParse(data).data ?? [];
    const name = profile ? gitName(`${profile.first_name} ${profile.last_name}`) : '';
    return { name: name || 'Founder', email: `${owner}@users.saywright.invalid` };
  };
}
