import { Banner } from '@saywright/ui/Banner';
import { Card } from '@saywright/ui/Card';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import { Text } from '@saywright/ui/Text';
import type { ReactElement } from 'react';
import { locationCopy as copy } from '../../copy/location.ts';
import { usePlace } from '../../services/location.ts';
import { BackTo } from '../../shell/BackTo.tsx';
import { KeptCard } from './KeptCard.tsx';
import { MoveCard } from './MoveCard.tsx';
import { useMoves } from './useMoves.ts';

/** Where the project's database is, and moving it. */
export default function Location(): ReactElement {
  const { data, error } = usePlace();
  const moves = useMoves();
  return (
    <PageContainer>
      <BackTo to="/project" label={copy.back} />
      <PageHeader title={copy.title} text={copy.text} />
      <Stack gap={24}>
        {error && (
          <Banner tone="danger" title={copy.failed}>
            {error.message}
          </Banner>
        )}
        {!data && !error && (
          <Card>
            <Skeleton label={copy.loading} lines={4} />
          </Card>
        )}
        {data && (
          <>
            <Card title={copy.now}>
              <Stack>
                <Text weight="semibold">{copy.places[data.place]}</Text>
                <Text>{copy.about[data.place]}</Text>
                {!data.hasServer && (
                  <Banner tone="info" title={copy.noServer}>
                    {copy.noServerText}
                  </Banner>
                )}
              </Stack>
            </Card>
            {data.hasServer && (
              <MoveCard to={data.place === 'embedded' ? 'server' : 'embedded'} moves={moves} />
            )}
            {data.kept.length > 0 && <KeptCard kept={data.kept} moves={moves} />}
          </>
        )}
      </Stack>
    </PageContainer>
  );
}
