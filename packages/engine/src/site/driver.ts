import type { SiteChange } from '@saywright/domain/ast';
import { hiddenValue, understandSite, type RequestedSiteAction } from '@saywright/domain/deployment';
import { findingsLevel } from '@saywright/domain/risk';
import { fail, ok, type Result } from '@saywright/domain/result';
import { visitorAddress } from '../http/hosts.ts';
import type { HostProof, PlanReading, SitePlan } from '../operations/hostPlan.ts';
import {
  refuse,
  talk,
  type CodeReader,
  type DeclinedPlan,
  type Planned,
  type ServiceDriver,
} from '../operations/serviceDriver.ts';
import type { CodeHost } from '../ports/codeHost.ts';
import type { SingleSiteAction, SiteAction, SiteHost, SiteProof, SiteStatus } from '../ports/siteHost.ts';
import type { Clock, Ids } from '../ports/system.ts';
import type { ProjectRow } from '../store/store.ts';
import { siteAnswer } from './answers.ts';
import { siteFindings } from './findings.ts';
import { prepareChange, type Preparation, type Prepared, type Unprepared } from './prepare.ts';
import { reachSentence, siteEffect, siteLines, siteResult, siteSamples, siteUndo } from './receipt.ts';
import { deployName, joinedWords, siteWords } from './words.ts';

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

function siteRow({ id, plan, proof }: DeclinedPlan): {
  readonly plan: SitePlan;
  readonly proof: HostProof | null;
} {
  if (
    plan.service !== 'deployment' ||
    (proof !== null && (!('consequence' in proof) || 'difference' in proof))
  )
    throw new Error(`Operation ${id} is not a site operation.`);
  return { plan, proof };
}

function isSameAsLive({ effect: { live, files, online } }: SiteProof): boolean {
  return live.before !== null && online.before && files.added + files.changed + files.removed === 0;
}

/** The change that an instruction of the older reader asks for. */
function changeFor(action: RequestedSiteAction): SiteChange {
  switch (action.kind) {
    case 'rollback':
      return { do: 'roll-back', deploy: action.deploy };
    case 'set-variable':
      return { do: 'set-variable', name: action.name, value: action.value };
    case 'remove-variable':
      return { do: 'remove-variable', name: action.name };
    default:
      return { do: action.kind };
  }
}

function asOne(actions: readonly SingleSiteAction[]): SiteAction {
  const [only] = actions;
  return only && actions.length === 1 ? only : { kind: 'several', actions };
}

/** A question or a refusal; each choice repeats the instruction with an existing name, where it says the wrong one. */
function unpreparedAnswer(problem: Unprepared, instruction: string): Parameters<typeof talk>[0] {
  if (problem.kind === 'refusal') return { ...problem, suggestions: [...problem.suggestions] };
  const { text, choices, said = '' } = problem;
  const isSaid = said !== '' && instruction.includes(said);
  return {
    kind: 'question',
    text,
    choices: choices.map(({ label, instruction: short }) => ({
      label,
      instruction: isSaid ? instruction.replace(said, () => label) : short,
    })),
  };
}

/** Hides the values and passwords of changes in a text, so that it can be stored. */
function hiding(changes: readonly SiteChange[]): (text: string) => string {
  const secrets = changes
    .map((change) =>
      change.do === 'set-variable'
        ? change.value
        : change.do === 'set-password'
          ? change.password
          : undefined,
    )
    .filter((secret) => secret !== undefined && secret.trim() !== '')
    .map((secret) => String(secret).trim())
    .toSorted((one, other) => other.length - one.length)
    .map((secret) => secret.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`));
  const pattern = new RegExp(secrets.join('|'), 'giu');
  return (text) => (secrets.length === 0 ? text : text.replace(pattern, hiddenValue));
}

/** Drives site operations through the pipeline. */
export function siteDriver({ host, code, sitesUrl, clock, ids }: SiteDriverDependencies): ServiceDriver {
  const address = (path: string): string => visitorAddress(path, sitesUrl());

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
      undoable: proof.undo === 'exact',
      consequence: `${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    };
  }

  /** Stores what the changes need; gives it up again where one of them cannot be prepared. */
  async function prepareAll(
    preparation: Preparation,
    changes: readonly SiteChange[],
  ): Promise<readonly Prepared[] | Unprepared> {
    const prepared: Prepared[] = [];
    for (const change of changes) {
      const next = await prepareChange(preparation, change);
      if (next.kind !== 'ready') {
        for (const { action } of prepared) await host.discard(preparation.project, action);
        return next;
      }
      prepared.push(next);
    }
    return prepared;
  }

  async function planChanges(
    project: ProjectRow,
    changes: readonly SiteChange[],
    {
      said,
      reading,
      source = code,
    }: { readonly said: string; readonly reading?: PlanReading; readonly source?: CodeReader | undefined },
  ): Promise<Planned> {
    const started = clock.elapsed();
    const status = await host.status(project);
    const codeStatus = await source.status(project);
    const prepared = await prepareAll(
      { host, code: source, project, status, codeStatus, sitesUrl: sitesUrl() },
      changes,
    );
    if ('kind' in prepared) return talk(unpreparedAnswer(prepared, said));
    const action = asOne(prepared.map((one) => one.action));
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
    const reach = reachSentence(address(status.path));
    const words = joinedWords(
      prepared.map(({ change, facts }) => siteWords(change, { ...facts, site: status.name, reach })),
    );
    const stored = proofOf(action, words.title, tried.value, status);
    const commands = [...proof.commands];
    const warnings = [...new Set(prepared.flatMap((one) => one.warnings))];
    const plan: SitePlan = {
      service: 'deployment',
      ...words,
      commands,
      warnings,
      action,
      ...(reading && { reading }),
    };
    const { preview, variables } = proof.effect;
    const names = new Set([...status.variables, ...variables.added]);
    const generated = prepared.find((one) => one.generated !== undefined)?.generated;
    return {
      kind: 'proven',
      proven: { id: ids(), plan, proof: stored, risk: stored.risk, instruction: said },
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
        ...(generated !== undefined && { shownOnce: { label: 'Password', value: generated } }),
      },
    };
  }

  return {
    async plan(project, instruction) {
      const status = await host.status(project);
      const { branch } = await code.status(project);
      const understood = understandSite(instruction, { ...status, branch });
      if (understood.kind === 'plan')
        return planChanges(project, [changeFor(understood.action)], { said: understood.said });
      return talk(understood.kind === 'answer' ? siteAnswer(status, understood.about, address) : understood);
    },
    async planPart(project, part, { instruction, words, by, code: source }) {
      if (part.service !== 'deployment') throw new Error(`This driver plans no part for ${part.service}.`);
      if ('question' in part)
        return talk(siteAnswer(await host.status(project), part.question.about, address));
      const hide = hiding(part.changes);
      const reading = {
        ...(by !== undefined && { by }),
        words: words.map(({ said, read, options }) => ({
          said: hide(said),
          read: hide(read),
          ...(options && { options }),
        })),
      };
      return planChanges(project, part.changes, { said: hide(instruction), reading, source });
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
          settings: applied.effect.settings ?? [],
        },
      };
    },
    async planUndo(project, row, id = ids()) {
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
      return ok({ id, plan, proof, risk: 'low', instruction: `Undo “${done.doneTitle}”` });
    },
    declined: (project, row) => host.discard(project, siteRow(row).plan.action),
  };
}
