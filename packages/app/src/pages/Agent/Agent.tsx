import { agentStatusText } from '@saywright/domain/chat';
import { Badge } from '@saywright/ui/Badge';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { Row } from '@saywright/ui/Row';
import { SplitLayout } from '@saywright/ui/SplitLayout';
import { Stack } from '@saywright/ui/Stack';
import { StatusDot } from '@saywright/ui/StatusDot';
import { Suspense, useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { Chat } from '../../conversation/Chat.tsx';
import { SessionPanel } from '../../conversation/SessionPanel.tsx';
import { useConversation } from '../../conversation/useConversation.ts';
import type { About } from '../../conversation/usePointing.tsx';
import { agentCopy } from '../../copy/conversation.ts';
import { Bell } from '../../panels/Bell.tsx';
import { storageKeys } from '../../product.ts';
import { useNetwork } from '../../providers/network.ts';
import { useProject } from '../../services/data.ts';
import { deferredComponent } from '../../shell/deferredComponent.tsx';
import { Highlight } from '../../shell/Highlight.tsx';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import { TableList } from '../Project/TableList.tsx';

// Notes beside the conversation, which works without them.
const FocusCard = deferredComponent(async () => ({
  default: (await import('../../conversation/FocusCard.tsx')).FocusCard,
}));
const PreviewCard = deferredComponent(async () => ({
  default: (await import('../../conversation/PreviewCard.tsx')).PreviewCard,
}));
const ReaderCard = deferredComponent(async () => ({
  default: (await import('../../conversation/ReaderCard.tsx')).ReaderCard,
}));

/** The AI agent: state a change, see it proven, approve it, undo it. */
export default function Agent(): ReactElement {
  const network = useNetwork();
  const project = useProject();
  const conversation = useConversation({ isMonitored: true });
  const [about, setAbout] = useState<About>();
  const status = agentStatusText({
    isProcessing: conversation.agents.isProcessing,
    operations: conversation.agents.operationHistory.length,
    network: network.status,
  });
  // They say something about what was said, so they load with the first turn.
  const hasBegun = conversation.entries.length > 0;
  return (
    <PageContainer>
      <SplitLayout
        asideWidth={hasBegun ? 'lg' : 'md'}
        asideLabel={agentCopy.projectData}
        aside={
          <Stack>
            {hasBegun && (
              <Suspense>
                <PreviewCard entries={conversation.entries} onAbout={setAbout} />
              </Suspense>
            )}
            <SessionPanel />
            {hasBegun && (
              <Suspense>
                <FocusCard entries={conversation.entries} />
              </Suspense>
            )}
            <TableList project={project.data} action={<Link to="/project">{agentCopy.seeAll}</Link>} />
            <RouterLinkButton to="/studio">{agentCopy.studio}</RouterLinkButton>
            {hasBegun && (
              <Suspense>
                <ReaderCard />
              </Suspense>
            )}
          </Stack>
        }
      >
        <Highlight name="status-panel">
          <PageHeader
            size="md"
            title={agentCopy.title}
            note={<Badge tone="line">{status}</Badge>}
            end={
              <Row gap={12}>
                <StatusDot status={network.status} label={network.statusText} />
                <Bell />
              </Row>
            }
          />
        </Highlight>
        <Highlight name="ai-chat">
          <Chat conversation={conversation} draftKey={storageKeys.draft} about={about} />
        </Highlight>
      </SplitLayout>
    </PageContainer>
  );
}
