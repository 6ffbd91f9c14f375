import type { ContactMessage } from '@saywright/engine/protocol';
import * as z from 'zod/mini';
import { authCopy } from '../copy/auth.ts';
import { supabase } from './supabase.ts';

const refusal = z.object({ error: z.string() });

/** Sends a message to the operator. Rejects with the server's sentence when it was not taken. */
export async function sendToOperator(message: ContactMessage): Promise<void> {
  const { data } = await (await supabase()).auth.getSession();
  const headers = new Headers({ 'content-type': 'application/json' });
  if (data.session) headers.set('authorization', `Bearer ${data.session.access_token}`);
  const request = { method: 'POST', headers, body: JSON.stringify(message) };
  const response = await fetch('/bridge/v1/contact', request).catch(() => undefined);
  if (!response) throw new Error(authCopy.unreachable);
  if (response.ok) return;
  const told = refusal.safeParse(await response.json().catch(() => undefined));
  throw new Error(told.data?.error ?? authCopy.unreachable);
}
