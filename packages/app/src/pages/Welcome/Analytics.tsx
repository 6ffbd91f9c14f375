import { hubAnalytics } from '@saywright/domain/onboarding';
import { Card } from '@saywright/ui/Card';
import { Grid } from '@saywright/ui/Grid';
import { Stack } from '@saywright/ui/Stack';
import { StatCard } from '@saywright/ui/StatCard';
import { SampleMark } from '@saywright/ui/SampleMark';
import type { ReactElement } from 'react';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';

/** Sample figures of a first week, with a link to the real ones. */
export function Analytics(): ReactElement {
  const { title, text, figures, link } = hubAnalytics;
  return (
    <Card title={title} action={<SampleMark />}>
      <Stack gap={16}>
        <p>{text}</p>
        <Grid columns={3}>
          {figures.map(({ label, value }) => (
            <StatCard key={label} label={label} value={value} />
          ))}
        </Grid>
        <p>
          <RouterLinkButton to={link.to}>{link.label}</RouterLinkButton>
        </p>
      </Stack>
    </Card>
  );
}
