import { createContext, useContext, useMemo } from 'react';
import { send, type Send } from '../services/commands.ts';
import { useAuth } from './auth.ts';

/** Where commands go, and whose data they are about. */
export interface CommandScope {
  /** Keeps what was read for one person, or in the sandbox, apart from everything else. */
  readonly id: string;
  readonly send: Send;
  /** A throw-away place in the visitor's own browser: nothing is reported, no network is needed. */
  readonly isSandbox: boolean;
}

/** Set where commands go elsewhere than to the engine, as in the sandbox of the home page (D8). */
export const CommandContext = createContext<CommandScope | undefined>(undefined);

/** The commands of this part of the page: the signed-in person's, unless it is a part with its own. */
export function useCommands(): CommandScope {
  const own = useContext(CommandContext);
  const { userId } = useAuth();
  return useMemo(() => own ?? { id: userId, send, isSandbox: false }, [own, userId]);
}
