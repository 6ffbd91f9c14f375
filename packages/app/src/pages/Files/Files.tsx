import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { filesCopy } from '../../copy/files.ts';
import { BackTo } from '../../shell/BackTo.tsx';
import { BucketForm } from './BucketForm.tsx';
import { BucketsCard } from './BucketsCard.tsx';
import { useBucketActions } from './useBucketActions.ts';

/** The buckets in which the project keeps files, and who may use them. */
export default function Files(): ReactElement {
  const actions = useBucketActions();
  return (
    <PageContainer>
      <BackTo to="/project" label={filesCopy.back} />
      <PageHeader title={filesCopy.title} text={filesCopy.text} />
      <Stack gap={24}>
        <BucketForm actions={actions} />
        <BucketsCard actions={actions} />
      </Stack>
    </PageContainer>
  );
}
