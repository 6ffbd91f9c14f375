import { deviationTone } from '@saywright/domain/progress';
import type { ReactElement } from 'react';
import { progressCopy as copy } from '../../../copy/build/progress.ts';
import * as page from '../Build.css.ts';
import { percentText } from '../format.ts';

/** A deviation in its colour, with the word that says the same (SP-BPRG-16, H42). */
export function Deviation({ percent }: { readonly percent: number }): ReactElement {
  const tone = deviationTone(percent);
  return (
    <span className={page.tones[tone]} data-tone={tone}>
      {percent > 0 && '+'}
      {percentText(percent)} <span className={page.aside}>{copy.tones[tone]}</span>
    </span>
  );
}
