import { useEffect } from 'react';
import { useAuth } from '../providers/auth.ts';
import { useCommands } from '../providers/commands.ts';
import { useNetwork } from '../providers/network.ts';
import { clientTalks } from '../services/commands.ts';
import { noteError } from '../services/errors.ts';
import { followSessions } from '../services/sessionSync.ts';

/** Synchronises the signed-in person's chats across their devices, where the installed client stores them. */
export default function Chats(): null {
  const { userId } = useAuth();
  const { send } = useCommands();
  const { canPerformOperations } = useNetwork();
  useEffect(() => {
    if (!canPerformOperations || !clientTalks()) return undefined;
    return followSessions(userId, send, (error) => noteError(error, 'Saywright', 'conversations'));
  }, [canPerformOperations, send, userId]);
  return null;
}
