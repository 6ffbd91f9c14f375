import { Button } from '@saywright/ui/Button';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { TextArea } from '@saywright/ui/TextArea';
import { useState, type FormEvent, type ReactElement } from 'react';
import { demoCopy } from '../../copy/demo.ts';

interface RephraseFormProps {
  readonly instruction: string;
  readonly onSubmit: (instruction: string) => void;
  readonly onSkip: () => void;
}

/** A form to rephrase or skip a step that could not be planned. */
export function RephraseForm({ instruction, onSubmit, onSkip }: RephraseFormProps): ReactElement {
  const { run: copy } = demoCopy;
  const [text, setText] = useState(instruction);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') onSubmit(text);
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
