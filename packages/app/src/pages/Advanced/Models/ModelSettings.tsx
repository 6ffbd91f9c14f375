import { modelSliders, sliderValue, type ModelSettings as Settings } from '@saywright/domain/models';
import { countText } from '@saywright/domain/receipt';
import { Card } from '@saywright/ui/Card';
import { Slider } from '@saywright/ui/Slider';
import { Stack } from '@saywright/ui/Stack';
import { Switch } from '@saywright/ui/Switch';
import type { ReactElement } from 'react';
import { modelsCopy } from '../../../copy/advanced.ts';
import * as page from '../Advanced.css.ts';

interface ModelSettingsProps {
  readonly settings: Settings;
  /** Whether a connected model uses them. */
  readonly isUsed: boolean;
  readonly onChange: (change: Partial<Settings>) => void;
}

const { temperature, maxTokens } = modelSliders;

/** Two sliders and two switches. */
export function ModelSettings({ settings, isUsed, onChange }: ModelSettingsProps): ReactElement {
  return (
    <Card title={modelsCopy.settings}>
      <Stack gap={20}>
        <p className={page.muted}>{isUsed ? modelsCopy.settingsUsed : modelsCopy.settingsNote}</p>
        <Slider
          label={modelsCopy.temperature}
          min={temperature.min}
          max={temperature.max}
          step={temperature.step}
          value={settings.temperature}
          onChange={(value) => onChange({ temperature: sliderValue(temperature, value) })}
          formatValue={(value) => value.toFixed(1)}
          description={modelsCopy.temperatureNote}
        />
        <Slider
          label={modelsCopy.maxTokens}
          min={maxTokens.min}
          max={maxTokens.max}
          step={maxTokens.step}
          value={settings.maxTokens}
          onChange={(value) => onChange({ maxTokens: sliderValue(maxTokens, value) })}
          formatValue={(value) => modelsCopy.tokens(countText(value))}
          description={modelsCopy.maxTokensNote}
        />
        <Switch
          label={modelsCopy.streamResponses}
          description={modelsCopy.streamNote}
          checked={settings.streamResponses}
          onChange={(streamResponses) => onChange({ streamResponses })}
        />
        <Switch
          label={modelsCopy.contextAwareness}
          description={modelsCopy.contextNote}
          checked={settings.contextAwareness}
          onChange={(contextAwareness) => onChange({ contextAwareness })}
        />
      </Stack>
    </Card>
  );
}
