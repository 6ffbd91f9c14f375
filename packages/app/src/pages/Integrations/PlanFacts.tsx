import type { IntegrationPanel } from '@saywright/domain/integrations';
import type { PlanAnswer } from '@saywright/engine/protocol';
import { Card } from '@saywright/ui/Card';
import { ValueList } from '@saywright/ui/ValueList';
import type { ReactElement } from 'react';
import { integrationsCopy as copy } from '../../copy/integrations.ts';

interface PlanFactsProps {
  readonly panel: IntegrationPanel;
  readonly answer: Pick<PlanAnswer, 'explanation' | 'deploymentInfo'> & {
    readonly usageImpact?: { storage: string; rows: string; requests?: string } | undefined;
    readonly environmentVars?: readonly string[] | undefined;
  };
}

/** What a plan says besides its steps: usage impact of a schema, addresses and variables of a deployment (SP-INTG-07, SP-INTG-08). */
export function PlanFacts({ panel, answer }: PlanFactsProps): ReactElement | null {
  const { usageImpact, deploymentInfo, environmentVars = [] } = answer;
  if (panel === 'schema' && usageImpact)
    return (
      <Card title={copy.impact} padding="sm">
        <ValueList
          items={[
            { id: 'storage', label: copy.storage, value: usageImpact.storage },
            { id: 'rows', label: copy.rows, value: usageImpact.rows },
            { id: 'requests', label: copy.requests, value: usageImpact.requests ?? copy.requestsNone },
          ]}
        />
      </Card>
    );
  if (panel !== 'deployment' || !deploymentInfo) return null;
  const { siteUrl, deployUrl, buildTime } = deploymentInfo;
  return (
    <Card title={copy.deploymentInfo} padding="sm">
      <ValueList
        items={[
          { id: 'site', label: copy.siteUrl, value: <span translate="no">{siteUrl}</span> },
          ...(deployUrl ? [{ id: 'deploy', label: copy.deployUrl, value: deployUrl }] : []),
          { id: 'time', label: copy.buildTime, value: buildTime },
          {
            id: 'variables',
            label: copy.variables,
            value: environmentVars.length > 0 ? environmentVars.join(', ') : copy.noVariables,
          },
        ]}
      />
    </Card>
  );
}
