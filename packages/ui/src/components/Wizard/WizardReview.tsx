'use client';
import type { ReactElement } from 'react';
import { heading, note } from '../../internal/text.css.ts';
import { Button } from '../Button/Button.tsx';
import type { english } from './messages.ts';
import type { WizardStep } from './types.ts';
import * as css from './Wizard.css.ts';

interface WizardReviewProps {
  steps: readonly WizardStep[];
  data: ReadonlyMap<string, FormData>;
  goTo: (index: number) => void;
  words: typeof english;
}

/** What was entered in each step, with a way to change it. */
export function WizardReview({ steps, data, goTo, words }: WizardReviewProps): ReactElement {
  return (
    <ul data-part="review" className={css.review}>
      {steps.map(({ id, label, summary }, index) => {
        const entered = data.get(id);
        return summary === undefined || entered === undefined ? null : (
          <li key={id} className={css.entry}>
            <div className={css.entryWords}>
              <div className={heading}>{label}</div>
              <div className={note}>{summary(entered)}</div>
            </div>
            <Button size="sm" aria-label={words.changeStep(label)} onClick={() => goTo(index)}>
              {words.change}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
