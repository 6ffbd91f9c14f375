import type { GuidePhase } from '@saywright/domain/ecosystem';
import { Badge } from '@saywright/ui/Badge';
import { Card } from '@saywright/ui/Card';
import { Grid } from '@saywright/ui/Grid';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { buildGuideCopy as copy } from '../../copy/buildGuide.ts';

const tones = { Available: 'success', 'Coming Soon': 'info', 'In Development': 'line' } as const;

/** The eleven services by phase. */
export function Services({ phases }: { readonly phases: readonly GuidePhase[] }): ReactElement {
  return (
    <Card title={copy.services}>
      <Stack gap={24}>
        {phases.map(({ phase, text, items }) => (
          <Stack key={phase} gap={12}>
            <h3>{phase}</h3>
            <p>{text}</p>
            <Grid columns={3}>
              {items.map(({ id, title, provider, description, status, isAiPowered, details }) => (
                <Card key={id} title={title} headingLevel={4} padding="sm">
                  <Stack gap={12}>
                    <Row gap={8}>
                      <Badge tone={tones[status]}>{status}</Badge>
                      {isAiPowered && <Badge tone="accent">{copy.aiPowered}</Badge>}
                      <span>{`${copy.by} ${provider}`}</span>
                    </Row>
                    <p>{description}</p>
                    <ul>
                      {details.map((detail) => (
                        <li key={detail}>{detail}</li>
                      ))}
                    </ul>
                  </Stack>
                </Card>
              ))}
            </Grid>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
