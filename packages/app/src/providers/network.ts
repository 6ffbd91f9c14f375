import { createContext, useContext } from 'react';

/** Whether commands can be carried out, with its labels. */
export interface Network {
  readonly canPerformOperations: boolean;
  readonly status: 'online' | 'processing' | 'offline';
  /** Label of the current project. */
  readonly projectId: string;
  /** `GCP Ready` and its siblings, for the header. */
  readonly label: string;
  /** `Agent Ready` and its siblings, for status panels. */
  readonly statusText: string;
  /** Header of the agent screens. */
  readonly studioHeader: string;
  readonly lastMessage: string | undefined;
}

export const NetworkContext = createContext<Network | undefined>(undefined);

/** The state of the command port. */
export function useNetwork(): Network {
  const network = useContext(NetworkContext);
  if (!network) throw new Error('useNetwork needs a NetworkProvider around it.');
  return network;
}
