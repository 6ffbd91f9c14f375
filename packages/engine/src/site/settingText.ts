import { isIP } from 'node:net';
import { opensHereOnly } from '@saywright/domain/outcome';
import type { ScheduledView, SettingChange, SiteEffect } from '../ports/siteHost.ts';
import { momentText } from './momentText.ts';
import { deployName } from './words.ts';

/** What to enter at the registrar so that a domain leads to this server. */
export function dnsSentence(domain: string, sitesUrl: string): string {
  if (opensHereOnly(sitesUrl))
    return `Nobody can visit ${domain} yet: this server can only be reached from this machine. Once it has a public address, enter that address for ${domain} at your registrar.`;
  const { hostname } = new URL(sitesUrl);
  const address = hostname.replace(/^\[(.*)\]$/u, '$1');
  const records = {
    4: `an A record with the value ${address}`,
    6: `an AAAA record with the value ${address}`,
  };
  const version = isIP(address);
  const record =
    version === 4 || version === 6
      ? records[version]
      : `a CNAME record with the value ${hostname} (an ALIAS record where your registrar allows no CNAME)`;
  return `At the registrar of ${domain}, enter ${record}. Until you do, ${domain} does not lead here.`;
}

/** What something scheduled will do, as an order. */
export function laterText({ action, deploy }: Pick<ScheduledView, 'action' | 'deploy'>): string {
  if (action.kind === 'take-offline') return 'take the site offline';
  if (action.kind === 'bring-online') return 'bring the site online';
  const name = deploy ? deployName(deploy) : action.deploy.slice(0, 8);
  return deploy?.branch ? `publish ${deploy.branch}, ${name}` : `publish ${name}`;
}

/** Something scheduled, with its moment. */
export function scheduledText(later: Pick<ScheduledView, 'at' | 'action' | 'deploy'>): string {
  return `${laterText(later)} on ${momentText(later.at)}`;
}

type Kind = SettingChange['kind'];

const labels: Readonly<Record<Kind, string>> = {
  domain: 'Domain',
  'main-domain': 'Main domain',
  redirect: 'Redirect',
  offline: 'Message',
  password: 'Password',
  schedule: 'Scheduled',
};

const ownText: Readonly<Record<'live' | 'previews', string>> = {
  live: 'Your site',
  previews: 'Your previews',
};

function audience(name: string): string {
  return name === 'previews' ? ownText.previews : ownText.live;
}

function valueText({ kind, name }: SettingChange, value: string | null): string {
  if (value === null) return 'none';
  if (kind === 'redirect') return `${name} to ${value}`;
  if (kind === 'schedule') return value;
  if (kind === 'password')
    return `${audience(name).toLowerCase()} asks for it`.replace('previews asks', 'previews ask');
  return kind === 'domain' ? name : value === '' ? 'the usual one' : value;
}

/** A changed setting as a line of a receipt. */
export function settingLine(change: SettingChange): { readonly label: string; readonly value: string } {
  const { kind, before, after } = change;
  if (after === null) return { label: `${labels[kind]} removed`, value: valueText(change, before) };
  const verb = before === null ? 'added' : 'changed';
  return { label: `${labels[kind]} ${verb}`, value: valueText(change, after) };
}

/** What has changed, in one sentence per setting. */
export function settingSentences({ settings = [] }: SiteEffect, sitesUrl: string): readonly string[] {
  return settings.flatMap((change) => {
    const { kind, name, after } = change;
    switch (kind) {
      case 'domain':
        return after === null
          ? [`${name} no longer leads to your site.`]
          : [`Your site answers at ${name}. ${dnsSentence(name, sitesUrl)}`];
      case 'main-domain':
        return after === null ? [] : [`${after} is your main domain: every other one redirects to it.`];
      case 'redirect':
        return [after === null ? `${name} no longer leads elsewhere.` : `${name} leads to ${after}.`];
      case 'password': {
        const [verb, wait] = name === 'previews' ? ['ask', 'need'] : ['asks', 'needs'];
        return [
          after === null
            ? `${audience(name)} no longer ${wait} a password.`
            : `${audience(name)} ${verb} for the password.`,
        ];
      }
      case 'schedule':
        return [after === null ? 'Nothing is scheduled any more.' : `Scheduled: ${after}.`];
      default:
        return [];
    }
  });
}
