import type { ReactElement } from 'react';
import { copy } from '../../copy.ts';
import { termsCopy } from '../../copy/terms.ts';
import { InfoPage } from '../info/InfoPage.tsx';
import { InfoSections } from '../info/InfoSections.tsx';

/** The terms of use. */
export default function Terms(): ReactElement {
  return (
    <InfoPage title={copy.titles.terms} text={termsCopy.text}>
      <InfoSections sections={termsCopy.sections} />
    </InfoPage>
  );
}
