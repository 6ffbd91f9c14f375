import { Badge, FeatureCard, Grid, Hero, LinkButton, PageContainer, Stack } from '@saywright/ui';
import type { ReactElement } from 'react';
import { Frame } from './frame.tsx';

const features = [
  {
    icon: 'check-circle',
    title: 'Proven before it runs',
    text: 'Every plan is tested on your real database and rolled back, so you see counted numbers first.',
  },
  { icon: 'undo', title: 'A previous page', text: 'You can undo what was executed, data included.' },
  { icon: 'database', title: 'On your machine', text: 'No other account, no internet.' },
] as const;

/** The landing page. */
export function Home(): ReactElement {
  return (
    <Frame current="Home">
      <PageContainer width="home">
        <Stack gap={48}>
          <Hero
            eyebrow={<Badge tone="accent">Plain English</Badge>}
            title="Build Complete Apps with Plain English"
            text="Describe what your app needs. You see the plan, its proof and its risk, and nothing runs until you approve it."
            actions={
              <>
                <LinkButton href="#start" variant="primary" size="lg">
                  Start building
                </LinkButton>
                <LinkButton href="#demo" size="lg">
                  Try the demo
                </LinkButton>
              </>
            }
          />
          <Grid>
            {features.map(({ icon, title, text }) => (
              <FeatureCard key={title} icon={icon} title={title} description={text} headingLevel={2} />
            ))}
          </Grid>
        </Stack>
      </PageContainer>
    </Frame>
  );
}
