import { askForManualSteps, noNetworkGuidance } from '@saywright/domain/chat';
import { Stack } from '@saywright/ui/Stack';
import { SuggestionChips } from '@saywright/ui/SuggestionChips';
import type { ReactElement } from 'react';
import { agentCopy } from '../copy/conversation.ts';
import { LinkedText } from './LinkedText.tsx';

interface SaidMessageProps {
  readonly text: string;
  readonly onSay: (text: string) => void;
}

/** Plain words of the agent, line by line; what they offer can be asked for with one press (CS-CHAT-21). */
export function SaidMessage({ text, onSay }: SaidMessageProps): ReactElement {
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
