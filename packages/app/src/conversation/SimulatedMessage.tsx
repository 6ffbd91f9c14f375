import { OperationCard } from '@saywright/ui/OperationCard';
import type { Service } from '@saywright/domain/operations';
import { Stack } from '@saywright/ui/Stack';
import { SuggestionChips } from '@saywright/ui/SuggestionChips';
import type { ReactElement } from 'react';
import { agentCopy } from '../copy/conversation.ts';
import { noteCopyFailed } from '../services/errors.ts';
import type { SimulatedEntry } from './entries.ts';
import { serviceIcons, serviceLabel } from './services.ts';

interface SimulatedMessageProps {
  readonly entry: SimulatedEntry;
  /** Offers to plan the same instruction for the database; omitted where that makes no sense. */
  readonly onSayAgain?: (text: string, service: Service | undefined) => void;
}

/** The documented simulated answer for a service that is not connected, marked as such; it cannot be executed. */
export function SimulatedMessage({ entry, onSayAgain }: SimulatedMessageProps): ReactElement {
  const { service, instruction, response } = entry;
  const { operation, explanation, commands, warnings } = response;
  const code =
    'code' in response
      ? { code: response.code ?? '', language: 'sql' as const, title: agentCopy.sql, label: agentCopy.sql }
      : {
          code: commands.join('\n'),
          language: 'text' as const,
          title: agentCopy.commands,
          label: agentCopy.commands,
        };
  return (
    <Stack gap={12}>
      <OperationCard
        state="proven"
        simulated
        serviceLabel={serviceLabel(service)}
        serviceIcon={serviceIcons[service]}
        stateLabel={agentCopy.simulatedState}
        risk={operation?.risk ?? 'low'}
        title={instruction}
        summary={[explanation, ...warnings].join(' ')}
        steps={[...commands]}
        code={{ ...code, onCopyFailed: noteCopyFailed }}
      />
      {onSayAgain && (
        <SuggestionChips
          label={agentCopy.changeService}
          items={[{ id: 'database', label: agentCopy.forDatabase }]}
          onPick={() => onSayAgain(instruction, 'database')}
        />
      )}
    </Stack>
  );
}
