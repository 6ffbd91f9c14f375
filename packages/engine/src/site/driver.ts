import { understandSite, type RequestedSiteAction } from '@saywright/domain/deployment';
import { findingsLevel } from '@saywright/domain/risk';
import { fail, ok, type Result } from '@saywright/domain/result';
import type { HostProof, SitePlan } from '../operations/hostPlan.ts';
import { refuse, talk, type Planned, type ServiceDriver } from '../operations/serviceDriver.ts';
import type { CodeHost } from '../ports/codeHost.ts';
import type { SiteAction, SiteHost, SiteProof, SiteStatus } from '../ports/siteHost.ts';
import type { Clock, Ids } from '../ports/system.ts';
import type { OperationRow, ProjectRow } from '../store/store.ts';
import { siteAnswer } from './answers.ts';
import { siteFindings } from './findings.ts';
import { prepareAction } from './prepare.ts';
import { reachSentence, siteEffect, siteLines, siteResult, siteSamples, siteUndo } from './receipt.ts';
import { deployName, siteWords } from './words.ts';

export interface SiteDriverDependencies {
  readonly host: SiteHost;
  /** Source of the published files. */
  readonly code: CodeHost;
  /** Address of the second origin, without a slash at the end. */
  readonly sitesUrl: () => string;
  readonly clock: Clock;
  readonly ids: Ids;
}

interface Tried {
  readonly proof: SiteProof;
  readonly tookMs: number;
}

function siteRow({ id, plan, proof }: OperationRow): {
  readonly plan: SitePlan;
  readonly proof: HostProof | null;
} {
  if (plan.service !== 'deployment' || (proof !== null && !('consequence' in proof)))
    throw new Error(`Operation ${id} is not a site operation.`);
  return { plan, proof };
}

function isSameAsLive({ effect: { live, files } }: SiteProof): boolean {
  return live.before !== null && files.added + files.changed + files.removed === 0;
}

/** Drives site operations through the pipeline. */
export function siteDriver({ host, code, sitesUrl, clock, ids }: SiteDriverDependencies): ServiceDriver {
  const address = (path: string): string => `${sitesUrl()}${path}`;

  async function tryOut(project: ProjectRow, action: SiteAction): Promise<Result<Tried>> {
    const started = clock.elapsed();
    const proof = await host.prove(project, action);
    return proof.ok ? ok({ proof: proof.value, tookMs: Math.round(clock.elapsed() - started) }) : proof;
  }

  function proofOf(
    action: SiteAction,
    title: string,
    { proof, tookMs }: Tried,
    status: SiteStatus,
  ): HostProof {
    const findings = siteFindings(action, status);
    return {
      service: 'deployment',
      provenAt: clock.now().toISOString(),
      tookMs,
      risk: findingsLevel(findings),
      findings,
      signature: proof.signature,
      lines: siteLines(proof.effect),
      samples: siteSamples(proof.effect),
      undo: siteUndo(action, proof.effect, proof.undo),
      consequence: `${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    };
  }

  async function planAction(
    project: ProjectRow,
    instruction: string,
    requested: RequestedSiteAction,
    status: SiteStatus,
  ): Promise<Planned> {
    const started = clock.elapsed();
    const prepared = await prepareAction({ host, code }, project, requested);
    if (!prepared.ok) return refuse(prepared.error);
    const { action, source, warnings } = prepared.value;
    const tried = await tryOut(project, action);
    if (!tried.ok) {
      await host.discard(project, action);
      return refuse(tried.error);
    }
    const { proof } = tried.value;
    if (action.kind === 'publish' && isSameAsLive(proof)) {
      await host.discard(project, action);
      return refuse('Visitors already see exactly this. If you have changed something, save it first.');
    }
    const words = siteWords(requested, status, proof, { source, reach: reachSentence(address(status.path)) });
    const stored = proofOf(action, words.title, tried.value, status);
    const commands = [...proof.commands];
    const plan: SitePlan = { service: 'deployment', ...words, commands, warnings, action };
    const { preview, variables } = proof.effect;
    const names = new Set([...status.variables, ...variables.added]);
    return {
      kind: 'proven',
      proven: { id: ids(), plan, proof: stored, risk: stored.risk, instruction },
      next: [],
      details: {
        commands,
        // An action that only sets a variable builds nothing.
        ...(words.type === 'deploy' && {
          deploymentInfo: {
            siteUrl: address(status.path),
            ...(preview ? { deployUrl: address(preview.path) } : {}),
            buildTime: `${Math.round(clock.elapsed() - started)} ms`,
          },
        }),
        environmentVars: [...names].filter((name) => !variables.removed.includes(name)).toSorted(),
      },
    };
  }

  return {
    async plan(project, instruction) {
      const status = await host.status(project);
      const { branch } = await code.status(project);
      const understood = understandSite(instruction, { ...status, branch });
      if (understood.kind === 'plan') return planAction(project, understood.said, understood.action, status);
      return talk(understood.kind === 'answer' ? siteAnswer(status, understood.about, address) : understood);
    },
    async proveAgain(project, row) {
      const { plan } = siteRow(row);
      const tried = await tryOut(project, plan.action);
      if (!tried.ok) return tried;
      return ok(proofOf(plan.action, plan.title, tried.value, await host.status(project)));
    },
    async execute(project, row) {
      const { plan, proof } = siteRow(row);
      if (!proof) return fail({ kind: 'failed', message: 'This plan was never proven.' });
      const done = await host.execute(project, {
        action: plan.action,
        operationId: row.id,
        signature: proof.signature,
      });
      return done.ok ? ok(null) : done;
    },
    async readOutcome(project, row) {
      const applied = await host.applied(project, row.id);
      if (!applied) return undefined;
      const { path } = await host.status(project);
      const { live, preview, variables, online } = applied.effect;
      const named = (deploy: typeof preview): string | null => (deploy ? deployName(deploy) : null);
      return {
        appliedAt: applied.appliedAt,
        text: siteResult(applied.effect, address, path),
        effect: siteEffect(applied.effect, address, path),
        effects: {
          from: named(live.before),
          to: named(live.after),
          preview: named(preview),
          variables,
          online,
        },
      };
    },
    async planUndo(project, row) {
      const done = siteRow(row).plan;
      const action = { kind: 'undo', operationId: row.id } as const;
      const tried = await tryOut(project, action);
      if (!tried.ok) return tried;
      const title = `Undo: ${done.doneTitle}`;
      const plan: SitePlan = {
        service: 'deployment',
        type: done.type,
        title,
        doneTitle: `Undid: ${done.doneTitle}`,
        understood: 'The undo, tried just now.',
        steps: [['Restore everything to how it was before: ', { name: done.doneTitle }]],
        commands: tried.value.proof.commands,
        warnings: [],
        action,
      };
      const proof = proofOf(action, title, tried.value, await host.status(project));
      return ok({ id: ids(), plan, proof, risk: 'low', instruction: `Undo “${done.doneTitle}”` });
    },
    declined: (project, row) => host.discard(project, siteRow(row).plan.action),
  };
}
