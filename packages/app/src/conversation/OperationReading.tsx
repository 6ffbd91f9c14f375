import type { OperationView } from '@saywright/engine/protocol';
import { ReadingLine } from '@saywright/ui/ReadingLine';
import type { ReactElement } from 'react';
import { agentCopy } from '../copy/conversation.ts';

interface OperationReadingProps {
  readonly reading: NonNullable<OperationView['reading']>;
  /** Sends the instruction of another meaning. Without it, no words can be pressed. */
  readonly onSay: ((instruction: string) => void) | undefined;
}

/** How the words of an instruction were read; words with another meaning can be pressed. */
export function OperationReading({ reading, onSay }: OperationReadingProps): ReactElement {
  const { by, words } = reading;
  return (
    <ReadingLine
      parts={words.map(({ said, read, options = [] }, at) => ({
        id: String(at),
        said,
        read,
        options: options.map(({ label, instruction }) => ({ id: instruction, label })),
      }))}
      by={by === undefined ? undefined : agentCopy.readBy(by)}
      onChoose={onSay && ((_, instruction) => onSay(instruction))}
    />
  );
}
