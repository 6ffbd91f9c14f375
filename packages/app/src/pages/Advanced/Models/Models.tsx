import { aiModels, modelPerformance, selectModel } from '@saywright/domain/models';
import { Banner } from '@saywright/ui/Banner';
import { Card } from '@saywright/ui/Card';
import { Grid } from '@saywright/ui/Grid';
import { SampleMark } from '@saywright/ui/SampleMark';
import { Stack } from '@saywright/ui/Stack';
import { StatCard } from '@saywright/ui/StatCard';
import { toast } from '@saywright/ui/Toast';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Suspense, useId, type ReactElement } from 'react';
import { copy } from '../../../copy.ts';
import { modelsCopy } from '../../../copy/advanced.ts';
import { useModelChoice, type ModelChoice } from '../../../services/modelChoice.ts';
import { useModelSettings, useSentSettings } from '../../../services/models.ts';
import { lazyPage } from '../../../shell/lazyPage.tsx';
import * as page from '../Advanced.css.ts';
import { ModelOption } from './ModelOption.tsx';
import * as css from './Models.css.ts';
import { ModelSettings } from './ModelSettings.tsx';
import { ModelState } from './ModelState.tsx';

/** Loaded on demand: only this card has fields. */
const Connection = lazyPage(() => import('./Connection.tsx'));

/** A connection to a language model, five sample models of which one is active, its settings, and sample figures. */
export function Models(): ReactElement {
  const [choice, change] = useModelChoice();
  const group = useId();
  const { data: connected } = useModelSettings();
  const isConnected = connected !== undefined && connected.source !== 'none';
  useSentSettings(choice, isConnected ? connected : undefined);
  const save = (next: Partial<ModelChoice>): void => {
    if (!change(next)) toast({ ...modelsCopy.notKept, tone: 'warning' });
  };
  return (
    <Stack>
      {isConnected ? (
        <ModelState settings={connected} />
      ) : (
        <Banner title={modelsCopy.honest}>{modelsCopy.honestText}</Banner>
      )}
      <div className={page.columns}>
        <Stack>
          <Card title={modelsCopy.models} action={<SampleMark />}>
            <Stack gap={12}>
              <p className={page.muted}>{modelsCopy.scoreNote}</p>
              <fieldset role="radiogroup" aria-label={modelsCopy.choose} className={css.set}>
                {aiModels.map((model) => (
                  <ModelOption
                    key={model.id}
                    model={model}
                    group={group}
                    isActive={model.id === choice.model}
                    onChoose={(id) => save({ model: selectModel(aiModels, choice.model, id) })}
                  />
                ))}
              </fieldset>
            </Stack>
          </Card>
          {/* Below what is shown at once: its height is known only when it is loaded. */}
          <Suspense fallback={<Skeleton label={copy.loading} lines={6} />}>
            <Connection settings={choice} />
          </Suspense>
        </Stack>
        <Stack>
          <ModelSettings settings={choice} isUsed={isConnected} onChange={save} />
          <Card title={modelsCopy.performance} action={<SampleMark />}>
            <Grid columns={2}>
              {modelPerformance.map(({ label, value }) => (
                <StatCard key={label} label={label} value={value} />
              ))}
            </Grid>
          </Card>
        </Stack>
      </div>
    </Stack>
  );
}
