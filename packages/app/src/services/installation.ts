import type { Service } from '@saywright/domain/operations';
import type { ServicePlace } from '@saywright/domain/outcome';

/** Where the services of this installation are. No account can be linked yet, so each has its stand-in on this machine. */
export const installation: Readonly<Record<Service, ServicePlace>> = {
  database: 'machine',
  'code-hosting': 'machine',
  deployment: 'machine',
};

/** Where a command ends up: the trial of the home page has a database in the browser tab. */
export function placeOf(service: Service, isSandbox: boolean): ServicePlace {
  return isSandbox ? 'browser' : installation[service];
}
