import { SuggestionChips } from '@saywright/ui/SuggestionChips';
import { Text } from '@saywright/ui/Text';
import type { Service } from '@saywright/domain/operations';
import type { ReactElement } from 'react';
import { agentCopy } from '../copy/conversation.ts';
import { RouterLinkButton } from '../shell/RouterLinkButton.tsx';
import type { TalkOutcome } from './talkText.ts';

export interface TalkMessageProps<Outcome extends TalkOutcome = TalkOutcome> {
  readonly outcome: Outcome;
  /** Whether it is the last thing said, so that its choices can be pressed. @default true */
  readonly isOpen?: boolean | undefined;
  /** Sends the pressed choice; `service` is set where it differs from the service that answered. */
  readonly onSay: (text: string, service?: Service) => void;
}

/** Choices of a question that was left behind: what was offered, without buttons. */
export function PastChoices({ labels }: { readonly labels: readonly string[] }): ReactElement {
  return (
    <Text size={13} tone="muted">
      {agentCopy.offered(labels)}
    </Text>
  );
}

type Asking = Extract<TalkOutcome, { readonly kind: 'question' | 'refusal' }>;

/** What to say or do next: the choices of a question, or the alternatives to a refusal. */
export function NextSteps({ outcome, isOpen = true, onSay }: TalkMessageProps<Asking>): ReactElement {
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
      {choices.length > 0 && !isOpen && <PastChoices labels={choices.map(({ label }) => label)} />}
      {choices.length > 0 && isOpen && (
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
