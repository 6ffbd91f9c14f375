import { Grid } from '@saywright/ui/Grid';
import { PageContainer, type PageWidth } from '@saywright/ui/PageContainer';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { footerCopy } from '../copy/footer.ts';

interface FooterProps {
  /** The same as the page above. */
  readonly width: PageWidth;
}

/** The independence notice, the copyright and links. */
export default function Footer({ width }: FooterProps): ReactElement {
  return (
    <PageContainer width={width}>
      <Grid columns={2} gap={24}>
        <Stack gap={8}>
          <p>{footerCopy.notice}</p>
          <p>{footerCopy.copyright}</p>
        </Stack>
        <nav aria-label={footerCopy.navigation}>
          <Row gap={20} align="start">
            {footerCopy.links.map(({ to, label }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </Row>
        </nav>
      </Grid>
    </PageContainer>
  );
}
