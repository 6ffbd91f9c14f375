import { aiModels, modelPerformance, selectModel } from '@saywright/domain/models';
import { Banner } from '@saywright/ui/Banner';
import { Card } from '@saywright/ui/Card';
import { Grid } from '@saywright/ui/Grid';
import { SampleMark } from '@saywright/ui/SampleMark';
import { Stack } from '@saywright/ui/Stack';
import { StatCard } from '@saywright/ui/StatCard';
import { toast } from '@saywright/ui/Toast';
import { useId, type ReactElement } from 'react';
import { modelsCopy } from '../../../copy/advanced.ts';
import { useModelChoice, type ModelChoice } from '../../../services/modelChoice.ts';
import * as page from '../Advanced.css.ts';
import { ModelOption } from './ModelOption.tsx';
import * as css from './Models.css.ts';
import { ModelSettings } from './ModelSettings.tsx';

/** Five models of which one is active, its settings, and sample figures. */
export function Models(): ReactElement {
  const [choice, change] = useModelChoice();
  const group = useId();
  const save = (next: Partial<ModelChoice>): void => {
    if (!change(next)) toast({ ...modelsCopy.notKept, tone: 'warning' });
  };
  return (
    <Stack>
      <Banner title={modelsCopy.honest}>{modelsCopy.honestText}</Banner>
      <div className={page.columns}>
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
        <Stack>
          <ModelSettings settings={choice} onChange={save} />
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
