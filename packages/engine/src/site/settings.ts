import { z } from 'zod';
import type {
  LaterSiteAction,
  SettingChange,
  SiteAudience,
  SiteScope,
  SiteStatus,
} from '../ports/siteHost.ts';
import { audiences, deployId, type SiteState } from './state.ts';

type Kind = SettingChange['kind'];
type Settings = Pick<SiteState, 'settings'>;

/** The key of a setting; those that exist once have no name. */
export function key(kind: Kind, name = ''): string {
  return `${kind}:${name}`;
}

/** The kind and name in a key. */
export function partsOf(of: string): { readonly kind: Kind; readonly name: string } {
  const at = of.indexOf(':');
  return { kind: kinds.parse(of.slice(0, at)), name: of.slice(at + 1) };
}

const kinds = z.enum(['domain', 'main-domain', 'redirect', 'offline', 'password', 'schedule']);

/** All settings of a kind, with their names, sorted by name. */
function allOf({ settings }: Settings, kind: Kind): readonly (readonly [name: string, value: string])[] {
  return Object.entries(settings)
    .filter(([of]) => partsOf(of).kind === kind)
    .map(([of, value]) => [partsOf(of).name, value] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

export function domainsOf(state: Settings): readonly { readonly name: string; readonly isMain: boolean }[] {
  const main = mainDomain(state);
  return allOf(state, 'domain').map(([name]) => ({ name, isMain: name === main }));
}

export function mainDomain({ settings }: Settings): string | undefined {
  return settings[key('main-domain')];
}

export function redirectsOf(state: Settings): ReadonlyMap<string, string> {
  return new Map(allOf(state, 'redirect'));
}

/** The message that visitors get instead of the site; undefined while it is online. */
export function offlineMessage({ settings }: Settings): string | undefined {
  return settings[key('offline')];
}

/** Id of the stored hash of a password. */
export function passwordOf({ settings }: Settings, audience: SiteAudience): string | undefined {
  return settings[key('password', audience)];
}

export function passwordAudiences(state: Settings): readonly SiteAudience[] {
  return audiences.filter((audience) => passwordOf(state, audience) !== undefined);
}

const later: z.ZodType<LaterSiteAction> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('publish'), deploy: deployId }),
  z.object({ kind: z.literal('take-offline'), message: z.string().optional() }),
  z.object({ kind: z.literal('bring-online') }),
]);

const scheduled = z.object({ at: z.string(), action: later, signature: z.string() });
/** A proven action that waits for its moment. */
export type Scheduled = z.infer<typeof scheduled>;

/** A scheduled action in its stored form. */
export function scheduledIn(value: string): Scheduled {
  return scheduled.parse(JSON.parse(value));
}

/** Everything scheduled, the soonest first. */
export function scheduleOf(
  state: Settings,
): readonly (Scheduled & { readonly id: string; readonly value: string })[] {
  return allOf(state, 'schedule')
    .map(([id, value]) => ({ id, value, ...scheduledIn(value) }))
    .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

function scopeOf(name: string, { variables, previewVariables }: SiteState): SiteScope {
  if (!Object.hasOwn(variables, name)) return 'previews';
  return Object.hasOwn(previewVariables, name) ? 'both' : 'live';
}

/** The settings of a site, without any secret. */
export function settingsView(
  state: SiteState,
): Pick<SiteStatus, 'variables' | 'scopes' | 'domains' | 'redirects' | 'offline' | 'passwords'> {
  const variables = [
    ...new Set([...Object.keys(state.variables), ...Object.keys(state.previewVariables)]),
  ].toSorted();
  return {
    variables,
    scopes: Object.fromEntries(variables.map((name) => [name, scopeOf(name, state)])),
    domains: domainsOf(state),
    redirects: [...redirectsOf(state)].map(([from, to]) => ({ from, to })),
    offline: offlineMessage(state) ?? null,
    passwords: passwordAudiences(state),
  };
}
