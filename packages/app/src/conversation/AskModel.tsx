import { Button } from '@saywright/ui/Button';
import type { ReactElement } from 'react';
import { agentCopy } from '../copy/conversation.ts';
import { useModelSettings } from '../services/models.ts';

interface AskModelProps {
  readonly onAsk: () => void;
}

/** Offers to have the connected language model read an instruction; nothing where none is connected. */
export function AskModel({ onAsk }: AskModelProps): ReactElement | null {
  const { data } = useModelSettings();
  if (!data?.enabled || data.source === 'none') return null;
  return (
    <div>
      <Button variant="ghost" size="sm" icon="sparkle" onClick={onAsk}>
        {agentCopy.askModel(data.model)}
      </Button>
    </div>
  );
}
