import {
  AppShell,
  Badge,
  Composer,
  Dock,
  MessageList,
  PageContainer,
  PageHeader,
  ServicePicker,
  SplitLayout,
  StatusDot,
  SuggestionChips,
  type Message,
} from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { messages } from '../support/agentConversation.tsx';
import { aside, header } from '../support/agentFrame.tsx';
import * as css from '../support/stories.css.ts';
import { pressed } from '../support/opened.tsx';
import { framed, light } from '../support/helpers.tsx';

const doNothing = (): void => undefined;

export interface AgentScreenProps {
  /** What was said and planned so far. */
  conversation: readonly Message[];
}

/** The complete agent screen, built only from the kit. */
function AgentScreen({ conversation }: AgentScreenProps) {
  const [value, setValue] = useState('');
  return (
    <AppShell header={header}>
      <PageContainer>
        <SplitLayout aside={aside} asideLabel="Project status">
          <PageHeader
            size="md"
            title="AI Agent Interface"
            note={<Badge tone="line">my-shop</Badge>}
            end={<StatusDot status="online" label="Supabase + GitHub + Netlify Ready" />}
          />
          <MessageList label="Conversation" messages={conversation} />
          <Dock
            note="Nothing runs until you press Execute."
            endNote="Enter sends, Shift+Enter starts a new line"
          >
            <div className={css.wideOnly}>
              <SuggestionChips
                label="Suggestions"
                items={[
                  { id: 'phone', label: 'Show orders without a phone number' },
                  { id: 'own', label: 'Let people see only their own orders' },
                  { id: 'online', label: 'Put the site online' },
                ]}
                onPick={doNothing}
              />
            </div>
            <Composer
              label="Your instruction"
              placeholder="Say what should change…"
              value={value}
              onChange={setValue}
              onSend={() => setValue('')}
              canSend={value !== ''}
              footer={
                <ServicePicker
                  label="Service"
                  options={[{ id: 'auto', label: 'Choose the service for me', icon: 'sparkle' }]}
                  value="auto"
                  onChange={doNothing}
                />
              }
            />
          </Dock>
        </SplitLayout>
      </PageContainer>
    </AppShell>
  );
}

const meta = {
  title: 'Patterns/Instruction to result',
  component: AgentScreen,
  args: { conversation: messages },
  parameters: {
    lead: 'The whole way of an instruction: it becomes a plan, the plan is proven, a person approves it, and the result can be undone. A dangerous plan asks for a second confirmation.',
    ...framed,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof AgentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const SecondYes: Story = {
  ...pressed('Execute', 1),
  tags: ['!test'],
};
export const Executed: Story = {
  ...pressed('Execute'),
  args: { conversation: messages.slice(0, 4) },
  tags: ['!test'],
};
export const SecondYesInLightTheme: Story = { ...SecondYes, globals: light };
