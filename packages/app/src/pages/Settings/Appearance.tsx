import { Card } from '@saywright/ui/Card';
import { SegmentedControl } from '@saywright/ui/SegmentedControl';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { settingsCopy } from '../../copy/settings.ts';
import { useTheme } from '../../providers/theme.ts';
import { SettingsPage } from './SettingsPage.tsx';

const copy = settingsCopy.appearance;

/** Light or dark; the documented cards say the rest (SP-SETT-16, SP-SETT-17, A15). */
export default function Appearance(): ReactElement {
  const { theme, toggle } = useTheme();
  return (
    <SettingsPage page="appearance">
      <Card title={copy.theme}>
        <Stack gap={12}>
          <p>{copy.themeText}</p>
          <div>
            <SegmentedControl
              label={copy.theme}
              labelHidden
              options={[
                { id: 'dark', label: copy.dark },
                { id: 'light', label: copy.light },
              ]}
              selected={theme}
              onSelect={(id) => {
                if (id !== theme) toggle();
              }}
            />
          </div>
        </Stack>
      </Card>
    </SettingsPage>
  );
}
