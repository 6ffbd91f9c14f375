import {
  Composer,
  Dock,
  MessageList,
  PageContainer,
  PageHeader,
  ServicePicker,
  SplitLayout,
  StatusDot,
} from '@saywright/ui';
import { useState, type ReactElement } from 'react';
import { messages } from '../support/agentConversation.tsx';
import { aside } from '../support/agentFrame.tsx';
import { Frame } from './frame.tsx';

/** The studio, where instructions become plans. */
export function Studio(): ReactElement {
  const [value, setValue] = useState('');
  const [service, setService] = useState('auto');
  return (
    <Frame current="AI Agent">
      <PageContainer>
        <SplitLayout aside={aside} asideLabel="Project status">
          <PageHeader
            size="md"
            title="AI Agent Interface"
            end={<StatusDot status="online" label="Supabase + GitHub + Netlify Ready" />}
          />
          <MessageList label="Conversation" messages={messages} />
          <Dock note="Nothing runs until you press Execute.">
            <Composer
              label="Your instruction"
              placeholder="Say what should change…"
              value={value}
              onChange={setValue}
              onSend={() => setValue('')}
              canSend={value.trim() !== ''}
              footer={
                <ServicePicker
                  label="Service"
                  options={[
                    { id: 'auto', label: 'Choose the service for me', icon: 'sparkle' },
                    { id: 'database', label: 'Supabase database', icon: 'database' },
                  ]}
                  value={service}
                  onChange={setService}
                />
              }
            />
          </Dock>
        </SplitLayout>
      </PageContainer>
    </Frame>
  );
}
