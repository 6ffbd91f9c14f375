import { chatLogsKey } from '@saywright/domain/sessions';
import { writeText } from './storage.ts';

/** Deletes one person's data from this browser: their chats and every key that ends with their id. */
export function forgetPerson(userId: string): void {
  writeText(chatLogsKey(userId), null);
  try {
    for (const key of Object.keys(localStorage)) if (key.endsWith(`:${userId}`)) writeText(key, null);
  } catch {
    // Storage is unavailable, so there is nothing to delete.
  }
}
