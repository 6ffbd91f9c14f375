export { readHosts } from './read.ts';
export type { HostContext, HostReading } from './types.ts';
