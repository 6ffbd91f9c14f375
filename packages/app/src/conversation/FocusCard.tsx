import { commands, type ConversationView } from '@saywright/engine/protocol';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { toast } from '@saywright/ui/Toast';
import { ValueList } from '@saywright/ui/ValueList';
import type { ReactElement } from 'react';
import useSWR from 'swr';
import { agentCopy } from '../copy/conversation.ts';
import { useCommands } from '../providers/commands.ts';
import { policy } from '../services/data.ts';
import { noteError, sentence } from '../services/errors.ts';
import type { Entry } from './entries.ts';
import { useSessions } from './useSessions.ts';

const copy = agentCopy.focus;
const icons = { table: 'table', column: 'table', rows: 'eye' } as const;

/** The words that refer to something; a question if several are possible. */
function wordsText(words: readonly string[]): string {
  return words.length === 0 ? copy.several : words.map((word) => `“${word}”`).join(', ');
}

interface FocusCardProps {
  /** The turns of the conversation; after each answer the focus may have moved. */
  readonly entries: readonly Entry[];
}

/** What the pronouns of the next instruction refer to; nothing until the server has stored the conversation. */
export function FocusCard({ entries }: FocusCardProps): ReactElement | null {
  const { id: scope, send } = useCommands();
  const conversationId = useSessions().logs.currentSession?.id;
  const answers = entries.filter(({ kind }) => kind !== 'waiting' && kind !== 'user').length;
  const { data, mutate } = useSWR(
    scope === '' || conversationId === undefined || answers === 0
      ? null
      : ['focus', scope, conversationId, answers],
    async (): Promise<ConversationView['focus']> =>
      (await send(commands.getConversation, { conversationId: conversationId ?? '' })).focus,
    { ...policy, keepPreviousData: true, revalidateOnFocus: false },
  );
  if (conversationId === undefined || answers === 0 || data === undefined) return null;
  const clear = async (): Promise<void> => {
    try {
      await send(commands.clearFocus, { conversationId });
      await mutate([], { revalidate: false });
      toast({ title: copy.cleared });
    } catch (error) {
      noteError(error, 'Saywright', 'focus');
      toast({ title: sentence(error), tone: 'danger' });
    }
  };
  return (
    <Card
      title={copy.title}
      padding="sm"
      action={
        data.length > 0 && (
          <Button size="sm" variant="ghost" onClick={() => void clear()}>
            {copy.clear}
          </Button>
        )
      }
    >
      {data.length === 0 ? (
        <p>{copy.nothing}</p>
      ) : (
        <ValueList
          items={data.map(({ kind, name, words }) => ({
            id: `${kind} ${name}`,
            icon: icons[kind],
            mono: kind !== 'rows',
            label: name,
            value: wordsText(words),
          }))}
        />
      )}
    </Card>
  );
}
