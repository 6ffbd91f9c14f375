import { CodeBlock, type CodeBlockProps } from '@saywright/ui/CodeBlock';
import { DataTable } from '@saywright/ui/DataTable';
import { Disclosure } from '@saywright/ui/Disclosure';
import { Stack } from '@saywright/ui/Stack';
import { Text } from '@saywright/ui/Text';
import type { ReactElement } from 'react';
import { agentCopy } from '../copy/conversation.ts';
import { noteCopyFailed } from '../services/errors.ts';
import { talkText, type TalkOutcome } from './talkText.ts';
import { UnreadMessage } from './UnreadMessage.tsx';
import { NextSteps, type TalkMessageProps } from './NextSteps.tsx';

function Code(props: Pick<CodeBlockProps, 'code' | 'language' | 'title' | 'label'>): ReactElement | null {
  return props.code === '' ? null : <CodeBlock {...props} onCopyFailed={noteCopyFailed} />;
}

/** A summary that does not compete with the answer above it. */
function quietly(text: string): ReactElement {
  return (
    <Text as="span" size={13} tone="muted" weight="regular">
      {text}
    </Text>
  );
}

/** Whether it is known which words of an instruction were read, or what can be said instead. */
function hasReport({
  understood = [],
  unread = [],
  choices,
}: Extract<TalkOutcome, { kind: 'question' }>): boolean {
  return understood.length + unread.length > 0 || choices.some(({ note }) => note !== undefined);
}

/** An answer with its rows, a read-only plan, a question with its choices, or a refusal with alternatives. */
export function TalkMessage({ outcome, isOpen, onSay }: TalkMessageProps): ReactElement {
  if (outcome.kind === 'answer') {
    const { table, sql, more = 0 } = outcome;
    return (
      <Stack gap={12}>
        <p>{outcome.text}</p>
        {table && table.rows.length > 0 && (
          <DataTable
            caption={outcome.text}
            hideCaption
            columns={table.columns.map((name) => ({
              id: name,
              label: name.replaceAll('_', ' '),
              mono: true,
            }))}
            rows={table.rows.map((cells, row) => ({
              id: String(row),
              cells: Object.fromEntries(table.columns.map((name, at) => [name, cells[at] ?? null])),
            }))}
            emptyText=""
            footnote={more > 0 ? agentCopy.notStored(more) : undefined}
          />
        )}
        {sql !== '' && (
          <Disclosure summary={quietly(agentCopy.sqlRun)}>
            <Code code={sql} language="sql" title={agentCopy.sql} label={agentCopy.sqlOfAnswer} />
          </Disclosure>
        )}
      </Stack>
    );
  }
  if (outcome.kind === 'outline') {
    const { sql, commands } = outcome;
    return (
      <Stack gap={12}>
        <p>{outcome.text}</p>
        <Code code={sql} language="sql" title={agentCopy.sql} label={agentCopy.sql} />
        <Code
          code={commands.join('\n')}
          language="text"
          title={agentCopy.commands}
          label={agentCopy.commands}
        />
        <p>{agentCopy.onlyShown}</p>
      </Stack>
    );
  }
  if (outcome.kind === 'question' && hasReport(outcome))
    return <UnreadMessage outcome={outcome} isOpen={isOpen} onSay={onSay} />;
  return (
    <Stack gap={12}>
      <p>{talkText(outcome)}</p>
      <NextSteps outcome={outcome} isOpen={isOpen} onSay={onSay} />
    </Stack>
  );
}
