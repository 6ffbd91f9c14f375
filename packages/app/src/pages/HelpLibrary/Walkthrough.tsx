import { Card } from '@saywright/ui/Card';
import { Disclosure } from '@saywright/ui/Disclosure';
import type { ReactElement } from 'react';
import { walkthroughCopy as copy } from '../../copy/walkthrough.ts';
import * as css from './HelpLibrary.css.ts';
import { Instructions } from './Instructions.tsx';
import plan from './pictures/plan.jpg';
import point from './pictures/point.jpg';
import preview from './pictures/preview.jpg';
import questions from './pictures/questions.jpg';

/** Pictures of the steps, taken by `npm run walkthrough`, with their size. */
const pictures = [
  { step: 'plan', src: plan, width: 744, height: 460 },
  { step: 'questions', src: questions, width: 450, height: 270 },
  { step: 'preview', src: preview, width: 450, height: 560 },
  { step: 'point', src: point, width: 450, height: 560 },
] as const;

/** How an app is built from one sentence, step by step with pictures. */
export function Walkthrough(): ReactElement {
  return (
    <Card>
      <Disclosure summary={copy.title}>
        <p className={css.plain}>{copy.text}</p>
        <ol className={css.steps}>
          {pictures.map(({ step, ...picture }) => (
            <li key={step}>
              <h2 className={css.stepTitle}>{copy.steps[step].title}</h2>
              <p className={css.plain}>{copy.steps[step].text}</p>
              <img className={css.picture} alt={copy.steps[step].picture} loading="lazy" {...picture} />
            </li>
          ))}
          <li>
            <h2 className={css.stepTitle}>{copy.last.title}</h2>
            <p className={css.plain}>{copy.last.text}</p>
          </li>
        </ol>
        <Instructions instructions={[copy.instruction]} />
      </Disclosure>
    </Card>
  );
}
