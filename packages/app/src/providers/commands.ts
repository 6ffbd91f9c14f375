import { createContext, useContext, useMemo } from 'react';
import { send, type Send } from '../services/commands.ts';
import { useAuth } from './auth.ts';

/** Where commands go, and whose data they are about. */
export interface CommandScope {
  /** Separates the cached data of one person, or of the sandbox, from all others. */
  readonly id: string;
  readonly send: Send;
  /** A temporary project in the visitor's browser: nothing is reported, no network is needed. */
  readonly isSandbox: boolean;
}

/** Overrides where commands go, as in the sandbox of the home page. */
export const CommandContext = createContext<CommandScope | undefined>(undefined);

/** The commands of this part of the page; the signed-in person's by default. */
export function useCommands(): CommandScope {
  const own = useContext(CommandContext);
  const { userId } = useAuth();
  return useMemo(() => own ?? { id: userId, send, isSandbox: false }, [own, userId]);
}
