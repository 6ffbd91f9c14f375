import type { ContactTopic } from '@saywright/engine/protocol';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Select } from '@saywright/ui/Select';
import { Stack } from '@saywright/ui/Stack';
import { TextArea } from '@saywright/ui/TextArea';
import { TextField } from '@saywright/ui/TextField';
import { useState, type FormEvent, type ReactElement } from 'react';
import { contactCopy } from '../../copy/contact.ts';
import { useAuth } from '../../providers/auth.ts';
import { sendToOperator } from '../../services/contact.ts';
import { noteError } from '../../services/errors.ts';

const formCopy = contactCopy.form;

function isTopic(id: string): id is ContactTopic {
  return formCopy.topics.some((topic) => topic.id === id);
}

type Outcome =
  | { readonly kind: 'writing' | 'sending' | 'sent' }
  | { readonly kind: 'failed'; readonly reason: string };

/** A message to the operator of this server. */
export function ContactForm({ topic: first }: { readonly topic: ContactTopic }): ReactElement {
  const { email: own } = useAuth();
  const [name, setName] = useState('');
  const [email, setEmail] = useState<string>();
  const [topic, setTopic] = useState<ContactTopic>(first);
  const [message, setMessage] = useState('');
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'writing' });
  const address = email ?? own;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setOutcome({ kind: 'sending' });
    try {
      await sendToOperator({ name, email: address, topic, message });
      setMessage('');
      setOutcome({ kind: 'sent' });
    } catch (error) {
      noteError(error, 'Saywright', 'send message');
      setOutcome({ kind: 'failed', reason: error instanceof Error ? error.message : '' });
    }
  };
  return (
    <Card title={formCopy.title}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack>
          <p>{formCopy.text}</p>
          <Select
            label={formCopy.topic}
            options={formCopy.topics}
            value={topic}
            onChange={(id) => {
              if (isTopic(id)) setTopic(id);
            }}
          />
          <TextField
            label={formCopy.name}
            optionalHint={formCopy.optional}
            autoComplete="name"
            value={name}
            onChange={setName}
          />
          <TextField
            type="email"
            label={formCopy.email}
            description={formCopy.emailText}
            autoComplete="email"
            required
            value={address}
            onChange={setEmail}
          />
          <TextArea
            label={formCopy.message}
            rows={6}
            maxLength={formCopy.longest}
            required
            value={message}
            onChange={setMessage}
          />
          {outcome.kind === 'sent' && (
            <Banner tone="success" title={formCopy.sent}>
              {formCopy.sentText}
            </Banner>
          )}
          {outcome.kind === 'failed' && (
            <Banner tone="danger" title={formCopy.failed}>
              {outcome.reason}
            </Banner>
          )}
          <div>
            <Button
              type="submit"
              variant="primary"
              busy={outcome.kind === 'sending'}
              busyLabel={formCopy.sending}
            >
              {formCopy.send}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
