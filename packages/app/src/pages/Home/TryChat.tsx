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

/** Sends a command to the trial database, if this browser supports one. */
function sendToTrial(command: string, payload: unknown): Promise<unknown> {
  if (sandboxSupported()) return sendToSandbox(command, payload);
  return command === commands.listOperations.name
    ? Promise.resolve([])
    : Promise.reject(new EngineError('unreachable', homeCopy.noTrial, 0));
}

function Trial(): ReactElement {
  const conversation = useConversation({ isMonitored: false });
  return <Chat conversation={conversation} draftKey={storageKeys.trialDraft} />;
}

/** The multi-agent chat on a throw-away database in this browser. */
export default function TryChat(): ReactElement {
  const [sessions] = useState(passingSessions);
  // A new id each time, so that nothing of an earlier trial shows up.
  const [scope] = useState<CommandScope>(() => ({
    id: `sandbox-${crypto.randomUUID()}`,
    send: sendThrough(sendToTrial),
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
