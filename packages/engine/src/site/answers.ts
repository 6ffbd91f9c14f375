import { hiddenValue } from '@saywright/domain/deployment';
import { bytesText, counted } from '@saywright/domain/receipt';
import type { SiteStatus } from '../ports/siteHost.ts';
import type { PlanAnswer } from '../protocol/index.ts';
import { reachSentence } from './receipt.ts';

type Answer = Extract<PlanAnswer['outcome'], { kind: 'answer' }>;

function answer(text: string, command: string, columns: string[], rows: string[][]): Answer {
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

/** Answers a question about the site. */
export function siteAnswer(
  { live, deploys, variables, path }: SiteStatus,
  about: 'status' | 'deploys' | 'variables',
  address: (path: string) => string,
): Answer {
  switch (about) {
    case 'status':
      return answer(
        live
          ? `Your site is live at ${address(path)} with ${counted(live.files, 'file')} (${bytesText(live.bytes)}), first published ${time(live.publishedAt ?? live.createdAt)} UTC.${reachSentence(address(path))}`
          : 'Nothing is published yet.',
        'netlify status',
        [],
        [],
      );
    case 'deploys':
      return answer(
        deploys.length === 0
          ? 'There are no deploys yet.'
          : `The newest ${counted(deploys.length, 'deploy')}:`,
        'netlify api listSiteDeploys',
        ['Deploy', 'What', 'Created (UTC)', 'State', 'Address'],
        deploys.map((deploy) => [
          deploy.id.slice(0, 8),
          deploy.title,
          time(deploy.createdAt),
          deploy.id === live?.id ? 'live' : deploy.publishedAt === null ? 'preview' : 'earlier',
          address(deploy.path),
        ]),
      );
    default:
      return answer(
        variables.length === 0
          ? 'No environment variables are set.'
          : `${counted(variables.length, 'environment variable')}. Values stay on the server.`,
        'netlify env:list',
        ['Variable', 'Value'],
        variables.map((name) => [name, hiddenValue]),
      );
  }
}
