import { useMemo, useState, type ReactElement } from 'react';
import { Chat } from '../../conversation/Chat.tsx';
import { useConversation } from '../../conversation/useConversation.ts';
import { SessionsContext } from '../../conversation/useSessions.ts';
import { storageKeys } from '../../product.ts';
import { CommandContext, type CommandScope } from '../../providers/commands.ts';
import { sendThrough } from '../../services/commands.ts';
import { passingSessions } from '../../services/sessions.ts';
import { sendToSandbox } from '../../services/sandbox.ts';

function Trial(): ReactElement {
  const conversation = useConversation({ isMonitored: false });
  return <Chat conversation={conversation} draftKey={storageKeys.trialDraft} />;
}

/** The multi-agent chat on a throw-away database in this browser (CS-HOME-10, D8). */
export default function TryChat(): ReactElement {
  const [sessions] = useState(passingSessions);
  const scope = useMemo<CommandScope>(
    () => ({ id: 'sandbox', send: sendThrough(sendToSandbox), isSandbox: true }),
    [],
  );
  return (
    <CommandContext value={scope}>
      <SessionsContext value={sessions}>
        <Trial />
      </SessionsContext>
    </CommandContext>
  );
}
