import { settingsCards } from '@saywright/domain/settings';
import { FeatureCard } from '@saywright/ui/FeatureCard';
import { Grid } from '@saywright/ui/Grid';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { StatusDot } from '@saywright/ui/StatusDot';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { settingsCopy } from '../../copy/settings.ts';
import { useNetwork } from '../../providers/network.ts';
import { BackTo } from '../../shell/BackTo.tsx';
import { Highlight } from '../../shell/Highlight.tsx';
import { iconOf } from '../../shell/iconOf.ts';

/** The Control Panel: four cards and the engine's status. */
export default function Settings(): ReactElement {
  const network = useNetwork();
  return (
    <PageContainer>
      <BackTo to="/" label={settingsCopy.home} />
      <Highlight name="database-connection">
        <PageHeader
          title={settingsCopy.title}
          text={settingsCopy.text}
          end={<StatusDot status={network.status} label={`${settingsCopy.connection}: ${network.status}`} />}
        />
      </Highlight>
      <Highlight name="settings-grid">
        <Grid columns={2}>
          {settingsCards.map(({ title, description, icon, path }) => (
            <FeatureCard
              key={path}
              icon={iconOf(icon)}
              title={title}
              description={description}
              headingLevel={2}
              link={<Link to={path}>{`${settingsCopy.open} ${title}`}</Link>}
            />
          ))}
        </Grid>
      </Highlight>
    </PageContainer>
  );
}
