import type { Service } from '@saywright/domain/operations';
import type { ServicePlace } from '@saywright/domain/outcome';

/** Where the services of this installation run. No account can be linked yet, so each runs on this machine. */
export const installation: Readonly<Record<Service, ServicePlace>> = {
  database: 'machine',
  'code-hosting': 'machine',
  deployment: 'machine',
};

/** Where a command runs: the sandbox of the home page has its database in the browser tab. */
export function placeOf(service: Service, isSandbox: boolean): ServicePlace {
  return isSandbox ? 'browser' : installation[service];
}
