import { Banner, Button, CodeBlock, Disclosure, Row, Stack } from '@saywright/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { LiveExample } from '../live/LiveExample.tsx';
import { exampleOf } from '../../stories/support/examples.ts';
import { Section } from './section.tsx';

/** Longer sources are closed at first. */
const mostLines = 30;

interface UsageExampleProps {
  readonly name: string;
  readonly level: 2 | 3;
}

/** The live example of a component with its source, which can be edited. */
export function UsageExample({ name, level }: UsageExampleProps): ReactElement | null {
  const example = exampleOf(name);
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed');
  const [Editor, setEditor] = useState<typeof LiveExample>();
  const edit = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The focus is on a button that closes with the editor.
    if (state === 'closed' && wasOpen.current) edit.current?.focus();
    wasOpen.current = state === 'open';
  }, [state]);
  if (example === undefined) return null;
  const { Example, code } = example;

  const open = async (): Promise<void> => {
    setState('loading');
    try {
      const loaded = await import('../live/LiveExample.tsx');
      setEditor(() => loaded.LiveExample);
      setState('open');
    } catch {
      setState('failed');
    }
  };

  const source = <CodeBlock code={code} language="tsx" title={`${name}.tsx`} label={`Example of ${name}`} />;
  return (
    <Section title="Example" level={level}>
      {state === 'open' && Editor !== undefined ? (
        <Editor name={name} code={code} onClose={() => setState('closed')} />
      ) : (
        <Stack gap={16}>
          <div className="story-example">
            <Example />
          </div>
          {code.split('\n').length > mostLines ? <Disclosure summary="Source">{source}</Disclosure> : source}
          {state === 'failed' && (
            <Banner tone="danger" title="The editor didn’t load">
              Check your connection, then try again.
            </Banner>
          )}
          <Row>
            <Button ref={edit} icon="edit" busy={state === 'loading'} onClick={() => void open()}>
              Edit code
            </Button>
          </Row>
        </Stack>
      )}
    </Section>
  );
}
