import { agentStatusText } from '@saywright/domain/chat';
import { Badge } from '@saywright/ui/Badge';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { Row } from '@saywright/ui/Row';
import { SplitLayout } from '@saywright/ui/SplitLayout';
import { Stack } from '@saywright/ui/Stack';
import { StatusDot } from '@saywright/ui/StatusDot';
import type { ReactElement } from 'react';
import { Chat } from '../../conversation/Chat.tsx';
import { useConversation } from '../../conversation/useConversation.ts';
import { studioCopy } from '../../copy/conversation.ts';
import { Bell } from '../../panels/Bell.tsx';
import { MonitorPanel } from '../../panels/MonitorPanel.tsx';
import { SystemHealth } from '../../panels/SystemHealth.tsx';
import { storageKeys } from '../../product.ts';
import { useNetwork } from '../../providers/network.ts';

/** The studio: the chat, how the system is, and the agent that watches it (CS-STUD-01 to CS-STUD-06, D10). */
export default function Studio(): ReactElement {
  const network = useNetwork();
  const conversation = useConversation({ isMonitored: false });
  const status = agentStatusText({
    isProcessing: conversation.processing,
    operations: conversation.planned,
    network: network.status,
  });
  return (
    <PageContainer>
      <SplitLayout
        asideLabel={studioCopy.aside}
        aside={
          <Stack>
            <SystemHealth />
            <MonitorPanel />
          </Stack>
        }
      >
        <PageHeader
          size="md"
          title={studioCopy.title}
          note={<Badge tone="line">{status}</Badge>}
          end={
            <Row gap={12}>
              <StatusDot status={network.status} label={network.studioHeader} />
              <Bell />
            </Row>
          }
        />
        <Chat conversation={conversation} draftKey={storageKeys.draft} />
      </SplitLayout>
    </PageContainer>
  );
}
