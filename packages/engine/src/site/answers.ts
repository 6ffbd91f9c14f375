import type { SiteQuestion } from '@saywright/domain/ast';
import { hiddenValue } from '@saywright/domain/deployment';
import { bytesText, counted } from '@saywright/domain/receipt';
import type { DeployView, SiteStatus } from '../ports/siteHost.ts';
import type { PlanAnswer } from '../protocol/index.ts';
import { momentText } from './momentText.ts';
import { reachSentence } from './receipt.ts';
import { dnsSentence, laterText, scheduledText } from './settingText.ts';

type Answer = Extract<PlanAnswer['outcome'], { kind: 'answer' }>;
type Address = (path: string) => string;

function answer(text: string, command: string, columns: string[] = [], rows: string[][] = []): Answer {
  return {
    kind: 'answer',
    text,
    sql: '',
    commands: [command],
    ...(rows.length > 0 ? { table: { columns, rows } } : {}),
  };
}

function time(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ');
}

const scopeNames = { live: 'live site', previews: 'previews', both: 'live site and previews' } as const;

function onlineText({ live, offline, path, domains, deleted }: SiteStatus, address: Address): string {
  if (deleted) return 'Your site is deleted, so nobody can open it.';
  if (!live) return 'Nothing is published yet.';
  if (offline !== null)
    return `Your site is offline. Visitors get ${offline === '' ? 'a short message' : `“${offline}”`} instead.`;
  const main = domains.find(({ isMain }) => isMain);
  return [
    `Your site is live at ${address(path)} with ${counted(live.files, 'file')} (${bytesText(live.bytes)}), first published ${time(live.publishedAt ?? live.createdAt)} UTC.${reachSentence(address(path))}`,
    ...(main ? [`Its main domain is ${main.name}.`] : []),
  ].join(' ');
}

function passwordText({ passwords }: SiteStatus): string {
  if (passwords.length === 0) return 'No password is needed.';
  return passwords.length === 2
    ? 'The site and its previews ask for a password.'
    : `${passwords[0] === 'live' ? 'The live site asks' : 'The previews ask'} for a password.`;
}

function status(site: SiteStatus, address: Address): Answer {
  const { schedule, ran, passwords } = site;
  const [next] = schedule;
  const [last] = ran;
  return answer(
    [
      onlineText(site, address),
      ...(passwords.length > 0 ? [passwordText(site)] : []),
      ...(next ? [`Next: ${scheduledText(next)}.`] : []),
      ...(last?.problem
        ? [
            `What was scheduled for ${momentText(last.at)} (${laterText(last)}) was not carried out: ${last.problem}`,
          ]
        : []),
    ].join(' '),
    'netlify status',
  );
}

function deployState({ id, publishedAt }: DeployView, { live, offline }: SiteStatus): string {
  if (id === live?.id) return offline === null ? 'live' : 'offline';
  return publishedAt === null ? 'preview' : 'earlier';
}

function deploysAnswer(
  site: SiteStatus,
  listed: readonly DeployView[],
  text: string,
  address: Address,
): Answer {
  return answer(
    text,
    'netlify api listSiteDeploys',
    ['Deploy', 'Branch', 'What', 'Created (UTC)', 'State', 'Address'],
    listed.map((deploy) => [
      deploy.id.slice(0, 8),
      deploy.branch ?? '',
      deploy.title,
      time(deploy.createdAt),
      deployState(deploy, site),
      address(deploy.path),
    ]),
  );
}

function scheduleAnswer({ schedule, ran }: SiteStatus): Answer {
  const rows = [
    ...schedule.map((later) => [momentText(later.at), laterText(later), 'waiting']),
    ...ran.map((run) => [
      momentText(run.at),
      laterText(run),
      run.problem === null ? `done ${time(run.ranAt)} UTC` : `not done: ${run.problem}`,
    ]),
  ];
  const text =
    schedule.length === 0
      ? 'Nothing is scheduled.'
      : `${counted(schedule.length, 'change')} scheduled. Each happens only if nothing it depends on has changed by then.`;
  return answer(text, 'netlify api listSiteDeploys', ['When', 'What', 'State'], rows);
}

function domainsAnswer({ domains, path }: SiteStatus, address: Address): Answer {
  const [first] = domains;
  return answer(
    first === undefined
      ? `Your site has no domain yet. It is available at ${address(path)}.`
      : `${counted(domains.length, 'domain')}. Your site is also available at ${address(path)}. ${dnsSentence(first.name, address(''))} The same holds for each domain; this server cannot check it.`,
    'netlify api getSite',
    ['Domain', 'What it does'],
    domains.map(({ name, isMain }) => [name, isMain ? 'main domain' : 'redirects to the main domain']),
  );
}

/** Answers a question about the site. */
export function siteAnswer(site: SiteStatus, about: SiteQuestion['about'], address: Address): Answer {
  const { deploys, live, variables, scopes, redirects } = site;
  switch (about) {
    case 'status':
      return status(site, address);
    case 'deploys':
      return deploysAnswer(
        site,
        deploys,
        deploys.length === 0
          ? 'There are no deploys yet.'
          : `The newest ${counted(deploys.length, 'deploy')}:`,
        address,
      );
    case 'previews': {
      const previews = deploys.filter(({ id, publishedAt }) => publishedAt === null && id !== live?.id);
      return deploysAnswer(
        site,
        previews,
        previews.length === 0 ? 'There are no previews.' : `${counted(previews.length, 'preview')}:`,
        address,
      );
    }
    case 'domains':
      return domainsAnswer(site, address);
    case 'redirects':
      return answer(
        redirects.length === 0 ? 'There are no redirects.' : `${counted(redirects.length, 'redirect')}:`,
        'cat _redirects',
        ['From', 'To'],
        redirects.map(({ from, to }) => [from, to]),
      );
    case 'schedule':
      return scheduleAnswer(site);
    case 'password':
      return answer(
        `${passwordText(site)}${site.passwords.length > 0 ? ' Only a hash is stored, so it cannot be shown. Set a new one if you have forgotten it.' : ''}`,
        'netlify api getSite',
      );
    default:
      return answer(
        variables.length === 0
          ? 'No environment variables are set.'
          : `${counted(variables.length, 'environment variable')}. Values stay on the server.`,
        'netlify env:list',
        ['Variable', 'Value', 'For'],
        variables.map((name) => [name, hiddenValue, scopeNames[scopes[name] ?? 'both']]),
      );
  }
}
