import { PageContainer, type PageWidth } from '@saywright/ui/PageContainer';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { copy } from '../copy.ts';

interface FooterProps {
  /** The same as the page above. */
  readonly width: PageWidth;
}

/** The notice of independence and whose product this is. */
export function Footer({ width }: FooterProps): ReactElement {
  return (
    <PageContainer width={width}>
      <Stack gap={8}>
        <p>{copy.footer.notice}</p>
        <p>{copy.footer.copyright}</p>
      </Stack>
    </PageContainer>
  );
}
