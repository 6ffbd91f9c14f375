import { canSend } from '@saywright/domain/chat';
import type { Service } from '@saywright/domain/operations';
import { Composer } from '@saywright/ui/Composer';
import { Dock } from '@saywright/ui/Dock';
import { EmptyState } from '@saywright/ui/EmptyState';
import { MessageList } from '@saywright/ui/MessageList';
import { ServicePicker, type ServiceOption } from '@saywright/ui/ServicePicker';
import { Spinner } from '@saywright/ui/Spinner';
import { Stack } from '@saywright/ui/Stack';
import { SuggestionChips } from '@saywright/ui/SuggestionChips';
import { toast } from '@saywright/ui/Toast';
import { useCallback, useState, type ReactElement } from 'react';
import { copy } from '../copy.ts';
import { agentCopy } from '../copy/conversation.ts';
import * as css from './Chat.css.ts';
import { isService, serviceIcons, serviceLabel } from './services.ts';
import type { Conversation } from './useConversation.ts';
import { useDraft } from './useDraft.ts';
import { useMessages } from './useMessages.tsx';
import { useSuggestedService } from './useSuggestedService.ts';

interface ChatProps {
  readonly conversation: Conversation;
  /** Key under which what is being typed is kept. */
  readonly draftKey: string;
}

const services: readonly Service[] = ['database', 'code-hosting', 'deployment'];

/** The service the words ask for is named before anything is planned, and can be changed (D5). */
function serviceOptions(suggested: Service | undefined): readonly ServiceOption[] {
  const automatic = suggested ? `${agentCopy.chosenForMe}: ${serviceLabel(suggested)}` : agentCopy.automatic;
  return [
    { id: 'auto', label: automatic, icon: suggested ? serviceIcons[suggested] : 'sparkle' },
    ...services.map((id) => ({ id, label: serviceLabel(id), icon: serviceIcons[id] })),
  ];
}

/** What was said, what came of it, and the field for what comes next. */
export function Chat({ conversation, draftKey }: ChatProps): ReactElement {
  const [draft, setDraft] = useDraft(draftKey);
  const [service, setService] = useState<Service>();
  const suggested = useSuggestedService(draft);
  const { processing, say, loading, entries } = conversation;

  const sayNow = useCallback(
    async (text: string, chosen?: Service) => {
      setDraft('');
      // What was typed comes back when it could not be sent.
      if (!(await say(text, chosen))) setDraft(text);
    },
    [say, setDraft],
  );
  const sayAgain = useCallback(
    (text: string, chosen: Service | undefined) => {
      setDraft(text);
      setService(chosen);
      toast({ title: agentCopy.chooseAgain });
    },
    [setDraft],
  );
  const messages = useMessages(conversation, {
    onSay: (text, chosen) => void sayNow(text, chosen),
    onSayAgain: sayAgain,
  });
  const examples = agentCopy.examples.map((text) => ({ id: text, label: text }));
  return (
    <Stack gap={24}>
      {loading ? (
        <div className={css.loading}>
          <Spinner label={copy.loading} />
        </div>
      ) : (
        <MessageList
          label={agentCopy.conversation}
          messages={messages}
          emptyState={
            <EmptyState
              icon="chat"
              title={agentCopy.emptyTitle}
              text={conversation.loadError ?? agentCopy.emptyText}
            />
          }
        />
      )}
      <Dock note={agentCopy.note} endNote={agentCopy.endNote}>
        {entries.length === 0 && (
          <SuggestionChips
            label={agentCopy.suggestions}
            items={examples}
            onPick={(text) => void sayNow(text)}
          />
        )}
        <Composer
          label={agentCopy.composer}
          placeholder={agentCopy.placeholder}
          value={draft}
          onChange={setDraft}
          onSend={() => void sayNow(draft, service)}
          busy={processing}
          canSend={canSend(draft, processing)}
          footer={
            <ServicePicker
              label={agentCopy.service}
              options={serviceOptions(suggested)}
              selected={service ?? 'auto'}
              onSelect={(id) => setService(isService(id) ? id : undefined)}
            />
          }
        />
      </Dock>
    </Stack>
  );
}
