import { countText } from '@saywright/domain/receipt';
import { commands } from '@saywright/engine/protocol';
import { useEffect, useState } from 'react';
import { agentCopy } from '../copy/conversation.ts';
import { useCommands } from '../providers/commands.ts';

/** Polling interval in milliseconds; shorter work is never polled. */
const interval = 700;

/** Progress of work on a project's files, in words; undefined while there is none. */
export function useFileProgress(isAtWork: boolean): string | undefined {
  const { send } = useCommands();
  const [text, setText] = useState<string>();
  useEffect(() => {
    if (!isAtWork) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const ask = async (): Promise<void> => {
      // The call that does the work reports errors.
      const progress = await send(commands.codeProgress, {}).catch(() => null);
      if (isOver) return;
      setText(
        progress
          ? `${agentCopy.fileSteps[progress.step]}: ${countText(progress.done)} of ${countText(progress.total)}`
          : undefined,
      );
      askLater();
    };
    const askLater = (): void => {
      timer = setTimeout(() => void ask(), interval);
    };
    askLater();
    return () => {
      isOver = true;
      clearTimeout(timer);
      setText(undefined);
    };
  }, [isAtWork, send]);
  return text;
}
