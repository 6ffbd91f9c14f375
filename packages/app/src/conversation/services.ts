import { serviceNames, type Service } from '@saywright/domain/operations';
import type { OperationView } from '@saywright/engine/protocol';

/** The icon of each service. */
export const serviceIcons = {
  database: 'database',
  'code-hosting': 'branch',
  deployment: 'rocket',
} as const satisfies Readonly<Record<Service, string>>;

/** Display name of a service in the conversation. */
export function serviceLabel(service: Service): string {
  return service === 'database' ? `${serviceNames.database} database` : serviceNames[service];
}

/** Display name of the services of an operation: that of its parts, where it has several. */
export function servicesLabel({
  service,
  parts = [],
  isReturn = false,
}: Pick<OperationView, 'service' | 'parts' | 'isReturn'>): string {
  if (isReturn) return 'Whole project';
  const names = parts.map((part) => serviceLabel(part.service));
  const last = names.pop();
  if (last === undefined) return serviceLabel(service);
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

/** Whether a choice is a service, rather than automatic. */
export function isService(id: string): id is Service {
  return Object.hasOwn(serviceNames, id);
}
