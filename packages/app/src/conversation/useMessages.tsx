import type { Service } from '@saywright/domain/operations';
import type { OperationView } from '@saywright/engine/protocol';
import type { Message } from '@saywright/ui/MessageList';
import { Stack } from '@saywright/ui/Stack';
import { SuggestionChips } from '@saywright/ui/SuggestionChips';
import { Suspense, useMemo, type ReactNode } from 'react';
import { agentCopy } from '../copy/conversation.ts';
import type { Entry } from './entries.ts';
import { TextMessage } from './TextMessage.tsx';
import { talkText, type TalkOutcome } from './talkText.ts';
import { WaitingMessage } from './WaitingMessage.tsx';
import { useNow } from '../panels/useNow.ts';
import { lazyPage } from '../shell/lazyPage.tsx';
import { clockTime, dayName, dayOf } from '../time.ts';
import type { Conversation } from './useConversation.ts';

/** Loaded with the first answer. */
const OperationMessage = lazyPage(async () => ({
  default: (await import('./OperationMessage.tsx')).OperationMessage,
}));
const SimulatedMessage = lazyPage(async () => ({
  default: (await import('./SimulatedMessage.tsx')).SimulatedMessage,
}));
const ShownOnceNote = lazyPage(async () => ({
  default: (await import('./ShownOnceNote.tsx')).ShownOnceNote,
}));
const AskModel = lazyPage(async () => ({ default: (await import('./AskModel.tsx')).AskModel }));
const TalkMessage = lazyPage(async () => ({ default: (await import('./TalkMessage.tsx')).TalkMessage }));

interface Actions {
  readonly onSay: (text: string, service: Service | undefined, reader?: 'model') => void;
  /** Puts an instruction back into the composer for another service. */
  readonly onSayAgain: (text: string, service: Service | undefined) => void;
}

const labels: Readonly<Record<Entry['kind'], string>> = {
  user: agentCopy.you,
  waiting: agentCopy.you,
  outcome: agentCopy.agent,
  said: agentCopy.agent,
  simulated: agentCopy.operation,
  operation: agentCopy.operation,
};

const authors: Readonly<Record<Entry['kind'], Message['author']>> = {
  user: 'user',
  waiting: 'user',
  outcome: 'ai',
  said: 'ai',
  simulated: 'operation',
  operation: 'operation',
};

function announcement(entry: Entry): string | undefined {
  if (entry.kind === 'outcome') return talkText(entry.outcome);
  return entry.kind === 'said' ? entry.text : undefined;
}

/** Whether a value made up for a plan is or may become one that is used. */
function isKept(state: OperationView['state']): boolean {
  return state !== 'declined' && state !== 'failed' && state !== 'undone';
}

/** Whether another reader may make more of an instruction than was answered. */
function isUnread(outcome: TalkOutcome): boolean {
  return outcome.kind === 'question' || (outcome.kind === 'refusal' && outcome.isLimit !== true);
}

/** The conversation as messages for the kit's `MessageList`. */
export function useMessages(conversation: Conversation, { onSay, onSayAgain }: Actions): readonly Message[] {
  const { entries, operations, workingOn, execute, decline, undo, undoUntouched, forget, progress } =
    conversation;
  const today = dayOf(useNow());
  return useMemo(() => {
    const lastSaid = entries.findLastIndex(({ kind }) => kind === 'user' || kind === 'waiting');
    const content = (entry: Entry, isOpen: boolean): ReactNode => {
      if (entry.kind === 'user') return <p>{entry.text}</p>;
      if (entry.kind === 'waiting')
        return <WaitingMessage entry={entry} progress={progress} onForget={forget} />;
      if (entry.kind === 'said')
        return <TextMessage text={entry.text} onSay={(text) => onSay(text, undefined)} />;
      if (entry.kind === 'outcome') {
        const { outcome, service, modelMayRead } = entry;
        const talk = (
          <TalkMessage
            outcome={outcome}
            isOpen={isOpen}
            onSay={(text, other) => onSay(text, other ?? service)}
          />
        );
        if (!isOpen || modelMayRead === undefined || !isUnread(outcome)) return talk;
        return (
          <Stack gap={8}>
            {talk}
            <AskModel onAsk={() => onSay(modelMayRead, undefined, 'model')} />
          </Stack>
        );
      }
      if (entry.kind === 'simulated') return <SimulatedMessage entry={entry} onSayAgain={onSayAgain} />;
      const operation = operations.get(entry.id);
      if (!operation) return <p>{entry.title}</p>;
      return (
        <Stack gap={12}>
          <OperationMessage
            operation={operation}
            working={workingOn(operation.id)}
            progress={workingOn(operation.id) && progress}
            onExecute={(_, confirmed) => void execute(operation, confirmed)}
            onDecline={(declined) => void decline(declined)}
            onUndo={(undone) => void undo(undone)}
            onUndoUntouched={(wholeUndo) => void undoUntouched(wholeUndo)}
            onChangeService={({ instruction }) => onSayAgain(instruction, undefined)}
            onReadAs={(replaced, instruction) =>
              void decline(replaced).then(() =>
                // An app is for several services.
                onSay(instruction, replaced.app ? undefined : replaced.service),
              )
            }
          />
          {entry.shownOnce && isKept(operation.state) && <ShownOnceNote {...entry.shownOnce} />}
          {operation.state === 'executed' && entry.next.length > 0 && (
            <SuggestionChips
              label={agentCopy.next}
              items={entry.next.map((text) => ({ id: text, label: text }))}
              onPick={(text) => onSay(text, operation.service)}
            />
          )}
        </Stack>
      );
    };
    return entries.map((entry, index): Message => {
      const day = dayName(entry.at, today);
      const before = entries[index - 1];
      const announce = announcement(entry);
      return {
        id: entry.id,
        author: authors[entry.kind],
        authorLabel: labels[entry.kind],
        time: clockTime(entry.at),
        content: <Suspense>{content(entry, index > lastSaid)}</Suspense>,
        ...(announce === undefined ? {} : { announce }),
        ...(before && dayName(before.at, today) === day ? {} : { day }),
      };
    });
  }, [
    today,
    entries,
    operations,
    workingOn,
    execute,
    decline,
    undo,
    undoUntouched,
    forget,
    progress,
    onSay,
    onSayAgain,
  ]);
}
