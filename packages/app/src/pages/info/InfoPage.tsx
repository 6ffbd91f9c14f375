import { Card } from '@saywright/ui/Card';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { SplitLayout } from '@saywright/ui/SplitLayout';
import { Stack } from '@saywright/ui/Stack';
import { StatusDot } from '@saywright/ui/StatusDot';
import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { footerCopy } from '../../copy/footer.ts';
import { infoCopy } from '../../copy/info.ts';
import { useNetwork } from '../../providers/network.ts';
import { BackTo } from '../../shell/BackTo.tsx';
import { InfoLinks } from './InfoLinks.tsx';

interface InfoPageProps {
  readonly title: string;
  readonly text: string;
  /** Cards shown above the standard ones in the sidebar. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of the information and help pages: back link, title, status, notice of independence. */
export function InfoPage({ title, text, aside, children }: InfoPageProps): ReactElement {
  const { status } = useNetwork();
  const { pathname } = useLocation();
  const sidebar = (
    <>
      {aside}
      <Card title={infoCopy.readOn}>
        <nav aria-label={infoCopy.readOn}>
          <InfoLinks links={infoCopy.links.filter(({ to }) => to !== pathname)} />
        </nav>
      </Card>
      <Card title={infoCopy.notice}>
        <p>{footerCopy.notice}</p>
      </Card>
    </>
  );
  return (
    <PageContainer>
      <SplitLayout asideLabel={infoCopy.aside} aside={sidebar}>
        <BackTo label={infoCopy.back} />
        <PageHeader
          title={title}
          text={text}
          end={<StatusDot status={status} label={infoCopy.status[status]} />}
        />
        <Stack>{children}</Stack>
      </SplitLayout>
    </PageContainer>
  );
}
