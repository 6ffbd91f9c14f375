import { Card } from '@saywright/ui/Card';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { SplitLayout } from '@saywright/ui/SplitLayout';
import { Stack } from '@saywright/ui/Stack';
import { StatusDot } from '@saywright/ui/StatusDot';
import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { copy } from '../../copy.ts';
import { infoCopy } from '../../copy/info.ts';
import { useNetwork } from '../../providers/network.ts';
import { BackTo } from '../../shell/BackTo.tsx';
import { InfoLinks } from './InfoLinks.tsx';

interface InfoPageProps {
  readonly title: string;
  readonly text: string;
  /** Cards above the ones that every such page has beside it. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of the information and help pages: way back, title, status, notice of independence (SP-INFO-01, CS-INFO-01). */
export function InfoPage({ title, text, aside, children }: InfoPageProps): ReactElement {
  const { status } = useNetwork();
  const { pathname } = useLocation();
  const besides = (
    <>
      {aside}
      <Card title={infoCopy.readOn}>
        <nav aria-label={infoCopy.readOn}>
          <InfoLinks links={infoCopy.links.filter(({ to }) => to !== pathname)} />
        </nav>
      </Card>
      <Card title={infoCopy.notice}>
        <p>{copy.footer.notice}</p>
      </Card>
    </>
  );
  return (
    <PageContainer>
      <SplitLayout asideLabel={infoCopy.aside} aside={besides}>
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
