import { CodeBlock } from '@saywright/ui/CodeBlock';
import { DataTable } from '@saywright/ui/DataTable';
import { Stack } from '@saywright/ui/Stack';
import { SuggestionChips } from '@saywright/ui/SuggestionChips';
import type { ReactElement } from 'react';
import { agentCopy } from '../copy/conversation.ts';
import { RouterLinkButton } from '../shell/RouterLinkButton.tsx';
import type { TalkOutcome } from './entries.ts';
import { talkText } from './talkText.ts';

interface TalkMessageProps {
  readonly outcome: TalkOutcome;
  readonly onSay: (text: string) => void;
}

/** An answer with its rows, a question with its choices, or a refusal with what can be done instead. */
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
        {sql !== '' && (
          <CodeBlock code={sql} language="sql" title="SQL that was asked" label="SQL of this answer" />
        )}
      </Stack>
    );
  }
  const choices =
    outcome.kind === 'question'
      ? outcome.choices
      : outcome.suggestions.map((text) => ({ label: text, instruction: text }));
  const isLimit = outcome.kind === 'refusal' && outcome.isLimit === true;
  return (
    <Stack gap={12}>
      <p>{talkText(outcome)}</p>
      {isLimit && (
        <div>
          <RouterLinkButton to="/pricing">{agentCopy.seePlans}</RouterLinkButton>
        </div>
      )}
      {choices.length > 0 && (
        <SuggestionChips
          label={agentCopy.choices}
          items={choices.map((choice) => ({ id: choice.instruction, label: choice.label }))}
          onPick={onSay}
        />
      )}
    </Stack>
  );
}
