import type { Service } from '@saywright/domain/operations';
import { CodeBlock, type CodeBlockProps } from '@saywright/ui/CodeBlock';
import { DataTable } from '@saywright/ui/DataTable';
import { Stack } from '@saywright/ui/Stack';
import { SuggestionChips } from '@saywright/ui/SuggestionChips';
import type { ReactElement } from 'react';
import { agentCopy } from '../copy/conversation.ts';
import { noteCopyFailed } from '../services/errors.ts';
import { RouterLinkButton } from '../shell/RouterLinkButton.tsx';
import type { TalkOutcome } from './entries.ts';
import { talkText } from './talkText.ts';

interface TalkMessageProps<Outcome extends TalkOutcome = TalkOutcome> {
  readonly outcome: Outcome;
  /** Says what was pressed; `service` is given where it is for another one than the one that answered. */
  readonly onSay: (text: string, service?: Service) => void;
}

type Asking = Extract<TalkOutcome, { readonly kind: 'question' | 'refusal' }>;

/** What can be said or done next: the choices of a question, or what is possible instead of what was refused. */
export function WaysOn({ outcome, onSay }: TalkMessageProps<Asking>): ReactElement {
  const choices: Extract<TalkOutcome, { readonly kind: 'question' }>['choices'] =
    outcome.kind === 'question'
      ? outcome.choices
      : outcome.suggestions.map((text) => ({ label: text, instruction: text }));
  const isLimit = outcome.kind === 'refusal' && outcome.isLimit === true;
  return (
    <>
      {isLimit && (
        <div>
          <RouterLinkButton to="/pricing">{agentCopy.seePlans}</RouterLinkButton>
        </div>
      )}
      {choices.length > 0 && (
        <SuggestionChips
          label={agentCopy.choices}
          items={choices.map((choice) => ({ id: choice.instruction, label: choice.label }))}
          onPick={(picked) =>
            onSay(picked, choices.find(({ instruction }) => instruction === picked)?.service)
          }
        />
      )}
    </>
  );
}

function Code(props: Pick<CodeBlockProps, 'code' | 'language' | 'title' | 'label'>): ReactElement | null {
  return props.code === '' ? null : <CodeBlock {...props} onCopyFailed={noteCopyFailed} />;
}

/** An answer with its rows, a plan that is only shown, a question with its choices, or a refusal with what can be done instead. */
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
        <Code code={sql} language="sql" title="SQL that was asked" label="SQL of this answer" />
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
      <WaysOn outcome={outcome} onSay={onSay} />
    </Stack>
  );
}
