import { askForManualSteps, noNetworkGuidance } from '@saywright/domain/chat';
import { Stack } from '@saywright/ui/Stack';
import { SuggestionChips } from '@saywright/ui/SuggestionChips';
import type { ReactElement } from 'react';
import { agentCopy } from '../copy/conversation.ts';
import { LinkedText } from './LinkedText.tsx';

interface TextMessageProps {
  readonly text: string;
  readonly onSay: (text: string) => void;
}

/** A text of the agent, line by line, with a button for what it offers. */
export function TextMessage({ text, onSay }: TextMessageProps): ReactElement {
  return (
    <Stack gap={8}>
      {text.split('\n').map((line) => (
        <p key={line}>
          <LinkedText text={line} />
        </p>
      ))}
      {text === noNetworkGuidance && (
        <SuggestionChips
          label={agentCopy.ways}
          items={[{ id: 'steps', label: askForManualSteps }]}
          onPick={() => onSay(askForManualSteps)}
        />
      )}
    </Stack>
  );
}
