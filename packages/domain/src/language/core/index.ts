export { readHosts } from './hosts/index.ts';
export type { HostContext, HostReading } from './hosts/index.ts';
