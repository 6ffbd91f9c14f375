import { counted, countText } from '@saywright/domain/receipt';
import { Banner } from '@saywright/ui/Banner';
import type { ReactElement } from 'react';
import { validationCopy } from '../../../copy/build/validation.ts';
import type { CheckedSources, PickedSources } from './messages.ts';
import { maxFiles } from './pickFiles.ts';

interface LeftOutProps {
  readonly checked: CheckedSources;
  readonly picked: PickedSources | undefined;
}

/** Lists which files were not checked, and why. */
export function LeftOut({ checked, picked }: LeftOutProps): ReactElement | null {
  const { leftOut } = validationCopy;
  const { binary, tooLarge } = checked;
  const unreadable = checked.unreadable + (picked?.unreadable ?? 0);
  const sentences = [
    picked?.isCut === true && leftOut.cut(countText(maxFiles)),
    binary > 0 && leftOut.binary(counted(binary, 'file')),
    tooLarge > 0 && leftOut.tooLarge(counted(tooLarge, 'file')),
    unreadable > 0 && leftOut.unreadable(counted(unreadable, 'file')),
    picked !== undefined && picked.folders.length > 0 && leftOut.folders(picked.folders.join(', ')),
    picked?.isTooDeep === true && leftOut.tooDeep,
  ].filter((sentence) => sentence !== false);
  const [first, ...others] = sentences;
  if (first === undefined) return null;
  return (
    <Banner tone="neutral" title={first}>
      {others.length > 0 && others.map((sentence) => <p key={sentence}>{sentence}</p>)}
    </Banner>
  );
}
