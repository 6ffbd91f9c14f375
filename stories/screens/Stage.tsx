import {
  Button,
  Card,
  Composer,
  Heading,
  Icon,
  MessageList,
  ProcessLine,
  Receipt,
  RiskBadge,
  Row,
  ServicePicker,
  StatusDot,
  SuggestionChips,
  Text,
  type Message,
  type ProcessStep,
} from '@saywright/ui';
import { Children, useState, type ReactElement } from 'react';
import { createCustomers } from '../support/samples.tsx';
import * as css from './screens.css.ts';

const stages = ['You say it', 'It plans', 'It proves', 'You execute', 'You can undo'];

const said: readonly Message[] = [
  {
    id: '1',
    author: 'user',
    authorLabel: 'You',
    time: '10:42',
    content: 'Create a customers table with a name, a unique email and a signup date',
  },
  {
    id: '2',
    author: 'ai',
    authorLabel: 'Saywright',
    time: '10:42',
    content: (
      <>
        I tried it on your database and rolled it back. It adds <b>one table</b> and touches{' '}
        <b>none of your existing rows</b>. It is ready when you are.
      </>
    ),
  },
];

const suggestions = [
  { id: 'price', label: 'Add a price to products' },
  { id: 'own', label: 'Let people see only their own orders' },
];

type Decision = 'waiting' | 'executed' | 'declined';

/** Where the instruction is, by what was decided. */
const lineOf = (decision: Decision): readonly ProcessStep[] => {
  const now = decision === 'executed' ? 4 : 3;
  return stages.map((label, index) => ({
    label,
    state: index < now ? 'done' : index === now ? 'now' : 'next',
  }));
};

/** An instruction, its plan and its proof in one panel. */
export function Stage(): ReactElement {
  const [value, setValue] = useState('');
  const [service, setService] = useState('auto');
  const [messages, setMessages] = useState(said);
  const [decision, setDecision] = useState<Decision>('waiting');
  const send = (): void => {
    setMessages([
      ...messages,
      { id: String(messages.length + 1), author: 'user', authorLabel: 'You', time: '10:43', content: value },
    ]);
    setValue('');
  };
  return (
    <Card
      title="Try Saywright Now"
      padding="none"
      action={<StatusDot status="online" label="Supabase + GitHub + Netlify Ready" />}
    >
      <div className={css.line}>
        <ProcessLine label="Stages of an instruction" steps={lineOf(decision)} />
      </div>
      <div className={css.stage}>
        <div className={css.talk}>
          <MessageList label="Conversation" messages={messages} />
          <div className={css.aside}>
            <Composer
              label="Your instruction"
              placeholder="Say what you want to build…"
              value={value}
              onChange={setValue}
              onSend={send}
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
            <SuggestionChips
              label="Suggestions"
              items={suggestions}
              onPick={(id) => setValue(suggestions.find((item) => item.id === id)?.label ?? '')}
            />
          </div>
        </div>
        <div className={css.plan}>
          <Row justify="between">
            <Row gap={8}>
              <Icon name="database" />
              <Text size={13} tone="secondary">
                Database
              </Text>
            </Row>
            <RiskBadge risk="low" />
          </Row>
          <Heading level={3} size={20}>
            {createCustomers.title}
          </Heading>
          <div className={css.proof}>
            <ol className={css.steps}>
              {Children.map(createCustomers.steps, (step) => (
                <li>
                  <span>{step}</span>
                </li>
              ))}
            </ol>
            <Receipt {...createCustomers.receipt} />
          </div>
          <Row justify="between">
            <Text size={13} tone="muted">
              {decision === 'waiting' && 'Execute runs exactly what was proven.'}
              {decision === 'executed' && 'Executed just now, exactly as proven.'}
              {decision === 'declined' && 'Declined. Nothing was changed.'}
            </Text>
            {decision === 'waiting' ? (
              <Row>
                <Button variant="ghost" onClick={() => setDecision('declined')}>
                  Decline
                </Button>
                <Button variant="primary" onClick={() => setDecision('executed')}>
                  Execute
                </Button>
              </Row>
            ) : (
              <Button icon="undo" onClick={() => setDecision('waiting')}>
                {decision === 'executed' ? 'Undo' : 'Plan it again'}
              </Button>
            )}
          </Row>
        </div>
      </div>
    </Card>
  );
}
