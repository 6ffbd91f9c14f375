import { CommandError } from '../operations/errors.ts';
import { ownProject } from '../operations/ownProject.ts';
import type { ProjectRow, Store } from '../store/store.ts';
import type { ConversationStore } from './store.ts';

/** The project of a conversation; that of the request, else the current one, for a new conversation. */
export async function conversationProject(
  {
    store,
    conversations,
  }: {
    readonly store: Pick<Store, 'projectOf' | 'project'>;
    readonly conversations: Pick<ConversationStore, 'projectOf'>;
  },
  owner: string,
  id: string,
  named?: string,
): Promise<ProjectRow> {
  const known = await conversations.projectOf(owner, id);
  if (known !== undefined && named !== undefined && known !== named)
    throw new CommandError('conflict', 'This conversation is about another project. Start a new one here.');
  return ownProject(store, owner, known ?? named);
}
