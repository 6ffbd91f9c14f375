/** Whether commands can be executed, and for which project. */
export interface NetworkState {
  readonly isConnected: boolean;
  readonly isConnecting: boolean;
  readonly canPerformOperations: boolean;
  readonly projectId: string;
  /** The last event, or its message. */
  readonly lastMessage: string | undefined;
}

/** The project label until a command client reports one. */
export const defaultProjectId = 'saywright-studio';

/** The state at first: connecting. */
export const initialNetwork: NetworkState = {
  isConnected: false,
  isConnecting: true,
  canPerformOperations: false,
  projectId: defaultProjectId,
  lastMessage: undefined,
};
