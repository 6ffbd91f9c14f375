import { canSend } from '@saywright/domain/chat';
import type { Service } from '@saywright/domain/operations';
import { Composer } from '@saywright/ui/Composer';
import { Dock } from '@saywright/ui/Dock';
import { EmptyState } from '@saywright/ui/EmptyState';
import { MessageList } from '@saywright/ui/MessageList';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { ServicePicker } from '@saywright/ui/ServicePicker';
import { Spinner } from '@saywright/ui/Spinner';
import { SplitLayout } from '@saywright/ui/SplitLayout';
import { Stack } from '@saywright/ui/Stack';
import { StatusDot } from '@saywright/ui/StatusDot';
import { SuggestionChips } from '@saywright/ui/SuggestionChips';
import { toast } from '@saywright/ui/Toast';
import { useCallback, useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { copy } from '../../copy.ts';
import { useNetwork } from '../../providers/network.ts';
import { useProject } from '../../services/data.ts';
import { TableList } from '../Project/TableList.tsx';
import { useConversation } from './useConversation.ts';
import { useDraft } from './useDraft.ts';
import { useMessages } from './useMessages.tsx';

const services = [
  { id: 'auto', label: copy.agent.automatic, icon: 'sparkle' },
  { id: 'database', label: 'Supabase database', icon: 'database' },
  { id: 'code-hosting', label: 'GitHub', icon: 'branch' },
  { id: 'deployment', label: 'Netlify', icon: 'rocket' },
] as const;

const isService = (id: string): id is Service =>
  services.some((service) => service.id === id && id !== 'auto');

/** The AI agent: say what should change, see it proven, approve it, take it back. */
export default function Agent(): ReactElement {
  const network = useNetwork();
  const project = useProject();
  const conversation = useConversation();
  const [draft, setDraft] = useDraft();
  const [service, setService] = useState<Service>();
  const { processing, say } = conversation;

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
      toast({ title: copy.agent.chooseAgain });
    },
    [setDraft],
  );
  const messages = useMessages(conversation, { onSay: (text) => void sayNow(text), onSayAgain: sayAgain });

  const examples = copy.agent.examples.map((text) => ({ id: text, label: text }));
  return (
    <PageContainer>
      <SplitLayout
        asideLabel={copy.agent.projectData}
        aside={<TableList project={project.data} action={<Link to="/project">{copy.agent.seeAll}</Link>} />}
      >
        <PageHeader
          size="md"
          title={copy.agent.title}
          end={<StatusDot status={network.status} label={network.studioHeader} />}
        />
        <Stack gap={24}>
          {conversation.loading ? (
            <Spinner label={copy.loading} />
          ) : (
            <MessageList
              label={copy.agent.conversation}
              messages={messages}
              emptyState={
                <EmptyState
                  icon="chat"
                  title={copy.agent.emptyTitle}
                  text={conversation.loadError ?? copy.agent.emptyText}
                />
              }
            />
          )}
          <Dock note={copy.agent.note} endNote={copy.agent.endNote}>
            {conversation.entries.length === 0 && !conversation.loading && (
              <SuggestionChips
                label={copy.agent.suggestions}
                items={examples}
                onPick={(text) => void sayNow(text)}
              />
            )}
            <Composer
              label={copy.agent.composer}
              placeholder={copy.agent.placeholder}
              value={draft}
              onChange={setDraft}
              onSend={() => void sayNow(draft, service)}
              busy={processing}
              canSend={canSend(draft, processing)}
              footer={
                <ServicePicker
                  label={copy.agent.service}
                  options={services}
                  selected={service ?? 'auto'}
                  onSelect={(id) => setService(isService(id) ? id : undefined)}
                />
              }
            />
          </Dock>
        </Stack>
      </SplitLayout>
    </PageContainer>
  );
}
