import type { ProjectAccessView } from '@saywright/engine/protocol';
import { Banner } from '@saywright/ui/Banner';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { accessCopy } from '../../copy/access.ts';
import { PrepareButton } from '../../shell/PrepareButton.tsx';

interface ConcernProps {
  readonly concern: ProjectAccessView['tables'][number]['concerns'][number];
}

/** A concern about a table, with an instruction that would resolve it. */
export function Concern({ concern }: ConcernProps): ReactElement {
  const { level, sentence, reason, instruction } = concern;
  return (
    <Banner
      tone={level}
      title={sentence}
      action={instruction !== undefined && <PrepareButton instruction={instruction} />}
    >
      <Stack gap={4}>
        <p>{reason}</p>
        <p>{instruction === undefined ? accessCopy.viewHint : `${accessCopy.prepared} ${instruction}`}</p>
      </Stack>
    </Banner>
  );
}
