import { serviceNames, type Service } from '@saywright/domain/operations';

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

/** Whether a choice is a service, rather than automatic. */
export function isService(id: string): id is Service {
  return Object.hasOwn(serviceNames, id);
}
