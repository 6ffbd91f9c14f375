import type { ReactElement } from 'react';
import { copy } from '../../copy.ts';
import { whyCopy } from '../../copy/why.ts';
import { InfoPage } from '../info/InfoPage.tsx';
import { InfoSections } from '../info/InfoSections.tsx';

/** Why the studio exists. */
export default function Why(): ReactElement {
  return (
    <InfoPage title={copy.titles.why} text={whyCopy.text}>
      <InfoSections sections={whyCopy.sections} />
    </InfoPage>
  );
}
