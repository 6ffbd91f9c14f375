import { deviationTone } from '@saywright/domain/progress';
import type { ReactElement } from 'react';
import { progressCopy as copy } from '../../../copy/build/progress.ts';
import * as page from '../Build.css.ts';
import { percentText } from '../format.ts';

interface DeviationProps {
  readonly percent: number;
  /** Whether the work is still open, so that unused hours are no saving. @default 'completed' */
  readonly work?: 'completed' | 'open' | 'none';
}

/** A coloured deviation with the same meaning in words. */
export function Deviation({ percent, work = 'completed' }: DeviationProps): ReactElement {
  const tone = deviationTone(percent);
  const words = { completed: copy.tones[tone], open: copy.openTones[tone], none: copy.noneCompleted };
  return (
    <span className={page.tones[tone]} data-tone={tone}>
      {percent > 0 && '+'}
      {percentText(percent)} <span className={page.aside}>{words[work]}</span>
    </span>
  );
}
