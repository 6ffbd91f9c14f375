/** Whether commands can be carried out, and where (CS-NETW-01). */
export interface NetworkState {
  readonly isConnected: boolean;
  readonly isConnecting: boolean;
  readonly canPerformOperations: boolean;
  readonly projectId: string;
  /** The last event, or the message that came with it (A105). */
  readonly lastMessage: string | undefined;
}

/** Project label until a command client names its own (CS-NETW-02). */
export const defaultProjectId = 'saywright-studio';

/** The network starts connecting (CS-NETW-03). */
export const initialNetwork: NetworkState = {
  isConnected: false,
  isConnecting: true,
  canPerformOperations: false,
  projectId: defaultProjectId,
  lastMessage: undefined,
};
