import { Card, CodeBlock, Stack, type CodeLanguage } from '@saywright/ui';
import type { ReactElement } from 'react';
import { Article, Points } from '../support/article.tsx';

interface Step {
  /** Title of the step. */
  readonly title: string;
  /** One sentence of explanation. */
  readonly text: string;
  /** File name, or where the code belongs. */
  readonly file: string;
  readonly language?: CodeLanguage;
  readonly code: string;
}

interface RecipeProps {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly Step[];
  /** Details that are easy to miss. */
  readonly notes: readonly string[];
}

/** Numbered steps with code to copy. */
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
