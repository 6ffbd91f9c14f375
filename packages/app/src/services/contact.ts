import type { ContactMessage } from '@saywright/engine/protocol';

/** Sends a message to the operator. Rejects with the server's message if it was not accepted. */
export async function sendToOperator(message: ContactMessage): Promise<void> {
  await (await import('./engineClient.ts')).sendMessage(message);
}
