import { homeEcosystem, installedCatalogue } from '@saywright/domain/ecosystem';
import { homeFeatures } from '@saywright/domain/home';
import { Badge } from '@saywright/ui/Badge';
import { FeatureCard } from '@saywright/ui/FeatureCard';
import { Grid } from '@saywright/ui/Grid';
import type { IconName } from '@saywright/ui/Icon';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { homeCopy } from '../../copy/home.ts';
import { useAuth } from '../../providers/auth.ts';
import { installation } from '../../services/installation.ts';
import { Highlight } from '../../shell/Highlight.tsx';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import { iconOf } from '../../shell/iconOf.ts';
import { Comparison, History } from './Illustrations.tsx';
import * as css from './Home.css.ts';
import { OwnProject } from './OwnProject.tsx';
import { Section } from './Section.tsx';
import { ExampleStory } from './ExampleStory.tsx';
import { TryNow } from './TryNow.tsx';

/** The icon of each service. */
const serviceIcons: Readonly<Record<string, IconName>> = {
  'Code Building': 'code',
  'Code Backup': 'archive',
  Authentication: 'lock',
  'Security and Performance Testing': 'gauge',
  Deployment: 'rocket',
  Payments: 'card',
  'Advanced Email': 'mail',
  'Image Management': 'image',
  'Communication Portal': 'chat',
  'Agent Builder': 'robot',
  'Profile Manager': 'user',
};

const statusTones = { Available: 'success', 'Coming Soon': 'info', 'In Development': 'line' } as const;

/** Illustrations of features, by title. */
const illustrations: Readonly<Record<string, ReactElement>> = {
  'Proof before change': <Comparison />,
  'Undo that was tested first': <History />,
};
const illustrated = homeFeatures.filter(({ title }) => title in illustrations);
const others = homeFeatures.filter(({ title }) => !(title in illustrations));

/** An example story, features, ecosystem, the trial chat and the closing call to action. */
export default function More(): ReactElement {
  const isSignedIn = useAuth().status === 'signed-in';
  return (
    <>
      <ExampleStory />
      <Section title={homeCopy.proofTitle} text={homeCopy.proofText}>
        <Stack gap={16}>
          <Grid columns={2}>
            {illustrated.map(({ icon, title, text }) => (
              <FeatureCard
                key={title}
                icon={iconOf(icon)}
                title={title}
                description={text}
                evidence={illustrations[title]}
              />
            ))}
          </Grid>
          <Grid columns={4}>
            {others.map(({ icon, title, text }) => (
              <FeatureCard key={title} icon={iconOf(icon)} title={title} description={text} />
            ))}
          </Grid>
        </Stack>
      </Section>
      <Section title={homeCopy.ecosystemTitle} text={homeCopy.ecosystemText}>
        <Grid columns={4}>
          {homeEcosystem(installedCatalogue(installation)).map(
            ({ name, description, status, category, isAiPowered }) => (
              <FeatureCard
                key={name}
                icon={serviceIcons[name] ?? 'layers'}
                title={name}
                description={description}
                badge={<span className={css.phase}>{category}</span>}
                foot={
                  <Row gap={8}>
                    <Badge tone={statusTones[status]}>{status}</Badge>
                    {isAiPowered && <Badge tone="accent">{homeCopy.aiPowered}</Badge>}
                  </Row>
                }
              />
            ),
          )}
        </Grid>
      </Section>
      <Section
        id="try"
        title={homeCopy.tryTitle}
        text={isSignedIn ? homeCopy.tryTextSignedIn : homeCopy.tryText}
      >
        <Highlight name="quick-access">{isSignedIn ? <OwnProject /> : <TryNow />}</Highlight>
      </Section>
      <section className={css.closing}>
        <h2 className={css.sectionTitle}>{homeCopy.closingTitle}</h2>
        <p className={css.lead}>{homeCopy.closingText}</p>
        <Row gap={12}>
          <RouterLinkButton to="/welcome" variant="primary" size="lg">
            {homeCopy.start}
          </RouterLinkButton>
          <RouterLinkButton to="/pricing" size="lg">
            {homeCopy.pricing}
          </RouterLinkButton>
          <RouterLinkButton to="/build-guide" size="lg">
            {homeCopy.guide}
          </RouterLinkButton>
        </Row>
      </section>
    </>
  );
}
