import { demoToasts, outlineMark, type DemoExample, type GenerationState } from '@saywright/domain/demo';
import { Badge } from '@saywright/ui/Badge';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { CodeBlock } from '@saywright/ui/CodeBlock';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import { SuggestionChips } from '@saywright/ui/SuggestionChips';
import { toast } from '@saywright/ui/Toast';
import type { ReactElement } from 'react';
import { demoCopy } from '../../copy/demo.ts';
import { noteCopyFailed } from '../../services/errors.ts';
import { saveFile } from '../../services/saveFile.ts';
import * as css from './Demo.css.ts';

interface Shown {
  readonly code: string;
  readonly language: 'tsx' | 'ts' | 'sql';
  readonly fileName: string;
  readonly notes: readonly string[];
  readonly isOutline: boolean;
  readonly suggestions: readonly string[];
  readonly preview: string | undefined;
}

function shownFor(example: DemoExample, state: GenerationState): Shown {
  if (state.status !== 'generated') {
    const { output, language, type } = example;
    const notes = [demoCopy.exampleNote];
    const fileName = `${type}.${language}`;
    return { code: output, language, fileName, notes, isOutline: false, suggestions: [], preview: undefined };
  }
  const { kind, understood, ...result } = state.result;
  const isOutline = kind === 'outline';
  return { ...result, isOutline, notes: isOutline ? [understood, demoCopy.outlineNote] : [understood] };
}

function Preview({ page }: { readonly page: string }): ReactElement {
  return (
    <Card title={demoCopy.previewTitle} headingLevel={3}>
      <Stack gap={12}>
        <p className={css.muted}>{demoCopy.previewNote}</p>
        {/* No permission at all: the page in it can neither run code nor reach this one. */}
        <iframe className={css.preview} title={demoCopy.previewTitle} sandbox="" srcDoc={page} />
      </Stack>
    </Card>
  );
}

interface GeneratedResultProps {
  readonly example: DemoExample;
  readonly state: GenerationState;
  readonly onTry: (description: string) => void;
}

/** The example's code, or the code generated from the description: to read, copy, save and preview. */
export function GeneratedResult({ example, state, onTry }: GeneratedResultProps): ReactElement {
  const isBusy = state.status === 'generating';
  const { code, language, fileName, notes, isOutline, suggestions, preview } = shownFor(example, state);
  return (
    <Stack gap={16}>
      <Card
        title={demoCopy.result}
        action={
          isOutline ? (
            <Badge tone="warning">{outlineMark}</Badge>
          ) : (
            state.status !== 'generated' && <Badge tone="line">{demoCopy.example}</Badge>
          )
        }
      >
        <Stack gap={12}>
          <div role="status">
            {(isBusy ? [demoCopy.generating] : notes).map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
          {isBusy ? (
            <Skeleton label={demoCopy.generating} />
          ) : (
            <>
              <CodeBlock
                code={code}
                language={language}
                title={fileName}
                label={`${demoCopy.result}: ${fileName}`}
                copyLabel={demoCopy.copy}
                onCopy={() => toast(demoToasts.copied)}
                onCopyFailed={(error) => {
                  noteCopyFailed(error);
                  toast(demoToasts.copyFailed);
                }}
              />
              <p>
                <Button icon="download" onClick={() => saveFile(fileName, 'text/plain', code)}>
                  {demoCopy.download}
                </Button>
              </p>
            </>
          )}
          {!isBusy && suggestions.length > 0 && (
            <SuggestionChips
              label={demoCopy.tryInstead}
              items={suggestions.map((label) => ({ id: label, label }))}
              onPick={onTry}
            />
          )}
        </Stack>
      </Card>
      {!isBusy && preview !== undefined && <Preview page={preview} />}
    </Stack>
  );
}
