import {
  buildGuideLinks,
  buildGuidePhases,
  buildJourney,
  connectorExplanation,
} from '@saywright/domain/build-guide';
import { guideEcosystem, installedCatalogue } from '@saywright/domain/ecosystem';
import { Badge } from '@saywright/ui/Badge';
import { Card } from '@saywright/ui/Card';
import { FeatureCard } from '@saywright/ui/FeatureCard';
import { Grid } from '@saywright/ui/Grid';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { StatusDot } from '@saywright/ui/StatusDot';
import { StepList } from '@saywright/ui/StepList';
import type { ReactElement } from 'react';
import { buildGuideCopy as copy } from '../../copy/buildGuide.ts';
import { infoCopy } from '../../copy/info.ts';
import { useNetwork } from '../../providers/network.ts';
import { installation } from '../../services/installation.ts';
import { BackTo } from '../../shell/BackTo.tsx';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import { iconOf } from '../../shell/iconOf.ts';
import { Services } from './Services.tsx';

const phases = guideEcosystem(installedCatalogue(installation));

/** The phases, the connector, the eleven services, the journey and links to get started. */
export default function BuildGuide(): ReactElement {
  const { status } = useNetwork();
  return (
    <PageContainer>
      <BackTo to="/" label={copy.back} />
      <PageHeader
        title={copy.title}
        text={copy.text}
        end={<StatusDot status={status} label={infoCopy.status[status]} />}
      />
      <Stack gap={32}>
        <Card title={copy.phases}>
          <Grid columns={3}>
            {buildGuidePhases.map(({ phase, title, description, icon }) => {
              const count = phases.find((group) => group.phase === phase)?.items.length ?? 0;
              return (
                <FeatureCard
                  key={phase}
                  icon={iconOf(icon)}
                  title={title}
                  description={description}
                  badge={<Badge tone="line">{copy.servicesOf(count)}</Badge>}
                />
              );
            })}
          </Grid>
        </Card>
        <Card title={connectorExplanation.title}>
          <Stack gap={16}>
            <p>{connectorExplanation.description}</p>
            <StepList
              label={connectorExplanation.title}
              steps={connectorExplanation.points.map(({ title, description }) => ({
                id: title,
                label: title,
                description,
              }))}
            />
          </Stack>
        </Card>
        <Services phases={phases} />
        <Card title={copy.steps}>
          <Grid columns={4}>
            {buildJourney.map(({ title, description }, index) => (
              <Stack key={title} gap={8}>
                <Badge tone="accent">{index + 1}</Badge>
                <h3>{title}</h3>
                <p>{description}</p>
              </Stack>
            ))}
          </Grid>
        </Card>
        <Card title={copy.start}>
          <Stack gap={16}>
            <p>{copy.startText}</p>
            <Row gap={12}>
              {buildGuideLinks.map(({ label, path }, index) => (
                <RouterLinkButton key={path} to={path} variant={index === 0 ? 'primary' : 'secondary'}>
                  {label}
                </RouterLinkButton>
              ))}
            </Row>
          </Stack>
        </Card>
      </Stack>
    </PageContainer>
  );
}
