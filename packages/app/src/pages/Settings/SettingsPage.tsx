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
import * as css from './SettingsPage.css.ts';

interface SettingsPageProps {
  readonly page: Page;
  /** Additional content for the documented cards, by card title. */
  readonly answers?: Readonly<Record<string, ReactNode>>;
  /** The settings, shown above the documented cards. */
  readonly children: ReactNode;
}

/** Frame of the four settings pages: back link, settings and documented cards. */
export function SettingsPage({ page, answers, children }: SettingsPageProps): ReactElement {
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
              description={
                <Stack gap={8}>
                  <p>{description}</p>
                  {answers?.[title] !== undefined && <div className={css.answer}>{answers[title]}</div>}
                </Stack>
              }
              headingLevel={2}
            />
          ))}
        </Grid>
      </Stack>
    </PageContainer>
  );
}
