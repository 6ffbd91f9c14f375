import { ReadingReport } from '@saywright/ui/ReadingReport';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { agentCopy } from '../copy/conversation.ts';
import { PastChoices, type TalkMessageProps } from './NextSteps.tsx';
import type { TalkOutcome } from './talkText.ts';

type Question = Extract<TalkOutcome, { readonly kind: 'question' }>;

/** What was understood of an instruction, what was not, and what can be said instead. */
export function UnreadMessage({ outcome, isOpen = true, onSay }: TalkMessageProps<Question>): ReactElement {
  const { text, choices, understood = [], unread = [] } = outcome;
  return (
    <Stack gap={12}>
      <p>{text}</p>
      <ReadingReport
        understood={understood.map((words, at) => ({ id: String(at), ...words }))}
        unread={unread}
        why={agentCopy.whyUnread}
        near={(isOpen ? choices : []).map(({ label, instruction, note }) => ({
          id: instruction,
          label,
          note,
        }))}
        onPick={(picked) => onSay(picked, choices.find(({ instruction }) => instruction === picked)?.service)}
      />
      {choices.length > 0 && !isOpen && <PastChoices labels={choices.map(({ label }) => label)} />}
    </Stack>
  );
}
