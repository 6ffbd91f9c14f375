import type { ProjectAccessView } from '@saywright/engine/protocol';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { accessCopy } from '../../copy/access.ts';
import { offerDraft } from '../../services/drafts.ts';

interface ConcernProps {
  readonly concern: ProjectAccessView['tables'][number]['concerns'][number];
}

/** Something that stands out about a table, with an instruction that would close it. */
export function Concern({ concern }: ConcernProps): ReactElement {
  const { level, sentence, reason, instruction } = concern;
  const navigate = useNavigate();
  const offer = (text: string): void => {
    offerDraft(text);
    void navigate('/agent');
  };
  return (
    <Banner
      tone={level}
      title={sentence}
      action={
        instruction !== undefined && (
          <Button variant="secondary" onClick={() => offer(instruction)}>
            {accessCopy.prepare}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <p>{reason}</p>
        <p>{instruction === undefined ? accessCopy.viewHint : `${accessCopy.prepared} ${instruction}`}</p>
      </Stack>
    </Banner>
  );
}
