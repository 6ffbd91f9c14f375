// A long conversation, as a plain list of memoised messages and as the kit's.
import { memo, useEffect, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MessageList, type Message } from '@saywright/ui/MessageList';
import '@saywright/ui/reset.css';
import '@saywright/ui/styles.css';

const isKit = location.hash === '#kit';
let drawn = 0;

/** Counts how often the text of a message renders. */
function Words({ text }: { text: string }): ReactElement {
  useEffect(() => {
    drawn += 1;
  });
  return (
    <>
      <p>{text}</p>
      <p>
        It takes <code>{text.length}</code> characters, and <strong>nothing</strong> runs before you say so.
      </p>
    </>
  );
}

const words = 'Add a unique email to the customers table and tell me what would change before you do it. ';
const messageOf = (index: number, text = words.repeat(1 + (index % 4))): Message => ({
  id: `m${index}`,
  author: index % 2 === 0 ? 'user' : 'ai',
  authorLabel: index % 2 === 0 ? 'You' : 'Assistant',
  time: '10:42',
  content: <Words text={text} />,
});

const Row = memo(function Row({ message }: { message: Message }): ReactElement {
  return (
    <article aria-label={`${message.authorLabel}, ${message.time}`} style={{ maxWidth: '46rem' }}>
      <div style={{ display: 'flex', gap: 8 }}>
        <span>{message.authorLabel}</span>
        <span>{message.time}</span>
      </div>
      <div>{message.content}</div>
    </article>
  );
});

function Conversation({ messages }: { messages: readonly Message[] }): ReactElement {
  if (isKit) return <MessageList label="Conversation" messages={messages} />;
  return (
    <div role="log" aria-label="Conversation" style={{ display: 'grid', gap: 20 }}>
      {messages.map((message) => (
        <Row key={message.id} message={message} />
      ))}
    </div>
  );
}

const root = createRoot(document.querySelector('main') ?? document.body);
let messages: readonly Message[] = [];

function shown(next: readonly Message[]): number {
  messages = next;
  const started = performance.now();
  flushSync(() => root.render(<Conversation messages={messages} />));
  window.scrollTo(0, document.documentElement.scrollHeight);
  document.body.getBoundingClientRect();
  return performance.now() - started;
}

export const steps = {
  /** Milliseconds from the start until the frame that shows the conversation. */
  firstFrame: async (count: number) => {
    const next = Array.from({ length: count }, (_, index) => messageOf(index));
    const started = performance.now();
    shown(next);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - started;
  },
  /** Adds a word to the newest message; the median of many rounds. */
  token: async () => {
    const times: number[] = [];
    for (let turn = 1; turn <= 31; turn += 1) {
      const last = messages.length - 1;
      times.push(shown([...messages.slice(0, last), messageOf(last, `${words} ${'word '.repeat(turn)}`)]));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return times.toSorted((one, other) => one - other)[15];
  },
  drawnByToken: () => {
    const before = drawn;
    const last = messages.length - 1;
    shown([...messages.slice(0, last), messageOf(last, `${words} at the end`)]);
    return drawn - before;
  },
};
Object.assign(window, { steps });
