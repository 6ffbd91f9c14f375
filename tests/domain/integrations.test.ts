import { failedResponse, simulatedResponse } from '@saywright/domain/agents';
import {
  blankInstruction,
  canExecutePlan,
  deploymentDone,
  deploymentToasts,
  deploymentTransition,
  initialDeployment,
  initialPlanPanel,
  integrationPanels,
  operationPlan,
  reducePlanPanel,
  sampleConnection,
  schemaToasts,
  sourceHostToasts,
  type DeploymentEvent,
  type PlanPanelEvent,
  type PlanPanelState,
} from '@saywright/domain/integrations';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** An event of a kind that no page knows. */
const other: PlanPanelEvent = JSON.parse('{"kind":"other"}');

describe('toasts', () => {
  it('of a deployment say that the app is live only where it is', () => {
    const live = 'Your site is live at http://localhost:1/x with 1 file different from before.';
    expect(deploymentDone(live)).toBe(deploymentToasts.executed);
    expect(deploymentDone('The preview is at http://localhost:1/y')).toMatchObject({
      title: 'Operation executed',
      description: 'The preview is at http://localhost:1/y',
    });
  });

  const texts = (toast: { readonly title: string; readonly description: string }) =>
    `${toast.title} / ${toast.description}`;

  it('of the source host are the documented ones', () => {
    const { planned, refused, ...fixed } = sourceHostToasts;
    expect(Object.values(fixed).map(texts)).toEqual([
      'Instruction required / Please enter a GitHub operation instruction',
      'GitHub operation failed / Failed to process GitHub instruction',
      'Operation executed / GitHub operation completed successfully',
      'Execution failed / Failed to execute operation',
      'Execution error / Failed to execute GitHub operation',
    ]);
    expect(texts(planned('Why'))).toBe('Operation planned successfully / Why');
    expect(texts(refused('Why'))).toBe('Operation failed / Why');
  });

  it('of the deployment host are the documented ones', () => {
    const { planned, refused, ...fixed } = deploymentToasts;
    expect(Object.values(fixed).map(texts)).toEqual([
      'Instruction required / Please enter a deployment instruction',
      'Netlify operation failed / Failed to process deployment instruction',
      'Deployment successful / Your app is now live!',
      'Deployment failed / Failed to deploy application',
      'Deployment error / Failed to execute deployment',
    ]);
    expect(texts(planned('Why'))).toBe('Deployment planned / Why');
    expect(texts(refused('Why'))).toBe('Operation failed / Why');
  });

  it('of the schema are the documented ones', () => {
    expect(Object.values(schemaToasts).map(texts)).toEqual([
      'Instruction required / Please describe what database schema you need',
      'Schema generation failed / Failed to process schema instruction',
      'Schema created / Database schema has been applied',
      'Execution failed / Failed to execute schema changes',
      'Execution error / Failed to execute schema operation',
    ]);
  });

  it.each([
    ['source-host', sourceHostToasts.blank],
    ['deployment', deploymentToasts.blank],
    ['schema', schemaToasts.blank],
  ] as const)('%s refuses what is blank', (panel, toast) => {
    expect(['', ' \n', '\u200B'].map((text) => blankInstruction(panel, text))).toEqual([toast, toast, toast]);
    expect(blankInstruction(panel, 'deploy')).toBeUndefined();
  });
});

describe('deployment', () => {
  it('starts ready; the source host is the first panel and connected', () => {
    expect(initialDeployment).toBe('ready');
    expect(integrationPanels).toEqual(['source-host', 'deployment', 'schema']);
    expect(sampleConnection).toBe('connected');
  });

  it.each([
    [['execute'], 'deploying'],
    [['execute', 'succeeded'], 'deployed'],
    [['execute', 'failed'], 'ready'],
    [['execute', 'error'], 'ready'],
    [['succeeded'], 'ready'],
    [['execute', 'planned'], 'deploying'],
    [['execute', 'succeeded', 'failed'], 'deployed'],
    [['execute', 'succeeded', 'planned'], 'ready'],
    [['execute', 'succeeded', 'execute'], 'deploying'],
  ] as const)('%j ends %s', (events, state) => {
    expect(events.reduce<ReturnType<typeof deploymentTransition>>(deploymentTransition, 'ready')).toBe(state);
  });

  it('is deployed only by a success', () => {
    const event = fc.constantFrom<DeploymentEvent>('execute', 'failed', 'error', 'planned');
    fc.assert(
      fc.property(fc.array(event), (events) => {
        expect(events.reduce(deploymentTransition, initialDeployment)).not.toBe('deployed');
      }),
    );
  });
});

describe('plans', () => {
  it('of the schema have code and usage', () => {
    const plan = operationPlan(simulatedResponse('database', 'create a table', 'a1'));
    expect(plan.code).toContain('create table');
    expect(Object.keys(plan.usageImpact ?? {})).toEqual(['storage', 'rows', 'requests']);
    expect(Object.keys(plan.operation ?? {})).toEqual(['id', 'type', 'risk']);
    expect([plan.commands, plan.warnings, plan.environmentVars]).toEqual([[], [], []]);
  });

  it('of a deployment have an address and names of variables, never their values', () => {
    const response = simulatedResponse('deployment', 'deploy', 'a1');
    const plan = operationPlan({ ...response, environmentVars: ['A_KEY=hush', 'B'] });
    expect(plan.deploymentInfo).toHaveProperty('siteUrl');
    expect(plan.deploymentInfo).toHaveProperty('buildTime');
    expect(plan.environmentVars).toEqual(['A_KEY', 'B']);
  });

  it('for code has the branches it touches', () => {
    const plan = operationPlan(simulatedResponse('code-hosting', 'merge', 'a1'));
    expect(Object.keys(plan.branchInfo ?? {})).toEqual([
      'currentBranch',
      'targetBranch',
      'conflictsDetected',
    ]);
  });

  it('can be missing', () => {
    const plan = operationPlan(failedResponse('code-hosting'));
    expect(plan.success).toBe(false);
    expect(plan).not.toHaveProperty('operation');
    expect(operationPlan(simulatedResponse('code-hosting', 'merge', 'a1')).commands.length).toBeGreaterThan(
      0,
    );
  });
});

describe('a panel', () => {
  const plan = operationPlan(simulatedResponse('database', 'create a table', 'a1'));
  const refused = operationPlan(failedResponse('database'));
  const asked: PlanPanelEvent = { kind: 'plan-requested' };
  const received: PlanPanelEvent = { kind: 'plan-received', response: plan };
  const execute: PlanPanelEvent = { kind: 'execution-requested' };
  const executed: PlanPanelEvent = { kind: 'executed' };
  const failed: PlanPanelEvent = { kind: 'failed', error: 'Hm' };
  const settled: PlanPanelEvent = { kind: 'settled' };
  const after = (...events: readonly PlanPanelEvent[]) =>
    events.reduce<PlanPanelState>(reducePlanPanel, initialPlanPanel);

  it.each([
    ['nothing', [], { isProcessing: false, response: undefined, error: undefined }, false],
    ['a wish', [asked], { isProcessing: true, response: undefined }, false],
    ['a plan', [asked, received], { isProcessing: false, response: plan, error: undefined }, true],
    [
      'a refusal',
      [asked, { kind: 'plan-received', response: refused }],
      { isProcessing: false, error: refused.explanation },
      false,
    ],
    ['a failure', [asked, failed], { isProcessing: false, response: undefined, error: 'Hm' }, false],
    ['execution', [asked, received, execute], { isProcessing: true, response: plan }, false],
    ['no plan to execute', [execute], { isProcessing: false }, false],
    ['success', [asked, received, execute, executed], { isProcessing: false, executed: true }, false],
    ['a failed execution', [asked, received, execute, failed], { response: plan, error: 'Hm' }, true],
    ['an outline', [asked, settled], { isProcessing: false, response: undefined }, false],
    [
      'a plan that is taken back',
      [asked, received, failed, settled],
      { response: plan, error: undefined },
      true,
    ],
    ['two wishes', [asked, asked], { isProcessing: true }, false],
    [
      'a new wish',
      [asked, received, execute, executed, asked],
      { response: undefined, executed: false },
      false,
    ],
  ] as const)('after %s', (_name, events, state, executable) => {
    expect(after(...events)).toMatchObject(state);
    expect(canExecutePlan(after(...events))).toBe(executable);
  });

  it('ignores an event of another kind', () => {
    expect(after(other)).toBe(initialPlanPanel);
  });
});
