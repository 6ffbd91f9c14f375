import { understandCode, type RequestedCodeAction } from '@saywright/domain/code-hosting';
import { understandSite, type RequestedSiteAction } from '@saywright/domain/deployment';
import { understand } from '@saywright/domain/planner';
import { says, type Answer, type ReadRequest, type Scene } from '../answer.ts';
import { mergeCommands, questionCommands, saveCommands } from '../code/carryOut.ts';
import type { CodeFacts } from '../code/facts.ts';
import type { CodeCommand, SiteStep } from '../items.ts';
import type { Site } from '../site.ts';

type Of<Service extends Scene['service']> = Extract<Scene, { readonly service: Service }>;

function presses(instructions: readonly string[]): readonly { readonly instruction: string }[] {
  return instructions.map((instruction) => ({ instruction }));
}

/** Further clauses are planned on what the earlier ones leave behind, as if each was approved. */
async function readDatabase(instruction: string, { lexiconAfter }: Of<'database'>): Promise<Answer> {
  const statements: string[] = [];
  const waiting = [instruction];
  for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) {
    // What cannot run is never shown, and nothing can be planned on it.
    const lexicon = await lexiconAfter(statements.join(';\n')).catch(() => undefined);
    if (!lexicon) return says('Not proven.', [], true);
    const found = understand(text, lexicon);
    if (found.kind === 'plan') {
      statements.push(found.plan.sql.replace(/;\s*$/u, ''));
      waiting.unshift(...found.next);
    } else if (statements.length > 0) break;
    else
      return found.kind === 'question'
        ? says(found.text, found.choices, found.isUnread)
        : says(found.reason, presses(found.suggestions));
  }
  return { kind: 'acts', effects: [{ service: 'database', sql: statements.join(';\n') }] };
}

function codeCommands(action: RequestedCodeAction, facts: CodeFacts): readonly CodeCommand[] {
  switch (action.kind) {
    case 'save':
      return saveCommands(action.message, undefined, facts);
    case 'create-branch': {
      const start = action.from === undefined ? [] : [action.from];
      return [['git', ...(action.switchTo ? ['switch', '-c'] : ['branch']), action.name, ...start]];
    }
    case 'switch':
      return [['git', 'switch', action.name]];
    case 'delete-branch':
      return [['git', 'branch', '-D', action.name]];
    case 'merge':
      return mergeCommands(action.from, action.into, facts);
    case 'start-project':
      throw new Error('The first files of a project are not part of any fixture.');
    default:
      return [['git', 'revert', '--no-edit', 'HEAD']];
  }
}

function readCode(instruction: string, { facts }: Of<'code-hosting'>): Answer {
  const commands: CodeCommand[] = [];
  const waiting = [instruction];
  for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) {
    const found = understandCode(text, facts);
    if (found.kind === 'plan') {
      commands.push(...codeCommands(found.action, facts));
      waiting.unshift(...found.next);
    } else if (found.kind === 'answer') commands.push(...questionCommands({ about: found.about }));
    else if (commands.length > 0) break;
    else
      return found.kind === 'question'
        ? says(found.text, found.choices, found.isUnread)
        : says(found.reason, presses(found.suggestions));
  }
  return { kind: 'acts', effects: [{ service: 'code-hosting', commands }] };
}

function siteSteps(action: RequestedSiteAction): SiteStep {
  switch (action.kind) {
    case 'publish':
    case 'preview':
      return { op: action.kind };
    case 'rollback':
      return { op: 'rollback', to: action.deploy };
    case 'set-variable':
      return { op: 'set_env', name: action.name, value: action.value };
    case 'remove-variable':
      return { op: 'unset_env', name: action.name };
    default:
      return { op: 'take_offline' };
  }
}

function siteContext(site: Site): Parameters<typeof understandSite>[1] {
  const { production, previews } = site.environments;
  const drafts = new Set(Object.values(previews).map(({ version }) => version));
  return {
    branch: 'main',
    variables: Object.keys(site.env.production),
    live: production.online && production.version !== null ? { id: production.version } : null,
    deploys: site.versions
      .map(({ id, created }) => ({ id, publishedAt: drafts.has(id) ? null : created }))
      .toReversed(),
  };
}

function readSite(instruction: string, { site }: Of<'deployment'>): Answer {
  const found = understandSite(instruction, siteContext(site));
  if (found.kind === 'plan') {
    const isSame = found.action.kind === 'publish' && site.unpublished_changes === false;
    if (isSame && site.environments.production.online) return says('Visitors already see exactly this.');
    return { kind: 'acts', effects: [{ service: 'deployment', steps: [siteSteps(found.action)] }] };
  }
  if (found.kind === 'answer') {
    const what = { status: 'status', deploys: 'versions', variables: 'env' }[found.about];
    return { kind: 'acts', effects: [{ service: 'deployment', steps: [{ op: 'show', what }] }] };
  }
  return found.kind === 'question'
    ? says(found.text, found.choices, found.isUnread)
    : says(found.reason, presses(found.suggestions));
}

/** Reads with the planner of patterns, as the drivers do. */
export async function readOld({ instruction, scene }: ReadRequest): Promise<Answer> {
  switch (scene.service) {
    case 'database':
      return readDatabase(instruction, scene);
    case 'code-hosting':
      try {
        return readCode(instruction, scene);
      } catch (error) {
        // What git would refuse is refused when it is tried out.
        return says(error instanceof Error ? error.message : String(error));
      }
    default:
      return readSite(instruction, scene);
  }
}
