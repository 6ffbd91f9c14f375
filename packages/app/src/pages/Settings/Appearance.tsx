import { parseContrast, parseDensity } from '@saywright/domain/theme';
import { Card } from '@saywright/ui/Card';
import { SegmentedControl, type Segment } from '@saywright/ui/SegmentedControl';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { settingsCopy } from '../../copy/settings.ts';
import { useTheme } from '../../providers/theme.ts';
import { SettingsPage } from './SettingsPage.tsx';

const copy = settingsCopy.appearance;

interface ChoiceProps {
  readonly title: string;
  readonly text: string;
  readonly options: readonly Segment[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

function Choice({ title, text, options, selected, onSelect }: ChoiceProps): ReactElement {
  return (
    <Card title={title}>
      <Stack gap={12}>
        <p>{text}</p>
        <div>
          <SegmentedControl
            label={title}
            labelHidden
            options={options}
            value={selected}
            onChange={onSelect}
          />
        </div>
      </Stack>
    </Card>
  );
}

/** Theme, contrast and density, above the documented cards. */
export default function Appearance(): ReactElement {
  const { theme, toggle, contrast, setContrast, density, setDensity } = useTheme();
  return (
    <SettingsPage page="appearance" answers={{ Theme: <p>{copy.system}</p> }}>
      <Choice
        title={copy.theme}
        text={copy.themeText}
        options={[
          { id: 'dark', label: copy.dark },
          { id: 'light', label: copy.light },
        ]}
        selected={theme}
        onSelect={(id) => {
          if (id !== theme) toggle();
        }}
      />
      <Choice
        title={copy.contrast}
        text={copy.contrastText}
        options={[
          { id: 'system', label: copy.asDevice },
          { id: 'normal', label: copy.normal },
          { id: 'more', label: copy.more },
        ]}
        selected={contrast}
        onSelect={(id) => setContrast(parseContrast(id))}
      />
      <Choice
        title={copy.density}
        text={copy.densityText}
        options={[
          { id: 'comfortable', label: copy.comfortable },
          { id: 'compact', label: copy.compact },
        ]}
        selected={density}
        onSelect={(id) => setDensity(parseDensity(id))}
      />
    </SettingsPage>
  );
}
