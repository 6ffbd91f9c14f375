import { homeFeatures } from '@saywright/domain/home';
import { Card } from '@saywright/ui/Card';
import { Grid } from '@saywright/ui/Grid';
import { Icon } from '@saywright/ui/Icon';
import { PageContainer } from '@saywright/ui/PageContainer';
import { ProcessLine } from '@saywright/ui/ProcessLine';
import type { ReactElement } from 'react';
import { copy } from '../../copy.ts';
import { useAuth } from '../../providers/auth.ts';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import * as css from './Home.css.ts';

/** The cards of what works today; deployment and monitoring join them when they are here. */
const shownFeatures = homeFeatures.slice(0, 4);

/** What the product is, in one screen. */
export function Home(): ReactElement {
  const { status } = useAuth();
  const isSignedIn = status === 'signed-in';
  return (
    <PageContainer width="home">
      <section className={css.hero}>
        <h1 className={css.headline}>{copy.home.title}</h1>
        <div className={css.pitch}>
          <p className={css.lead}>{copy.home.text}</p>
          <p>
            <RouterLinkButton to={isSignedIn ? '/dashboard' : '/auth'} variant="primary" size="lg">
              {isSignedIn ? copy.home.dashboard : copy.home.start}
            </RouterLinkButton>
          </p>
          <p className={css.note}>{copy.home.note}</p>
        </div>
      </section>
      <Card>
        <ProcessLine
          label={copy.home.line}
          steps={copy.home.steps.map((label, index) => ({
            label,
            state: index < 3 ? 'done' : index === 3 ? 'now' : 'next',
          }))}
        />
      </Card>
      <section className={css.section}>
        <div className={css.sectionHead}>
          <h2 className={css.sectionTitle}>{copy.home.proofTitle}</h2>
          <p className={css.lead}>{copy.home.proofText}</p>
        </div>
        <Grid columns={4}>
          {shownFeatures.map(({ icon, title, text }) => (
            <Card key={title}>
              <div className={css.feature}>
                <Icon name={icon} size="lg" />
                <h3 className={css.featureTitle}>{title}</h3>
                <p className={css.note}>{text}</p>
              </div>
            </Card>
          ))}
        </Grid>
      </section>
    </PageContainer>
  );
}
