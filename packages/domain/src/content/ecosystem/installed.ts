import type { Service } from '../../operations/index.ts';
import { standIns } from '../../operations/outcome/index.ts';
import { ecosystemCatalogue } from './catalogue.ts';
import type { EcosystemItem, Installation } from './types.ts';

/** The service that each available item needs; items not listed need only the studio. */
const needs: Readonly<Record<string, Service>> = {
  'code-backup': 'code-hosting',
  authentication: 'database',
  deployment: 'deployment',
};

/** The limitation of each local service, shown with its details. */
const localDetails: Readonly<Record<Service, string>> = {
  database: 'On this machine; apps built from one sentence have pages to register and sign in',
  'code-hosting': 'On this machine; no copy is kept elsewhere',
  deployment: 'On this machine; only this machine opens the addresses',
};

function installed(item: EcosystemItem, installation: Installation): EcosystemItem {
  const service = needs[item.id];
  if (service === undefined) return item;
  const place = installation[service];
  if (place === undefined) return { ...item, status: 'Coming Soon' };
  if (place === 'account') return item;
  return { ...item, provider: standIns[service].is, details: [...item.details, localDetails[service]] };
}

/**
 * The catalogue of an installation: items are available only if it has their service, with the actual provider.
 * @example
 * installedCatalogue({ 'code-hosting': 'machine' })[1].provider // => 'A Git repository on this machine'
 */
export function installedCatalogue(
  installation: Installation,
  items: readonly EcosystemItem[] = ecosystemCatalogue,
): readonly EcosystemItem[] {
  return items.map((item) => installed(item, installation));
}
