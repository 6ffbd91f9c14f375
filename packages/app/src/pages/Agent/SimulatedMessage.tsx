import { OperationCard } from '@saywright/ui/OperationCard';
import type { Service } from '@saywright/domain/operations';
import { serviceNames } from '@saywright/domain/operations';
import { Stack } from '@saywright/ui/Stack';
import { SuggestionChips } from '@saywright/ui/SuggestionChips';
import type { ReactElement } from 'react';
import { copy } from '../../copy.ts';
import type { SimulatedEntry } from './entries.ts';

interface SimulatedMessageProps {
  readonly entry: SimulatedEntry;
  readonly onSayAgain: (text: string, service: Service | undefined) => void;
}

/** The documented simulated answer for a service this studio does not drive yet, marked as such; nothing can be executed. */
export function SimulatedMessage({ entry, onSayAgain }: SimulatedMessageProps): ReactElement {
  const { service, instruction, response } = entry;
  const { operation, explanation, commands } = response;
  const script = commands.join('\n');
  return (
    <Stack gap={12}>
      <OperationCard
        state="proven"
        simulated
        serviceLabel={serviceNames[service]}
        serviceIcon={service === 'deployment' ? 'rocket' : 'branch'}
        stateLabel={copy.agent.simulatedState}
        risk={operation?.risk ?? 'low'}
        title={instruction}
        summary={explanation}
        steps={[...commands]}
        code={{ code: script, language: 'text', title: copy.agent.commands, label: copy.agent.commands }}
      />
      <SuggestionChips
        label={copy.agent.changeService}
        items={[{ id: 'database', label: copy.agent.forDatabase }]}
        onPick={() => onSayAgain(instruction, 'database')}
      />
    </Stack>
  );
}
