import type { Service } from '../../operations/types.ts';
import {
  opensHereOnly,
  whereSentence,
  type EffectKind,
  type ObservedEffect,
  type ServicePlace,
} from '../../operations/outcome/index.ts';
import { limitText } from '../../shared/text/index.ts';
import { deploymentToasts, longestExplanation, schemaToasts, sourceHostToasts } from './toasts.ts';

/** Titles for observed effects that no panel documents. */
const effectTitles: Readonly<Partial<Record<EffectKind, string>>> = {
  'table-created': 'Table created',
  'table-changed': 'Schema changed',
  'table-removed': 'Table removed',
  'access-changed': 'Access changed',
  'rows-added': 'Rows added',
  'rows-changed': 'Rows changed',
  'rows-deleted': 'Rows deleted',
  published: 'Deployment successful',
  'preview-made': 'Preview made',
  'taken-offline': 'Site taken offline',
  'variable-set': 'Variable set',
  'variable-removed': 'Variable removed',
  'site-changed': 'Site changed',
  'project-restored': 'Project restored',
  nothing: 'Nothing changed',
};

/**
 * The toast of an executed operation: the documented toast for the documented effect, otherwise the observed effect and
 * its place.
 * @example
 * executedToast({ service: 'database', place: 'machine', effect: { kind: 'rows-added' }, result: 'pets: 1 row added.' })
 * // => { title: 'Rows added', description: 'pets: 1 row added. This is in the database on this machine.', tone: 'success' }
 */
export function executedToast({
  service,
  place,
  effect,
  result,
}: {
  readonly service: Service;
  readonly place: ServicePlace;
  readonly effect: ObservedEffect | undefined;
  readonly result: string;
}) {
  const kind = effect?.kind;
  const address = effect?.address;
  if (service === 'database' && kind === 'table-created') return schemaToasts.executed;
  if (service === 'code-hosting' && place === 'account') return sourceHostToasts.executed;
  if (kind === 'published' && address !== undefined && !opensHereOnly(address))
    return deploymentToasts.executed;
  const where = address === undefined ? whereSentence(service, place) : '';
  const words =
    kind === 'published' && address !== undefined
      ? `Your app is now live on this machine, at ${address}. Nobody else can open it there.`
      : [result, where].filter((part) => part !== '').join(' ');
  return {
    title: (kind && effectTitles[kind]) ?? sourceHostToasts.executed.title,
    description: limitText(words, longestExplanation),
    tone: 'success',
  } as const;
}
