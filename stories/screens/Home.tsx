import {
  Badge,
  DataTable,
  FeatureCard,
  Grid,
  Heading,
  Hero,
  Link,
  LinkButton,
  PageContainer,
  Row,
  Stack,
  Text,
  Timeline,
} from '@saywright/ui';
import type { ReactElement, ReactNode } from 'react';
import { Frame } from './frame.tsx';
import { others, priceRows, services, tones } from './homeSamples.ts';
import * as css from './screens.css.ts';
import { Stage } from './Stage.tsx';

interface SectionProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Section({ title, text, children }: SectionProps): ReactElement {
  return (
    <section className={css.section}>
      <div className={css.sectionHead}>
        <Heading level={2} size={36}>
          {title}
        </Heading>
        <Text size={16} tone="secondary">
          {text}
        </Text>
      </div>
      {children}
    </section>
  );
}

const proof = (
  <DataTable
    caption="Raise all prices by 5%"
    columns={[
      { id: 'what', label: 'What' },
      { id: 'now', label: 'Now', align: 'end' },
      { id: 'after', label: 'After', align: 'end' },
    ]}
    rows={priceRows}
    emptyText="No rows"
  />
);

const undos = (
  <Timeline
    label="Changes that can be undone"
    events={[
      { id: '1', title: 'Put the site online from main', time: 'Today 09:58', icon: 'check-circle' },
      { id: '2', title: 'Add a phone number to orders', time: 'Today 09:31', icon: 'check-circle' },
      { id: '3', title: 'Rename products to items', time: 'Undone 09:12', icon: 'undo' },
    ]}
  />
);

const start = (
  <LinkButton href="#start" variant="primary" size="lg">
    Start Building Now
  </LinkButton>
);

/** The landing page. */
export function Home(): ReactElement {
  return (
    <Frame current="Home" width="home" signedIn={false}>
      <PageContainer width="home">
        <Hero
          title="Build Complete Apps with Plain English"
          text="Say what your app needs. Saywright plans it, proves it on your real database, and waits. Nothing changes until you press Execute, and you can undo it after."
          actions={
            <>
              {start}
              <LinkButton href="#demo" size="lg" icon="play">
                Watch Demo
              </LinkButton>
              <LinkButton href="#advanced" size="lg" variant="ghost">
                Advanced Features
              </LinkButton>
            </>
          }
          note={
            <>
              No credit card required. Read the <Link href="#guide">Complete No-Code Development Guide</Link>.
            </>
          }
        >
          <Stage />
        </Hero>
        <Section
          title="You decide with facts, not with hope"
          text="You do not need to read code to know what will happen. Every plan arrives with evidence from your own project."
        >
          <Stack>
            <Grid columns={2}>
              <FeatureCard
                icon="shield"
                title="Proof before change"
                description="The exact plan runs on your real data, is counted, and is rolled back. You see the numbers before anything is kept."
                evidence={proof}
              />
              <FeatureCard
                icon="undo"
                title="Undo that was tested first"
                description="The undo is written and tried before you go forward, so going back is one press."
                evidence={undos}
              />
            </Grid>
            <Grid columns={4}>
              {others.map((feature) => (
                <FeatureCard key={feature.title} {...feature} />
              ))}
            </Grid>
          </Stack>
        </Section>
        <Section
          title="The whole ecosystem, one conversation"
          text="Eleven services take an idea from first table to paying customers. Four work today. The others say honestly how far they are."
        >
          <Grid columns={4}>
            {services.map(({ icon, title, description, phase, state }) => (
              <FeatureCard
                key={title}
                {...{ icon, title, description }}
                badge={
                  <Text size={12} tone="muted">
                    {phase}
                  </Text>
                }
                foot={<Badge tone={tones[state]}>{state}</Badge>}
              />
            ))}
            <FeatureCard
              icon="arrow-right"
              title="How they fit together"
              description="From the first idea to scale, step by step."
              link={<Link href="#guide">View Complete Guide</Link>}
            />
          </Grid>
        </Section>
        <section className={css.closing}>
          <Heading level={2} size={48}>
            Say the first thing your app needs.
          </Heading>
          <div className={css.aside}>
            <Text size={16} tone="secondary">
              Your sandbox is ready. When you like what you see, connect your own project.
            </Text>
            <Row>
              {start}
              <LinkButton href="#pricing" size="lg">
                View Pricing Plans
              </LinkButton>
            </Row>
          </div>
        </section>
      </PageContainer>
    </Frame>
  );
}
