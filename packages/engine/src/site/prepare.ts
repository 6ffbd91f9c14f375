import { placeholder } from '@saywright/domain/core/table-pages';
import { randomUUID } from 'node:crypto';
import type { SiteChange } from '@saywright/domain/ast';
import { opensHereOnly } from '@saywright/domain/outcome';
import type { CodeReader } from '../operations/serviceDriver.ts';
import type { CodeStatus } from '../ports/codeHost.ts';
import type { LaterSiteAction, SingleSiteAction, SiteHost, SiteStatus } from '../ports/siteHost.ts';
import type { ProjectRow } from '../store/store.ts';
import { siteContent } from './content.ts';
import { momentText } from './momentText.ts';
import { randomPassword } from './passwords.ts';
import { resolveName } from './resolve.ts';
import { dnsSentence, scheduledText } from './settingText.ts';
import { deployName, type WordFacts } from './words.ts';

/** What the preparation of a change reads and stores. */
export interface Preparation {
  readonly host: SiteHost;
  /** Source of the published files. */
  readonly code: CodeReader;
  readonly project: ProjectRow;
  readonly status: SiteStatus;
  readonly codeStatus: CodeStatus;
  /** Address of the second origin, without a slash at the end. */
  readonly sitesUrl: string;
}

/** A change whose names are resolved and whose files or values are stored, with what its texts need. */
export interface Prepared {
  readonly kind: 'ready';
  readonly change: SiteChange;
  readonly action: SingleSiteAction;
  readonly facts: Pick<WordFacts, 'source' | 'files' | 'scheduled'>;
  readonly warnings: readonly string[];
  /** A password that was made up, to be shown once. */
  readonly generated?: string;
}

/** Why a change cannot be planned yet. */
export type Unprepared =
  | { readonly kind: 'refusal'; readonly reason: string; readonly suggestions: readonly string[] }
  | {
      readonly kind: 'question';
      readonly text: string;
      readonly choices: readonly { readonly label: string; readonly instruction: string }[];
      /** The name that does not exist, which a choice replaces in the instruction. */
      readonly said?: string;
    };

type Step = Promise<Prepared | Unprepared> | Prepared | Unprepared;

const noFacts = { source: '', files: 0, scheduled: '' } as const;

function refusal(reason: string, ...suggestions: readonly string[]): Unprepared {
  return { kind: 'refusal', reason, suggestions };
}

function ready(change: SiteChange, action: SingleSiteAction, more: Partial<Prepared> = {}): Prepared {
  return { kind: 'ready', change, action, facts: noFacts, warnings: [], ...more };
}

/** Asks which existing name is meant. */
function which(
  thing: string,
  said: string,
  near: readonly string[],
  instruction: (name: string) => string,
): Unprepared {
  const text = `There is no ${thing} called ${said}.`;
  if (near.length === 0) return refusal(text);
  return {
    kind: 'question',
    text: `${text} Which one do you mean?`,
    choices: near.map((name) => ({ label: name, instruction: instruction(name) })),
    said,
  };
}

/** Whether a file is the home page that a project begins with. */
function isPlaceholder({ path, bytes }: { readonly path: string; readonly bytes: Uint8Array }): boolean {
  return path === 'index.html' && Buffer.from(bytes).includes(`<p>${placeholder}</p>`);
}

async function withFiles(
  { host, code, project, codeStatus }: Preparation,
  change: Extract<SiteChange, { do: 'publish' | 'preview' }>,
): Promise<Prepared | Unprepared> {
  const verb = change.do === 'publish' ? 'Publish' : 'Preview';
  const names = codeStatus.branches.map(({ name }) => name);
  const branch = resolveName(change.branch ?? codeStatus.branch, names);
  if ('near' in branch)
    return which('branch', change.branch ?? codeStatus.branch, branch.near, (name) => `${verb} ${name}`);
  const found = await siteContent(code, project, codeStatus, branch.name);
  if (!found.ok) return refusal(found.error);
  const { content, selection } = found.value;
  const deploy = await host.prepare(project, content);
  if (!deploy.ok) return refusal(deploy.error);
  const where = selection.folder === '' ? 'the pages' : `the folder ${selection.folder}`;
  const title = content.title === branch.name ? '' : ` (“${content.title}”)`;
  return ready(
    { ...change, branch: branch.name },
    { kind: change.do, deploy: deploy.value },
    {
      facts: {
        ...noFacts,
        source: `${where} of ${branch.name} as last saved${title}`,
        files: content.files.length,
      },
      warnings: [
        ...(change.do === 'publish' && content.files.some(isPlaceholder)
          ? [
              `The home page is still the one that your project began with: it says “${placeholder}” Say what it should show before others see it.`,
            ]
          : []),
        ...(codeStatus.unsaved.length > 0 && branch.name === codeStatus.branch
          ? ['This does not include your unsaved changes.']
          : []),
        ...(selection.hidden.length > 0
          ? [`Left out because their names may hold secrets: ${selection.hidden.slice(0, 3).join(', ')}.`]
          : []),
      ],
    },
  );
}

/** Deploys at a separate address that visitors never saw, the newest first. */
function previewsOf({ live, deploys }: SiteStatus): SiteStatus['deploys'] {
  return deploys.filter(({ id, publishedAt }) => publishedAt === null && id !== live?.id);
}

function withPreview(
  { status, codeStatus }: Preparation,
  change: Extract<SiteChange, { do: 'promote' | 'remove-preview' }>,
): Prepared | Unprepared {
  const previews = previewsOf(status);
  const names = [...new Set(previews.flatMap(({ branch }) => (branch === null ? [] : [branch])))];
  const found = resolveName(change.branch, names);
  if ('near' in found) {
    const known = resolveName(
      change.branch,
      codeStatus.branches.map(({ name }) => name),
    );
    if (change.do === 'promote' && 'name' in known)
      return {
        kind: 'question',
        text: `There is no preview of ${known.name}. Do you want to publish the branch as it was last saved?`,
        choices: [
          { label: `Publish ${known.name}`, instruction: `Publish ${known.name}` },
          { label: `Preview ${known.name} first`, instruction: `Preview ${known.name}` },
        ],
      };
    const sentence = change.do === 'promote' ? 'Publish the preview of' : 'Remove the preview of';
    return which('preview', change.branch, found.near, (name) => `${sentence} ${name}`);
  }
  const its = previews.filter(({ branch }) => branch === found.name);
  const resolved = { ...change, branch: found.name };
  if (change.do === 'remove-preview')
    return ready(resolved, { kind: 'remove-preview', deploys: its.map(({ id }) => id) });
  const [newest] = its;
  if (!newest) return refusal(`There is no preview of ${found.name}.`);
  const saved = codeStatus.branches.find(({ name }) => name === found.name)?.commit;
  return ready(
    resolved,
    { kind: 'publish', deploy: newest.id },
    {
      facts: { ...noFacts, source: `the preview ${deployName(newest)}`, files: newest.files },
      warnings:
        saved !== undefined && newest.commit !== null && newest.commit !== saved
          ? [`${found.name} has newer saves, which are not in this preview.`]
          : [],
    },
  );
}

function rollBack(
  { status }: Preparation,
  change: Extract<SiteChange, { do: 'roll-back' }>,
): Prepared | Unprepared {
  const said = change.deploy.toLowerCase();
  const earlier = status.deploys.filter(
    ({ id, publishedAt }) => publishedAt !== null && id !== status.live?.id,
  );
  const fits =
    said.length < 4
      ? []
      : status.deploys.filter(({ id, commit }) => [id, commit].some((name) => name?.startsWith(said)));
  const [only] = fits;
  if (only && fits.length === 1)
    return ready(
      { ...change, deploy: only.id },
      { kind: 'publish', deploy: only.id },
      { facts: { ...noFacts, source: deployName(only), files: only.files } },
    );
  if (earlier.length === 0) return refusal('No earlier version was ever published.', 'List deploys');
  return {
    kind: 'question',
    text: `There is ${fits.length === 0 ? 'no' : 'more than one'} deploy ${change.deploy}. Which version do you want?`,
    choices: earlier.slice(0, 4).map((deploy) => ({
      label: `${deployName(deploy)}, published ${momentText(deploy.publishedAt ?? deploy.createdAt)}`,
      instruction: `Roll back to deploy ${deploy.id}`,
    })),
  };
}

async function withSecret(
  { host, project, status, sitesUrl }: Preparation,
  change: Extract<SiteChange, { do: 'set-variable' | 'set-password' }>,
): Promise<Prepared | Unprepared> {
  if (change.do === 'set-variable') {
    const known = resolveName(change.name, status.variables);
    const name = 'name' in known ? known.name : change.name;
    const value = await host.keepValue(project, change.value);
    return value.ok
      ? ready({ ...change, name }, { kind: 'set-variable', name, value: value.value, scope: change.scope })
      : refusal(value.error);
  }
  const generated = change.password === undefined ? randomPassword() : undefined;
  const chosen = change.password ?? generated ?? '';
  const kept = await host.keepPassword(project, chosen);
  if (!kept.ok) return refusal(kept.error);
  return ready(
    change,
    { kind: 'set-password', password: kept.value, scope: change.scope },
    {
      warnings: [
        ...(change.scope === 'live'
          ? ['Previews with other files stay open to anybody with their address.']
          : []),
        ...(status.domains.length === 0 && !opensHereOnly(sitesUrl)
          ? ['Protected pages load without their own styles and scripts until your site has a domain.']
          : []),
        ...(chosen.length < 8 ? ['This password is short, so it is easier to guess.'] : []),
      ],
      ...(generated === undefined ? {} : { generated }),
    },
  );
}

async function later(
  preparation: Preparation,
  change: Extract<SiteChange, { do: 'schedule' }>,
): Promise<Prepared | Unprepared> {
  const moment = new Date(change.at);
  if (Number.isNaN(moment.getTime()) || !/(?:Z|[+-]\d{2}:?\d{2})$/iu.test(change.at))
    return refusal('I cannot tell which moment you mean. Say a day, a time and a time zone.');
  const what = await prepareChange(preparation, change.what);
  if (what.kind !== 'ready') return what;
  const { action } = what;
  if (!isLater(action)) return refusal('This cannot be scheduled.');
  const at = moment.toISOString();
  return {
    ...what,
    change: { ...change, at },
    action: { kind: 'schedule', id: randomUUID(), at, what: action },
  };
}

function isLater(action: SingleSiteAction): action is LaterSiteAction {
  return action.kind === 'publish' || action.kind === 'take-offline' || action.kind === 'bring-online';
}

/** Resolves the names in a change, and stores on the host what it needs: files, a value or the hash of a password. */
export function prepareChange(preparation: Preparation, change: SiteChange): Step {
  const { status, sitesUrl } = preparation;
  const domains = status.domains.map(({ name }) => name);
  const named = (
    thing: string,
    said: string,
    names: readonly string[],
    sentence: string,
    then: (name: string) => Prepared,
  ): Prepared | Unprepared => {
    const found = resolveName(said, names);
    return 'name' in found
      ? then(found.name)
      : which(thing, said, found.near, (name) => `${sentence} ${name}`);
  };
  switch (change.do) {
    case 'publish':
    case 'preview':
      return withFiles(preparation, change);
    case 'promote':
    case 'remove-preview':
      return withPreview(preparation, change);
    case 'roll-back':
      return rollBack(preparation, change);
    case 'set-variable':
    case 'set-password':
      return withSecret(preparation, change);
    case 'remove-variable':
      return named('variable', change.name, status.variables, 'Remove variable', (name) =>
        ready({ ...change, name }, { kind: 'remove-variable', name, scope: change.scope }),
      );
    case 'add-domain':
      return ready(
        change,
        { kind: 'add-domain', domain: change.domain, isMain: change.isMain },
        { warnings: [dnsSentence(change.domain, sitesUrl)] },
      );
    case 'remove-domain':
    case 'set-main-domain': {
      const sentence = change.do === 'remove-domain' ? 'Remove the domain' : 'Make the main domain';
      return named('domain', change.domain, domains, sentence, (domain) =>
        ready({ ...change, domain }, { kind: change.do, domain }),
      );
    }
    case 'redirect':
      return ready(change, { kind: 'redirect', from: change.from, to: change.to });
    case 'remove-redirect': {
      const paths = status.redirects.map(({ from }) => from);
      return named('redirect', change.from, paths, 'Remove the redirect from', (from) =>
        ready({ ...change, from }, { kind: 'remove-redirect', from }),
      );
    }
    case 'take-offline':
      return ready(change, { kind: 'take-offline', message: change.message });
    case 'schedule':
      return later(preparation, change);
    case 'cancel-schedule': {
      const scheduled = status.schedule.map(scheduledText).join('; ');
      return ready(change, { kind: 'cancel-schedule' }, { facts: { ...noFacts, scheduled } });
    }
    case 'remove-password':
      return ready(change, { kind: 'remove-password', scope: change.scope });
    default:
      return ready(change, { kind: change.do });
  }
}
