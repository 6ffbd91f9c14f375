import { canSend } from '@saywright/domain/chat';
import type { Service } from '@saywright/domain/operations';
import { isBlank } from '@saywright/domain/text';
import { Composer } from '@saywright/ui/Composer';
import { Dock } from '@saywright/ui/Dock';
import { EmptyState } from '@saywright/ui/EmptyState';
import { MessageList } from '@saywright/ui/MessageList';
import { ServicePicker, type ServiceOption } from '@saywright/ui/ServicePicker';
import { Spinner } from '@saywright/ui/Spinner';
import { Stack } from '@saywright/ui/Stack';
import { SuggestionChips } from '@saywright/ui/SuggestionChips';
import { toast } from '@saywright/ui/Toast';
import { Suspense, useCallback, useState, type ReactElement } from 'react';
import { copy } from '../copy.ts';
import { agentCopy } from '../copy/conversation.ts';
import { storageKeys } from '../product.ts';
import { holdDraft, releaseDraft, triedInstructions } from '../services/drafts.ts';
import { useStore } from '../services/store.ts';
import { deferredComponent } from '../shell/deferredComponent.tsx';
import * as css from './Chat.css.ts';
import { HeldDrafts } from './HeldDrafts.tsx';
import { isService, serviceIcons, serviceLabel } from './services.ts';
import type { Conversation } from './useConversation.ts';
import type { About } from './usePointing.tsx';
import { useDraft } from './useDraft.ts';
import { useMessages } from './useMessages.tsx';
import { useSuggestedService } from './useSuggestedService.ts';

const KeepTrial = deferredComponent(() => import('./KeepTrial.tsx'));

interface ChatProps {
  readonly conversation: Conversation;
  /** Storage key of the draft. */
  readonly draftKey: string;
  /** What the next instruction is about. */
  readonly about?: About | undefined;
}

const services: readonly Service[] = ['database', 'code-hosting', 'deployment'];

/** The service picker's options; the automatic one names the service that the draft suggests. */
function serviceOptions(suggested: Service | undefined): readonly ServiceOption[] {
  const automatic = suggested ? `${agentCopy.chosenForMe}: ${serviceLabel(suggested)}` : agentCopy.automatic;
  return [
    { id: 'auto', label: automatic, icon: suggested ? serviceIcons[suggested] : 'sparkle' },
    ...services.map((id) => ({ id, label: serviceLabel(id), icon: serviceIcons[id] })),
  ];
}

/** The conversation and its composer. */
export function Chat({ conversation, draftKey, about }: ChatProps): ReactElement {
  const [draft, setDraft] = useDraft(draftKey);
  const [service, setService] = useState<Service>();
  const suggested = useSuggestedService(draft);
  /** About the person's project, not the trial. */
  const isOwn = draftKey === storageKeys.draft;
  const hasTried = useStore(triedInstructions().store).length > 0;
  const { processing, say, stop, loading, entries } = conversation;

  /** Puts a text into the composer; the replaced draft is held. */
  const replaceDraft = useCallback(
    (text: string) => {
      if (text !== draft) holdDraft(draft);
      releaseDraft(text);
      setDraft(text);
    },
    [draft, setDraft],
  );
  const sayNow = useCallback(
    async (text: string, chosen?: Service, reader?: 'model') => {
      // An unsent instruction returns to the composer, before anything typed since.
      if (!(await say(text, chosen, reader)))
        setDraft((typed) => (isBlank(typed) ? text : `${text}\n${typed}`));
    },
    [say, setDraft],
  );
  const sendDraft = (): void => {
    setDraft('');
    void sayNow(about?.say(draft) ?? draft, about ? undefined : service);
  };
  const sayAgain = useCallback(
    (text: string, chosen: Service | undefined) => {
      replaceDraft(text);
      setService(chosen);
      toast({ title: agentCopy.chooseAgain });
    },
    [replaceDraft],
  );
  const messages = useMessages(conversation, {
    // The draft stays in the composer.
    onSay: (text, chosen, reader) => void sayNow(text, chosen, reader),
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
        {isOwn && hasTried && (
          <Suspense>
            <KeepTrial conversation={conversation} />
          </Suspense>
        )}
        {isOwn && <HeldDrafts onRestore={replaceDraft} />}
        <Composer
          label={agentCopy.composer}
          placeholder={agentCopy.placeholder}
          value={draft}
          onChange={setDraft}
          onSend={sendDraft}
          busy={processing || stop !== undefined}
          stop={stop}
          canSend={canSend(draft, processing)}
          footer={
            about?.chip ?? (
              <ServicePicker
                label={agentCopy.service}
                options={serviceOptions(suggested)}
                value={service ?? 'auto'}
                onChange={(id) => setService(isService(id) ? id : undefined)}
              />
            )
          }
        />
      </Dock>
    </Stack>
  );
}
