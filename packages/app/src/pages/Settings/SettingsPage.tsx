import { settingsInfoCards, type SettingsPage as Page } from '@saywright/domain/settings';
import { FeatureCard } from '@saywright/ui/FeatureCard';
import { Grid } from '@saywright/ui/Grid';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement, ReactNode } from 'react';
import { settingsCopy } from '../../copy/settings.ts';
import { BackTo } from '../../shell/BackTo.tsx';
import { iconOf } from '../../shell/iconOf.ts';

interface SettingsPageProps {
  readonly page: Page;
  /** What can be set; the documented cards come after. */
  readonly children: ReactNode;
}

/** Frame of the four pages under the hub: the way back, what can be set, and the documented cards (SP-SETT-10 to SP-SETT-18). */
export function SettingsPage({ page, children }: SettingsPageProps): ReactElement {
  return (
    <PageContainer>
      <BackTo to="/settings" label={settingsCopy.hub} />
      <PageHeader title={settingsCopy[page].title} />
      <Stack gap={24}>
        {children}
        <Grid columns={3}>
          {settingsInfoCards[page].map(({ title, description, icon }) => (
            <FeatureCard
              key={title}
              icon={iconOf(icon)}
              title={title}
              description={description}
              headingLevel={2}
            />
          ))}
        </Grid>
      </Stack>
    </PageContainer>
  );
}
