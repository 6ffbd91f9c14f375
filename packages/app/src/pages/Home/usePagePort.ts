import { pageMessageSchema, trialCommands, type PreviewViewer } from '@saywright/engine/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useCommands } from '../../providers/commands.ts';
import type { Send } from '../../services/commands.ts';
import { sentence } from '../../services/errors.ts';

const hello = z.object({ kind: z.literal('trial-page') });

/** Answers what a page asks for, and nothing that a page may not ask. */
async function answer(port: MessagePort, send: Send, as: PreviewViewer, data: unknown): Promise<void> {
  const message = z.safeParse(pageMessageSchema, data);
  if (!message.success) return;
  const { id, ask } = message.data;
  if (ask.kind === 'page') {
    const page = await send(trialCommands.trialPage, { file: ask.file, as }).catch(() => null);
    port.postMessage({ id, answer: page });
    return;
  }
  const { kind: _, ...request } = ask;
  const rows = await send(trialCommands.askTrial, { ...request, as }).catch((error: unknown) => ({
    status: 503,
    body: JSON.stringify({ message: sentence(error) }),
  }));
  port.postMessage({ id, answer: rows });
}

interface PagePort {
  /** Takes the port that a page hands over when it begins. */
  readonly onMessage: (data: unknown, ports: readonly MessagePort[]) => void;
  /** Called once a page has loaded, by when it has handed over its port. */
  readonly onLoad: () => void;
  /** The page has loaded and was never heard of. */
  readonly isSilent: boolean;
}

/**
 * Answers the requests of the page in the frame, as a person. Its lists load again after each `change` of the project.
 */
export function usePagePort(as: PreviewViewer, change: string): PagePort {
  const { send } = useCommands();
  const open = useRef<MessagePort>(undefined);
  const [isSilent, setIsSilent] = useState(false);
  const onMessage = useCallback(
    (data: unknown, [port]: readonly MessagePort[]) => {
      if (!port || !z.safeParse(hello, data).success) return;
      open.current = port;
      setIsSilent(false);
      port.addEventListener('message', ({ data: asked }: MessageEvent<unknown>) => {
        void answer(port, send, as, asked);
      });
      port.start();
    },
    [as, send],
  );
  useEffect(() => {
    open.current?.postMessage({ kind: 'saved', change });
  }, [change]);
  return { onMessage, onLoad: () => setIsSilent(open.current === undefined), isSilent };
}
