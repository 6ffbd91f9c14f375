import { homeEcosystem } from '@saywright/domain/ecosystem';
import { homeFeatures } from '@saywright/domain/home';
import { Badge } from '@saywright/ui/Badge';
import { Card } from '@saywright/ui/Card';
import { FeatureCard } from '@saywright/ui/FeatureCard';
import { Grid } from '@saywright/ui/Grid';
import { ProcessLine } from '@saywright/ui/ProcessLine';
import { Row } from '@saywright/ui/Row';
import type { ReactElement } from 'react';
import { homeCopy } from '../../copy/home.ts';
import { Highlight } from '../../shell/Highlight.tsx';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import { iconOf } from '../../shell/iconOf.ts';
import * as css from './Home.css.ts';
import { Section } from './Section.tsx';
import { TryNow } from './TryNow.tsx';

const phaseIcons = {
  Build: 'code',
  Secure: 'shield',
  Test: 'check-circle',
  Deploy: 'rocket',
  Scale: 'layers',
} as const;

const statusTones = { Available: 'success', 'Coming Soon': 'info', 'In Development': 'line' } as const;

const steps = homeCopy.steps.map((label, index) => ({
  label,
  state: index < 3 ? ('done' as const) : index === 3 ? ('now' as const) : ('next' as const),
}));

/** How a change is made, features, ecosystem, the chat to try, and the last word (CS-HOME-07 to CS-HOME-13). */
export default function More(): ReactElement {
  return (
    <>
      <Card>
        <ProcessLine label={homeCopy.line} steps={steps} />
      </Card>
      <Section title={homeCopy.proofTitle} text={homeCopy.proofText}>
        <Grid columns={3}>
          {homeFeatures.map(({ icon, title, text }) => (
            <FeatureCard key={title} icon={iconOf(icon)} title={title} description={text} />
          ))}
        </Grid>
      </Section>
      <Section title={homeCopy.ecosystemTitle} text={homeCopy.ecosystemText}>
        <Grid columns={4}>
          {homeEcosystem().map(({ name, description, status, category, isAiPowered }) => (
            <FeatureCard
              key={name}
              icon={phaseIcons[category]}
              title={name}
              description={description}
              badge={
                <Row gap={8}>
                  <Badge tone={statusTones[status]}>{status}</Badge>
                  {isAiPowered && <Badge tone="accent">{homeCopy.aiPowered}</Badge>}
                </Row>
              }
            />
          ))}
        </Grid>
      </Section>
      <Section id="try" title={homeCopy.tryTitle} text={homeCopy.tryText}>
        <Highlight name="quick-access">
          <TryNow />
        </Highlight>
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
