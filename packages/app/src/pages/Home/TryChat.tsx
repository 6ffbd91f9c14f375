import { commands } from '@saywright/engine/protocol';
import { useEffect, useState, type ReactElement } from 'react';
import { Chat } from '../../conversation/Chat.tsx';
import { useConversation } from '../../conversation/useConversation.ts';
import { SessionsContext } from '../../conversation/useSessions.ts';
import { homeCopy } from '../../copy/home.ts';
import { storageKeys } from '../../product.ts';
import { CommandContext, type CommandScope } from '../../providers/commands.ts';
import { sendThrough } from '../../services/commands.ts';
import { EngineError } from '../../services/engineError.ts';
import { passingSessions } from '../../services/sessions.ts';
import { closeSandbox, sandboxSupported, sendToSandbox } from '../../services/sandbox.ts';

/** Carries a command to the trial database, where this browser can have one. */
function carry(command: string, payload: unknown): Promise<unknown> {
  if (sandboxSupported()) return sendToSandbox(command, payload);
  return command === commands.listOperations.name
    ? Promise.resolve([])
    : Promise.reject(new EngineError('unreachable', homeCopy.noTrial, 0));
}

function Trial(): ReactElement {
  const conversation = useConversation({ isMonitored: false });
  return <Chat conversation={conversation} draftKey={storageKeys.trialDraft} />;
}

/** The multi-agent chat on a throw-away database in this browser (CS-HOME-10, D8). */
export default function TryChat(): ReactElement {
  const [sessions] = useState(passingSessions);
  // A name of its own each time, so that nothing of an earlier trial is shown as this one's.
  const [scope] = useState<CommandScope>(() => ({
    id: `sandbox-${crypto.randomUUID()}`,
    send: sendThrough(carry),
    isSandbox: true,
  }));
  useEffect(() => closeSandbox, []);
  return (
    <CommandContext value={scope}>
      <SessionsContext value={sessions}>
        <Trial />
      </SessionsContext>
    </CommandContext>
  );
}
