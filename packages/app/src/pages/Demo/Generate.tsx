import {
  canGenerate,
  demoExamples,
  demoVariations,
  longestDescription,
  type DemoExample,
} from '@saywright/domain/demo';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { SegmentedControl } from '@saywright/ui/SegmentedControl';
import { Stack } from '@saywright/ui/Stack';
import { SuggestionChips } from '@saywright/ui/SuggestionChips';
import { TextArea } from '@saywright/ui/TextArea';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { demoCopy } from '../../copy/demo.ts';
import * as css from './Demo.css.ts';
import { GeneratedResult } from './GeneratedResult.tsx';
import { useGeneration } from './useGeneration.ts';

const chips = (descriptions: readonly string[]) => descriptions.map((label) => ({ id: label, label }));

function Live({ first }: { readonly first: DemoExample }): ReactElement {
  const [example, setExample] = useState(first);
  const [description, setDescription] = useState(first.input);
  const field = useRef<HTMLTextAreaElement>(null);
  const { state, generate, clear } = useGeneration();
  const choose = (type: string): void => {
    const chosen = demoExamples.find((known) => known.type === type) ?? first;
    setExample(chosen);
    setDescription(chosen.input);
    clear();
  };
  const fill = (text: string): void => {
    setDescription(text);
    field.current?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    generate(description);
  };
  return (
    <div className={css.twoColumns}>
      <Card title={demoCopy.description}>
        <form onSubmit={submit}>
          <Stack gap={16}>
            <SegmentedControl
              label={demoCopy.examples}
              options={demoExamples.map(({ type }) => ({ id: type, label: demoCopy.types[type] }))}
              value={example.type}
              onChange={choose}
            />
            <TextArea
              ref={field}
              label={demoCopy.description}
              description={demoCopy.descriptionHelp}
              value={description}
              maxLength={longestDescription}
              rows={3}
              onChange={setDescription}
            />
            <SuggestionChips
              label={demoCopy.variations}
              items={chips(demoVariations[example.type])}
              onPick={fill}
            />
            <p>
              <Button
                type="submit"
                variant="primary"
                icon="sparkle"
                busy={state.status === 'generating'}
                busyLabel={demoCopy.generating}
                disabled={state.status !== 'generating' && !canGenerate(description, state)}
              >
                {demoCopy.generate}
              </Button>
            </p>
          </Stack>
        </form>
      </Card>
      <GeneratedResult example={example} state={state} onTry={fill} />
    </div>
  );
}

/** Turns a description into code; examples show theirs at once. */
export function Generate(): ReactElement | null {
  const [first] = demoExamples;
  return first ? <Live first={first} /> : null;
}
