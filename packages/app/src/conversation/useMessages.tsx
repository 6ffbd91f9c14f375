import type { Service } from '@saywright/domain/operations';
import type { Message } from '@saywright/ui/MessageList';
import { Stack } from '@saywright/ui/Stack';
import { SuggestionChips } from '@saywright/ui/SuggestionChips';
import { useMemo, type ReactNode } from 'react';
import { agentCopy } from '../copy/conversation.ts';
import type { Entry } from './entries.ts';
import { LinkedText } from './LinkedText.tsx';
import { OperationMessage } from './OperationMessage.tsx';
import { SimulatedMessage } from './SimulatedMessage.tsx';
import { TalkMessage } from './TalkMessage.tsx';
import { talkText } from './talkText.ts';
import { useNow } from '../panels/useNow.ts';
import { clockTime, dayName, dayOf } from '../time.ts';
import type { Conversation } from './useConversation.ts';

interface Actions {
  readonly onSay: (text: string) => void;
  /** Puts an instruction back into the composer for another service. */
  readonly onSayAgain: (text: string, service: Service | undefined) => void;
}

const labels: Readonly<Record<Entry['kind'], string>> = {
  user: agentCopy.you,
  outcome: agentCopy.agent,
  said: agentCopy.agent,
  simulated: agentCopy.operation,
  operation: agentCopy.operation,
};

const authors: Readonly<Record<Entry['kind'], Message['author']>> = {
  user: 'user',
  outcome: 'ai',
  said: 'ai',
  simulated: 'operation',
  operation: 'operation',
};

function spoken(entry: Entry): string | undefined {
  if (entry.kind === 'outcome') return talkText(entry.outcome);
  return entry.kind === 'said' ? entry.text : undefined;
}

/** The conversation as messages of the kit. */
export function useMessages(conversation: Conversation, { onSay, onSayAgain }: Actions): readonly Message[] {
  const { entries, operations, working, execute, decline, undo } = conversation;
  const today = dayOf(useNow());
  return useMemo(() => {
    const content = (entry: Entry): ReactNode => {
      if (entry.kind === 'user') return <p>{entry.text}</p>;
      if (entry.kind === 'said')
        return (
          <p>
            <LinkedText text={entry.text} />
          </p>
        );
      if (entry.kind === 'outcome') return <TalkMessage outcome={entry.outcome} onSay={onSay} />;
      if (entry.kind === 'simulated') return <SimulatedMessage entry={entry} onSayAgain={onSayAgain} />;
      const operation = operations.get(entry.id);
      if (!operation) return <p>{entry.title}</p>;
      return (
        <Stack gap={12}>
          <OperationMessage
            operation={operation}
            working={working === operation.id}
            onExecute={(_, confirmed) => void execute(operation, confirmed)}
            onDecline={(declined) => void decline(declined)}
            onUndo={(undone) => void undo(undone)}
            onChangeService={({ instruction }) => onSayAgain(instruction, undefined)}
          />
          {operation.state === 'executed' && entry.next.length > 0 && (
            <SuggestionChips
              label={agentCopy.next}
              items={entry.next.map((text) => ({ id: text, label: text }))}
              onPick={onSay}
            />
          )}
        </Stack>
      );
    };
    return entries.map((entry, index): Message => {
      const day = dayName(entry.at, today);
      const before = entries[index - 1];
      const announce = spoken(entry);
      return {
        id: entry.id,
        author: authors[entry.kind],
        authorLabel: labels[entry.kind],
        time: clockTime(entry.at),
        content: content(entry),
        ...(announce === undefined ? {} : { announce }),
        ...(before && dayName(before.at, today) === day ? {} : { day }),
      };
    });
  }, [today, entries, operations, working, execute, decline, undo, onSay, onSayAgain]);
}
