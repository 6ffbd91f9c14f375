import { failedResponse, simulatedResponse } from '@saywright/domain/agents';
import {
  blankInstruction,
  canExecutePlan,
  deploymentToasts,
  deploymentTransition,
  executedToast,
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

/** An event of an unknown kind. */
const other: PlanPanelEvent = JSON.parse('{"kind":"other"}');

describe('toasts', () => {
  it.each([
    [
      'a created table',
      'database',
      { kind: 'table-created' },
      'Schema created',
      'Database schema has been applied',
    ],
    [
      'a removed table',
      'database',
      { kind: 'table-removed' },
      'Table removed',
      'Seen. This is in the database on this machine.',
    ],
    [
      'a row',
      'database',
      { kind: 'rows-added' },
      'Rows added',
      'Seen. This is in the database on this machine.',
    ],
    [
      'a branch',
      'code-hosting',
      { kind: 'branch-created' },
      'Operation executed',
      'Seen. This is in the repository on this machine.',
    ],
    [
      'a variable',
      'deployment',
      { kind: 'variable-set' },
      'Variable set',
      'Seen. This is on the site server of this machine.',
    ],
    [
      'a preview',
      'deployment',
      { kind: 'preview-made', address: 'http://localhost:1/p' },
      'Preview made',
      'Seen.',
    ],
    [
      'a site only this machine opens',
      'deployment',
      { kind: 'published', address: 'http://localhost:1/x' },
      'Deployment successful',
      'Your app is now live on this machine, at http://localhost:1/x. Nobody else can open it there.',
    ],
    [
      'a site on the web',
      'deployment',
      { kind: 'published', address: 'https://shop.example' },
      'Deployment successful',
      'Your app is now live!',
    ],
    [
      'what has no recorded effect',
      'deployment',
      undefined,
      'Operation executed',
      'Seen. This is on the site server of this machine.',
    ],
    [
      'a site without an address',
      'deployment',
      { kind: 'published' },
      'Deployment successful',
      'Seen. This is on the site server of this machine.',
    ],
  ] as const)('of %s say what was observed', (_name, service, effect, title, description) => {
    expect(executedToast({ service, place: 'machine', effect, result: 'Seen.' })).toEqual({
      title,
      description,
      tone: 'success',
    });
  });

  it('of a linked source host are the documented ones', () => {
    const seen = {
      service: 'code-hosting',
      place: 'account',
      effect: { kind: 'code-changed' },
      result: '',
    } as const;
    expect(executedToast(seen)).toBe(sourceHostToasts.executed);
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
    [['execute', 'settled'], 'ready'],
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

  it('is deployed only after a success', () => {
    const event = fc.constantFrom<DeploymentEvent>('execute', 'settled', 'failed', 'error', 'planned');
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
    ['a request', [asked], { isProcessing: true, response: undefined }, false],
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
    ['a plan that is undone', [asked, received, failed, settled], { response: plan, error: undefined }, true],
    ['two requests', [asked, asked], { isProcessing: true }, false],
    [
      'a new request',
      [asked, received, execute, executed, asked],
      { response: undefined, executed: false },
      false,
    ],
  ] as const)('after %s', (_name, events, state, executable) => {
    expect(after(...events)).toMatchObject(state);
    expect(canExecutePlan(after(...events))).toBe(executable);
  });

  it('ignores an event of an unknown kind', () => {
    expect(after(other)).toBe(initialPlanPanel);
  });
});
