import { joinedTitles } from '../operations/titles.ts';
import type { SiteChange } from '@saywright/domain/ast';
import type { DeploymentOperationType } from '@saywright/domain/operations';
import type { Phrase } from '@saywright/domain/planner';
import { counted } from '@saywright/domain/receipt';
import type { DeployView, SiteScope } from '../ports/siteHost.ts';
import { momentText } from './momentText.ts';

/** The texts of a plan for a site. */
export interface SiteWords {
  readonly type: DeploymentOperationType;
  readonly title: string;
  readonly doneTitle: string;
  readonly understood: string;
  readonly steps: readonly Phrase[];
}

/** A short name for a deploy: the commit it comes from, otherwise its id, with its title. */
export function deployName({ id, commit, title }: Pick<DeployView, 'id' | 'commit' | 'title'>): string {
  const name = (commit ?? id).slice(0, 8);
  return title === '' ? name : `${name} “${title.slice(0, 60)}”`;
}

/** What a change refers to, resolved. */
export interface WordFacts {
  /** Name of the site. */
  readonly site: string;
  /** Where the files come from. */
  readonly source: string;
  /** Number of files that are published or shown. */
  readonly files: number;
  /** Who can open the address. */
  readonly reach: string;
  /** Says what happens to everything that is scheduled. */
  readonly scheduled: string;
}

const places: Readonly<Record<SiteScope, string>> = {
  live: ' of the live site',
  previews: ' of the previews',
  both: '',
};
const pages: Readonly<Record<SiteScope, string>> = {
  live: 'the live site',
  previews: 'the previews',
  both: 'the live site and the previews',
};

/** Writes the texts of a plan for one change. */
export function siteWords(change: SiteChange, facts: WordFacts): SiteWords {
  const { site: name, source, files, reach } = facts;
  const words = (
    type: DeploymentOperationType,
    [title, doneTitle]: readonly [string, string],
    understood: string,
    ...steps: readonly Phrase[]
  ): SiteWords => ({ type, title, doneTitle, understood, steps });
  switch (change.do) {
    case 'publish':
      return words(
        'deploy',
        [`Publish ${name}`, `Published ${name}`],
        `Show every visitor of ${name} ${source}.${reach}`,
        [`Check ${counted(files, 'file')}`],
        ['Switch ', { name }, ' to them in one step'],
      );
    case 'preview':
      return words(
        'deploy',
        [`Preview ${name}`, `Created a preview of ${name}`],
        `Put ${source} at a separate address. Visitors of ${name} see no difference.${reach}`,
        [`Give ${counted(files, 'file')} a separate address`],
      );
    case 'promote':
      return words(
        'deploy',
        [`Publish the preview of ${change.branch}`, `Published the preview of ${change.branch}`],
        `Show every visitor of ${name} ${source}.${reach}`,
        ['Switch ', { name }, ' to the preview of ', { name: change.branch }, ' in one step'],
      );
    case 'remove-preview':
      return words(
        'deploy',
        [`Remove the preview of ${change.branch}`, `Removed the preview of ${change.branch}`],
        `Take the separate address of ${change.branch} away. Visitors of ${name} see no difference.`,
        ['Take the preview of ', { name: change.branch }, ' offline'],
      );
    case 'roll-back':
      return words(
        'deploy',
        [`Roll ${name} back`, `Rolled ${name} back`],
        `Show every visitor of ${name} ${source} again.${reach}`,
        ['Switch ', { name }, ' to ', { name: source }, ' in one step'],
      );
    case 'set-variable':
      return words(
        'environment',
        [`Set ${change.name}`, `Set ${change.name}`],
        `Store a value for ${change.name}${places[change.scope ?? 'both']} on the server. Only its name is ever shown.`,
        ['Set ', { name: change.name }],
      );
    case 'remove-variable':
      return words(
        'environment',
        [`Remove ${change.name}`, `Removed ${change.name}`],
        `Remove the variable ${change.name}${places[change.scope ?? 'both']}. Its value stays stored so that undo can restore it.`,
        ['Remove ', { name: change.name }],
      );
    case 'add-domain':
      return words(
        'domain',
        [`Add ${change.domain}`, `Added ${change.domain}`],
        `Answer at ${change.domain} with ${name}${change.isMain === true ? ', and make it the main domain' : ''}.`,
        ['Point ', { name: change.domain }, ' to ', { name }],
      );
    case 'remove-domain':
      return words(
        'domain',
        [`Remove ${change.domain}`, `Removed ${change.domain}`],
        `Stop answering at ${change.domain}. ${name} itself does not change.`,
        ['Stop answering at ', { name: change.domain }],
      );
    case 'set-main-domain':
      return words(
        'domain',
        [`Make ${change.domain} the main domain`, `Made ${change.domain} the main domain`],
        `Answer at ${change.domain}, and redirect visitors of your other domains to it.`,
        ['Make ', { name: change.domain }, ' the main domain'],
      );
    case 'redirect':
      return words(
        'domain',
        [`Redirect ${change.from}`, `Redirected ${change.from}`],
        `Send visitors of ${change.from} to ${change.to}.`,
        ['Send visitors of ', { name: change.from }, ' to ', { name: change.to }],
      );
    case 'remove-redirect':
      return words(
        'domain',
        [`Remove the redirect from ${change.from}`, `Removed the redirect from ${change.from}`],
        `Send visitors of ${change.from} nowhere else any more.`,
        ['Remove the redirect from ', { name: change.from }],
      );
    case 'take-offline':
      return words(
        'deploy',
        [`Take ${name} offline`, `Took ${name} offline`],
        `Show visitors of ${name} ${change.message === undefined ? 'that it is offline' : `“${change.message}”`} instead of the site. Everything stays stored.`,
        ['Take ', { name }, ' offline'],
      );
    case 'bring-online':
      return words(
        'deploy',
        [`Bring ${name} online`, `Brought ${name} online`],
        `Show visitors ${name} again, as it was last published.${reach}`,
        ['Bring ', { name }, ' online'],
      );
    case 'set-password':
      return words(
        'environment',
        [`Protect ${name} with a password`, `Protected ${name} with a password`],
        `Ask everybody who opens ${pages[change.scope ?? 'both']} for a password. It is stored as a hash, so nobody can read it.`,
        [`Ask for a password before ${pages[change.scope ?? 'both']}`],
      );
    case 'remove-password':
      return words(
        'environment',
        [`Remove the password of ${name}`, `Removed the password of ${name}`],
        `Let everybody open ${pages[change.scope ?? 'both']} without a password.`,
        [`Stop asking for a password before ${pages[change.scope ?? 'both']}`],
      );
    case 'schedule': {
      const what = siteWords(change.what, facts);
      const at = `on ${momentText(change.at)}`;
      return words(
        'deploy',
        [
          `${what.title} ${at}`,
          `Scheduled: ${what.title.charAt(0).toLowerCase()}${what.title.slice(1)} ${at}`,
        ],
        `${what.understood} This happens ${at}, if nothing it depends on has changed by then.`,
        [`Wait until ${momentText(change.at)}`],
        ...what.steps,
      );
    }
    case 'cancel-schedule':
      return words(
        'deploy',
        ['Cancel what is scheduled', 'Cancelled what was scheduled'],
        `Cancel everything that is scheduled: ${facts.scheduled}.`,
        ['Cancel what is scheduled'],
      );
    default:
      return words(
        'deploy',
        [`Delete the site ${name}`, `Deleted the site ${name}`],
        `Take ${name} offline with everything deployed to it. Undo restores it within 30 days.`,
        ['Take ', { name }, ' offline'],
      );
  }
}

/** The texts of one plan for several changes. */
export function joinedWords(all: readonly SiteWords[]): SiteWords {
  return {
    type: all.some(({ type }) => type === 'deploy') ? 'deploy' : (all[0]?.type ?? 'deploy'),
    title: joinedTitles(all.map(({ title }) => title)),
    doneTitle: joinedTitles(all.map(({ doneTitle }) => doneTitle)),
    understood: all.map(({ understood }) => understood).join(' '),
    steps: all.flatMap(({ steps }) => steps),
  };
}
