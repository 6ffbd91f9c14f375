import { Button } from '@saywright/ui/Button';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { TextArea } from '@saywright/ui/TextArea';
import { useState, type FormEvent, type ReactElement } from 'react';
import { demoCopy } from '../../copy/demo.ts';

interface InOtherWordsProps {
  readonly instruction: string;
  readonly onSay: (instruction: string) => void;
  readonly onSkip: () => void;
}

/** A step that could not be planned, said differently or left out. */
export function InOtherWords({ instruction, onSay, onSkip }: InOtherWordsProps): ReactElement {
  const { run: copy } = demoCopy;
  const [text, setText] = useState(instruction);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') onSay(text);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={12}>
        <TextArea label={copy.words} value={text} rows={2} onChange={setText} />
        <Row gap={12}>
          <Button type="submit" variant="primary" disabled={text.trim() === ''}>
            {copy.again}
          </Button>
          <Button onClick={onSkip}>{copy.skip}</Button>
        </Row>
      </Stack>
    </form>
  );
}
