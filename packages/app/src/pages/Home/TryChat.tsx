import { commands, trialCommands } from '@saywright/engine/protocol';
import { Suspense, useEffect, useState, type ReactElement } from 'react';
import useSWR from 'swr';
import { Chat } from '../../conversation/Chat.tsx';
import { lastChange } from '../../conversation/lastChange.ts';
import { useConversation } from '../../conversation/useConversation.ts';
import { SessionsContext } from '../../conversation/useSessions.ts';
import { homeCopy } from '../../copy/home.ts';
import { storageKeys } from '../../product.ts';
import { CommandContext, useCommands, type CommandScope } from '../../providers/commands.ts';
import { sendThrough } from '../../services/commands.ts';
import { keys, policy, useOperations } from '../../services/data.ts';
import { EngineError } from '../../services/engineError.ts';
import { passingSessions } from '../../services/sessions.ts';
import { closeSandbox, openSandbox, sandboxSupported, sendToSandbox } from '../../services/sandbox.ts';
import { deferredComponent } from '../../shell/deferredComponent.tsx';
import { keepTried } from './keepTried.ts';
import * as css from './TryChat.css.ts';

const OfferToKeep = deferredComponent(() => import('./OfferToKeep.tsx'));
const TrialPages = deferredComponent(() => import('./TrialPages.tsx'));

/** Sends a command to the trial database, if this browser supports one. */
function sendToTrial(command: string, payload: unknown): Promise<unknown> {
  if (sandboxSupported()) return sendToSandbox(command, payload);
  return command === commands.listOperations.name
    ? Promise.resolve([])
    : Promise.reject(new EngineError('unreachable', homeCopy.noTrial, 0));
}

function Trial(): ReactElement {
  const conversation = useConversation({ isMonitored: false });
  const { id: scope, send } = useCommands();
  const operations = useOperations().data;
  const change = lastChange(operations ?? []);
  const hasChanged = change !== '';
  useEffect(() => {
    if (hasChanged && operations) keepTried(operations);
  }, [hasChanged, operations]);
  const apps = (operations ?? []).filter(
    ({ app, state }) => app && (state === 'proven' || state === 'executed'),
  );
  const states = apps.map(({ id, state }) => `${id} ${state}`).join(' ');
  const { data } = useSWR(
    states === '' ? null : [...keys.site(scope), 'trial', states],
    () => send(trialCommands.trialApp, {}),
    { ...policy, keepPreviousData: true },
  );
  const app = states === '' ? undefined : data;
  return (
    // Who types will soon need the database, which takes seconds to open.
    <div className={css.besides[app ? 'pages' : 'nothing']} onInput={openSandbox}>
      <Chat conversation={conversation} draftKey={storageKeys.trialDraft} />
      {app && (
        <div className={css.pages}>
          <Suspense>
            <TrialPages app={app} change={change} />
          </Suspense>
        </div>
      )}
      {hasChanged && (
        <Suspense>
          <OfferToKeep />
        </Suspense>
      )}
    </div>
  );
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
