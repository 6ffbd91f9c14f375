import { chatLogsKey } from '@saywright/domain/sessions';
import { writeText } from './storage.ts';

/** Forgets what this browser keeps of one person: their chats and whatever is kept under their id. */
export function forgetPerson(userId: string): void {
  writeText(chatLogsKey(userId), null);
  try {
    for (const key of Object.keys(localStorage)) if (key.endsWith(`:${userId}`)) writeText(key, null);
  } catch {
    // The browser keeps nothing, so there is nothing to forget.
  }
}
