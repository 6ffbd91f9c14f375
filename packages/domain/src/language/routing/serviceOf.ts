import { understandCode } from '../code-hosting/understandCode.ts';
import { settingIn } from '../deployment/setting.ts';
import { understandSite } from '../deployment/understandSite.ts';
import { isAppRequest } from '../planner/appRequest.ts';
import type { Service } from '../../operations/types.ts';
import { resolveAuto, routeInstruction } from './routing.ts';

/** A repository and a site in which every request can succeed. */
const code = { branch: 'main', branches: ['main'], unsaved: [] };
const site = {
  branch: 'main',
  variables: [],
  live: { id: '0' },
  deploys: ['0', '1'].map((id) => ({ id, publishedAt: id })),
};

const siteWords =
  /\b(?:site|web ?site|app|page|deploy\w*|publish\w*|publication|release|version|live|roll ?back|rollback|variables?|environment|online|netlify|preview|production)\b/iu;
const tableWords = /\b(?:tables?|columns?|fields?|rows?|records?)\b/iu;
const named = /\b(?:variable|environment|env)\b/iu;
const codeWords =
  /\b(?:branch|branches|commits?|saves?|saved|unsaved|uncommitted|code|git|repo|repository)\b/iu;
/** Verbs that code shares with other services; only 'branch' assigns them to code. */
const shared = /^(?:use|go|change|move|jump|drop|remove|delete|get rid)\b(?!.*\bbranch(?:es)?\b)/iu;
const switches = /^(?:git )?(?:switch|check ?out)\b/iu;

function isForSite(text: string): boolean {
  if (settingIn(text) !== undefined) return true;
  const understood = understandSite(text, site);
  if (understood.kind === 'refusal')
    return understood.reason.startsWith('There is no variable') && named.test(text);
  return understood.kind !== 'question' && siteWords.test(text);
}

function isForCode(text: string): boolean {
  const understood = understandCode(text, code);
  if (understood.kind === 'refusal')
    return switches.test(text) || /^(?:That throws|I delete one|There is no branch)/u.test(understood.reason);
  if (understood.kind === 'question' && understood.isUnread) return false;
  // 'Show files' may refer to a table as well.
  return understood.kind !== 'answer' || codeWords.test(text);
}

/** The service a text certainly belongs to; undefined when uncertain. */
function readingOf(text: string): Service | undefined {
  if (isForSite(text)) return 'deployment';
  if (tableWords.test(text) && !/\bbranch\b/iu.test(text)) return 'database';
  if (shared.test(text)) return undefined;
  return isForCode(text) ? 'code-hosting' : undefined;
}

/**
 * The service that handles an instruction: the one that can read it or, if none can, the one its keywords
 * suggest.
 * @example
 * serviceOf('Publish my site') // => 'deployment'
 */
export function serviceOf(text: string): Service {
  const read = readingOf(text);
  if (read !== undefined) return read;
  if (isAppRequest(text)) return 'database';
  const routed = routeInstruction(text);
  return routed === 'auto' ? resolveAuto(text) : routed;
}

const subjects: Readonly<Record<Service, string>> = {
  database: 'your database',
  'code-hosting': 'your code',
  deployment: 'your site',
};

/** An answer that names the right service, with the choice that sends the instruction there. */
export interface Elsewhere {
  readonly text: string;
  readonly choices: readonly {
    readonly label: string;
    readonly instruction: string;
    readonly service: Service;
  }[];
}

/**
 * The right service for an instruction sent to another one; undefined when it is right already, or uncertain.
 * The value of a variable is never repeated.
 * @example
 * elsewhere('Publish my site', 'database').text // => 'That is about your site, not about your database.'
 */
export function elsewhere(text: string, asked: Service): Elsewhere | undefined {
  const service = readingOf(text) ?? (isAppRequest(text) ? 'database' : undefined);
  if (service === undefined || service === asked) return undefined;
  const setting = service === 'deployment' ? settingIn(text) : undefined;
  const instruction = setting === undefined ? text.trim() : `Set variable ${setting.name}`;
  return {
    text: `That is about ${subjects[service]}, not about ${subjects[asked]}.`,
    choices: [{ label: `Ask about ${subjects[service]} instead`, instruction, service }],
  };
}
