export { reduceNetwork } from './reduceNetwork.ts';
export type { NetworkEvent } from './reduceNetwork.ts';
export { defaultProjectId, initialNetwork } from './state.ts';
export type { NetworkState } from './state.ts';
export { maxStatusMessage, parseStatusDetail } from './statusDetail.ts';
export type { StatusDetail } from './statusDetail.ts';
export { commandErrors, connectionStatus, networkLabel, networkStatusText, studioHeader } from './texts.ts';
export type { ConnectionStatus } from './texts.ts';
