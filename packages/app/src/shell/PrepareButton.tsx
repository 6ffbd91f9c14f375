import { Button } from '@saywright/ui/Button';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { accessCopy } from '../copy/access.ts';
import { offerDraft } from '../services/drafts.ts';

/** Puts a prepared instruction into the agent's composer, and opens it. */
export function PrepareButton({ instruction }: { readonly instruction: string }): ReactElement {
  const navigate = useNavigate();
  const offer = (): void => {
    offerDraft(instruction);
    void navigate('/agent');
  };
  return (
    <Button variant="secondary" onClick={offer}>
      {accessCopy.prepare}
    </Button>
  );
}
