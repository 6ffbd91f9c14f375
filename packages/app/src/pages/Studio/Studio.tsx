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

/** The studio: the chat, the system status, and the monitoring agent. */
export default function Studio(): ReactElement {
  const network = useNetwork();
  const conversation = useConversation({ isMonitored: false });
  const status = agentStatusText({
    isProcessing: conversation.agents.isProcessing,
    operations: conversation.agents.operationHistory.length,
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
