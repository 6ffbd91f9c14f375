import { bytesText, counted } from '@saywright/domain/receipt';
import type { BucketView } from '@saywright/engine/protocol';
import { Badge } from '@saywright/ui/Badge';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { DataTable } from '@saywright/ui/DataTable';
import { EmptyState } from '@saywright/ui/EmptyState';
import { RadioGroup } from '@saywright/ui/RadioGroup';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { Suspense, useState, type ReactElement } from 'react';
import { filesCopy } from '../../copy/files.ts';
import { useBuckets } from '../../services/files.ts';
import { LaterConfirmDialog } from '../../shell/LaterConfirmDialog.tsx';
import { accessOf, accessOptions } from './accesses.ts';
import type { BucketActions } from './useBucketActions.ts';

interface Asked {
  readonly about: 'remove' | 'publish';
  readonly bucket: BucketView;
}

/** The buckets with what they contain, who may use them, and what can be done. */
export function BucketsCard({ actions }: { readonly actions: BucketActions }): ReactElement {
  const { data, error, isLoading } = useBuckets();
  const [asked, setAsked] = useState<Asked>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (work: () => Promise<string | undefined>): Promise<void> => {
    setBusy(true);
    const failure = await work();
    setProblem(failure);
    if (failure === undefined) setAsked(undefined);
    setBusy(false);
  };
  const askAbout = (about: Asked['about'], bucket: BucketView): void => {
    setProblem(undefined);
    setAsked({ about, bucket });
  };
  if (data?.buckets.length === 0)
    return (
      <Card title={filesCopy.list}>
        <EmptyState icon="page" title={filesCopy.none} text={filesCopy.noneText} />
      </Card>
    );
  return (
    <Card title={filesCopy.list}>
      <Stack>
        {problem !== undefined && !asked && <Banner tone="danger" title={problem} />}
        {error && data && (
          <Banner tone="danger" title={filesCopy.failed}>
            {error.message}
          </Banner>
        )}
        <DataTable
          caption={filesCopy.list}
          hideCaption
          columns={[
            { id: 'name', label: filesCopy.bucket },
            { id: 'contains', label: filesCopy.contains },
          ]}
          rows={(data?.buckets ?? []).map((bucket) => ({
            id: bucket.name,
            cells: {
              name: (
                <Row>
                  {bucket.name}
                  {bucket.isPublic && <Badge tone="warning">{filesCopy.publicBadge}</Badge>}
                </Row>
              ),
              contains: filesCopy.files(counted(bucket.files, 'file'), bytesText(bucket.bytes)),
            },
            note: (
              <Row align="end">
                <RadioGroup
                  label={filesCopy.whoFor(bucket.name)}
                  options={accessOptions}
                  value={bucket.access}
                  disabled={isBusy}
                  onChange={(id) => void run(() => actions.set({ ...bucket, access: accessOf(id) }))}
                />
                <Button
                  size="sm"
                  variant="ghost"
                  disabled={isBusy}
                  aria-label={filesCopy.actionFor(
                    bucket.isPublic ? filesCopy.unpublish : filesCopy.publish,
                    bucket.name,
                  )}
                  onClick={() =>
                    bucket.isPublic
                      ? void run(() => actions.set({ ...bucket, isPublic: false }))
                      : askAbout('publish', bucket)
                  }
                >
                  {bucket.isPublic ? filesCopy.unpublish : filesCopy.publish}
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  disabled={isBusy}
                  aria-label={filesCopy.actionFor(filesCopy.remove, bucket.name)}
                  onClick={() => askAbout('remove', bucket)}
                >
                  {filesCopy.remove}
                </Button>
              </Row>
            ),
          }))}
          emptyText={filesCopy.none}
          loading={isLoading}
          error={error && !data ? `${filesCopy.failed}. ${error.message}` : undefined}
        />
      </Stack>
      <Suspense>
        {asked && (
          <LaterConfirmDialog
            open
            title={asked.about === 'remove' ? filesCopy.question : filesCopy.publishQuestion}
            subject={asked.bucket.name}
            confirmLabel={asked.about === 'remove' ? filesCopy.confirm : filesCopy.publishConfirm}
            busy={isBusy}
            error={problem}
            onConfirm={() =>
              void run(() =>
                asked.about === 'remove'
                  ? actions.remove(asked.bucket.name)
                  : actions.set({ ...asked.bucket, isPublic: true }),
              )
            }
            onCancel={() => setAsked(undefined)}
          >
            {(asked.about === 'remove' ? filesCopy.consequence : filesCopy.publishConsequence)(
              counted(asked.bucket.files, 'file'),
            )}
          </LaterConfirmDialog>
        )}
      </Suspense>
    </Card>
  );
}
