import { Card, CodeBlock, Stack, type CodeLanguage } from '@saywright/ui';
import type { ReactElement } from 'react';
import { Article, Points } from '../article.tsx';

interface Step {
  /** What is done. */
  readonly title: string;
  /** A sentence about it. */
  readonly text: string;
  /** File or place of the code. */
  readonly file: string;
  readonly language?: CodeLanguage;
  readonly code: string;
}

interface RecipeProps {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly Step[];
  /** What is easily overlooked. */
  readonly notes: readonly string[];
}

/** Steps to copy, one after the other. */
export function Recipe({ title, lead, steps, notes }: RecipeProps): ReactElement {
  return (
    <Article title={title} lead={lead}>
      {steps.map((step, index) => (
        <Card key={step.title} title={`${index + 1}. ${step.title}`}>
          <Stack>
            <p>{step.text}</p>
            <CodeBlock
              code={step.code}
              language={step.language ?? 'text'}
              title={step.file}
              label={`${step.title}: ${step.file}`}
            />
          </Stack>
        </Card>
      ))}
      <Card title="Good to know">
        <Points items={notes} />
      </Card>
    </Article>
  );
}
