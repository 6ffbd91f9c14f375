import { maxPointName } from '@saywright/domain/restore-points';
import { Banner } from '@saywright/ui/Banner';
import { Card } from '@saywright/ui/Card';
import { EmptyState } from '@saywright/ui/EmptyState';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import { Suspense, useState, type ReactElement } from 'react';
import { LaterOpenedPlan } from '../../conversation/LaterOpenedPlan.tsx';
import { restoreCopy as copy } from '../../copy/restore.ts';
import { useRestorePoints } from '../../services/restorePoints.ts';
import { BackTo } from '../../shell/BackTo.tsx';
import { NameForm } from '../../shell/NameForm.tsx';
import { PointDetail } from './PointDetail.tsx';
import { PointList } from './PointList.tsx';
import * as css from './Restore.css.ts';
import { usePointActions } from './usePointActions.ts';

/** Moments of the whole project that it can go back to. */
export default function Restore(): ReactElement {
  const { data, error } = useRestorePoints();
  const actions = usePointActions();
  const { work, problem, planId, showPlan, create } = actions;
  const [chosen, setChosen] = useState<string>();
  const point = data?.points.find(({ id }) => id === chosen);
  const choose = (id: string): void => {
    setChosen(id);
    showPlan(undefined);
  };
  return (
    <PageContainer>
      <BackTo to="/project" label={copy.back} />
      <PageHeader
        title={copy.title}
        text={copy.text}
        end={
          <NameForm
            label={copy.nameLabel}
            button={copy.create}
            maxLength={maxPointName}
            isBusy={work === 'create'}
            onName={create}
          />
        }
      />
      <Stack>
        {error && (
          <Banner tone="danger" title={copy.failed}>
            {error.message} {copy.failedText}
          </Banner>
        )}
        {problem !== undefined && point === undefined && (
          <Banner tone="danger" title={copy.createFailed}>
            {problem}
          </Banner>
        )}
        {!data && !error && (
          <Card>
            <Skeleton label={copy.loading} lines={6} />
          </Card>
        )}
        {data?.points.length === 0 && <EmptyState icon="archive" title={copy.empty} text={copy.emptyText} />}
        {data && data.points.length > 0 && (
          <div className={css.columns}>
            <PointList view={data} chosen={chosen} onChoose={choose} />
            <Stack>
              {planId !== undefined && (
                <Suspense>
                  <LaterOpenedPlan key={planId} id={planId} onReplace={showPlan} />
                </Suspense>
              )}
              {point ? (
                <PointDetail key={point.id} point={point} actions={actions} />
              ) : (
                <EmptyState icon="archive" title={copy.choose} text={copy.chooseText} />
              )}
            </Stack>
          </div>
        )}
      </Stack>
    </PageContainer>
  );
}
