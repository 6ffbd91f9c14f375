import { PageContainer } from '@saywright/ui/PageContainer';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { copy } from '../copy.ts';

/** The notice of independence and whose product this is. */
export function Footer(): ReactElement {
  return (
    <PageContainer>
      <Stack gap={8}>
        <p>{copy.footer.notice}</p>
        <p>{copy.footer.copyright}</p>
      </Stack>
    </PageContainer>
  );
}
