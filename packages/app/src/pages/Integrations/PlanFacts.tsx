import type { IntegrationPanel, OperationPlan } from '@saywright/domain/integrations';
import { Card } from '@saywright/ui/Card';
import { ValueList, type ValueListItem } from '@saywright/ui/ValueList';
import type { ReactElement } from 'react';
import { integrationsCopy as copy } from '../../copy/integrations.ts';

interface PlanFactsProps {
  readonly panel: IntegrationPanel;
  readonly plan: OperationPlan;
}

function untranslated(text: string): ReactElement {
  return <span translate="no">{text}</span>;
}

function branches({ branchInfo }: OperationPlan): readonly ValueListItem[] {
  if (!branchInfo) return [];
  const { currentBranch, targetBranch, conflictsDetected } = branchInfo;
  return [
    { id: 'current', label: copy.currentBranch, value: untranslated(currentBranch) },
    { id: 'target', label: copy.targetBranch, value: untranslated(targetBranch) },
    { id: 'conflicts', label: copy.conflicts, value: conflictsDetected ? copy.found : copy.noConflicts },
  ];
}

function deployment({ deploymentInfo, environmentVars }: OperationPlan): readonly ValueListItem[] {
  if (!deploymentInfo && environmentVars.length === 0) return [];
  const variables = {
    id: 'variables',
    label: copy.variables,
    value: environmentVars.length > 0 ? environmentVars.join(', ') : copy.noVariables,
  };
  if (!deploymentInfo) return [variables];
  const { siteUrl, deployUrl, buildTime } = deploymentInfo;
  return [
    { id: 'site', label: copy.siteUrl, value: untranslated(siteUrl) },
    ...(deployUrl ? [{ id: 'deploy', label: copy.deployUrl, value: untranslated(deployUrl) }] : []),
    { id: 'time', label: copy.buildTime, value: buildTime },
    variables,
  ];
}

function usage({ usageImpact }: OperationPlan): readonly ValueListItem[] {
  if (!usageImpact) return [];
  const { storage, rows, requests } = usageImpact;
  return [
    { id: 'storage', label: copy.storage, value: storage },
    { id: 'rows', label: copy.rows, value: rows },
    { id: 'requests', label: copy.requests, value: requests },
  ];
}

const facts = { 'source-host': branches, deployment, schema: usage };

/** What a plan contains besides its steps: branches, addresses and variables, or usage. */
export function PlanFacts({ panel, plan }: PlanFactsProps): ReactElement | null {
  const items = facts[panel](plan);
  return items.length === 0 ? null : (
    <Card title={copy.facts[panel]} padding="sm">
      <ValueList items={items} />
    </Card>
  );
}
