import { CodeBlock, type CodeBlockProps } from '@saywright/ui/CodeBlock';
import { DataTable } from '@saywright/ui/DataTable';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { agentCopy } from '../copy/conversation.ts';
import { noteCopyFailed } from '../services/errors.ts';
import { talkText } from './talkText.ts';
import { NextSteps, type TalkMessageProps } from './NextSteps.tsx';

function Code(props: Pick<CodeBlockProps, 'code' | 'language' | 'title' | 'label'>): ReactElement | null {
  return props.code === '' ? null : <CodeBlock {...props} onCopyFailed={noteCopyFailed} />;
}

/** An answer with its rows, a read-only plan, a question with its choices, or a refusal with alternatives. */
export function TalkMessage({ outcome, onSay }: TalkMessageProps): ReactElement {
  if (outcome.kind === 'answer') {
    const { table, sql } = outcome;
    return (
      <Stack gap={12}>
        <p>{outcome.text}</p>
        {table && table.rows.length > 0 && (
          <DataTable
            caption={outcome.text}
            hideCaption
            columns={table.columns.map((name) => ({ id: name, label: name, mono: true }))}
            rows={table.rows.map((cells, row) => ({
              id: String(row),
              cells: Object.fromEntries(table.columns.map((name, at) => [name, cells[at] ?? null])),
            }))}
            emptyText=""
          />
        )}
        <Code code={sql} language="sql" title="SQL that was run" label="SQL of this answer" />
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
  return (
    <Stack gap={12}>
      <p>{talkText(outcome)}</p>
      <NextSteps outcome={outcome} onSay={onSay} />
    </Stack>
  );
}
