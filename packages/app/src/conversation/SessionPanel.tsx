import type { ChatSession } from '@saywright/domain/chat';
import { counted } from '@saywright/domain/receipt';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { ThreadList } from '@saywright/ui/ThreadList';
import { toast } from '@saywright/ui/Toast';
import type { ReactElement } from 'react';
import { sessionsCopy } from '../copy/conversation.ts';
import { clockTime } from '../time.ts';
import { useSessions } from './useSessions.ts';

const everything = 'everything';

function note({ startTime, messages }: ChatSession): string {
  return `${clockTime(startTime)}, ${counted(messages.length, 'message')}`;
}

/** The person's chats: start, switch, export and delete. */
export function SessionPanel(): ReactElement {
  const { logs, send, begin, exportAsText } = useSessions();
  const find = (id: string): ChatSession | undefined => logs.sessions.find((session) => session.id === id);
  /** Deletes with an undo, which also restores the chat with the account. */
  const remove = (id: string): void => {
    const session = find(id);
    const wasCurrent = logs.currentSession?.id === id;
    send({ kind: 'deleted', id });
    if (!session) return;
    toast({
      title: sessionsCopy.deleted(session.title),
      duration: 10_000,
      action: { label: sessionsCopy.undo, onPress: () => send({ kind: 'restored', session, wasCurrent }) },
    });
  };
  const threads = [
    { id: everything, title: sessionsCopy.everything, note: sessionsCopy.everythingNote, isFixed: true },
    ...logs.sessions
      .toReversed()
      .map((session) => ({ id: session.id, title: session.title, note: note(session) })),
  ];
  return (
    <Card
      title={sessionsCopy.title}
      padding="sm"
      action={
        <Button size="sm" icon="plus" aria-label={sessionsCopy.beginLabel} onClick={begin}>
          {sessionsCopy.begin}
        </Button>
      }
    >
      <ThreadList
        label={sessionsCopy.title}
        threads={threads}
        value={logs.currentSession?.id ?? everything}
        onChange={(id) => send(id === everything ? { kind: 'left' } : { kind: 'switched', id })}
        onExport={(id) => {
          const session = find(id);
          if (session) exportAsText(session);
        }}
        onDelete={remove}
        exportLabel={sessionsCopy.exportOne}
        deleteLabel={sessionsCopy.deleteOne}
      />
    </Card>
  );
}
