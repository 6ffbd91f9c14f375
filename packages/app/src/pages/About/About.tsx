import { Card } from '@saywright/ui/Card';
import { ProcessLine } from '@saywright/ui/ProcessLine';
import type { ReactElement } from 'react';
import { copy } from '../../copy.ts';
import { aboutCopy } from '../../copy/about.ts';
import { InfoPage } from '../info/InfoPage.tsx';
import { InfoSections } from '../info/InfoSections.tsx';

/** What the studio is; leads to Why and to the help pages (A35, A68). */
export default function About(): ReactElement {
  return (
    <InfoPage title={copy.titles.about} text={aboutCopy.text}>
      <Card>
        <ProcessLine
          label={copy.home.line}
          steps={copy.home.steps.map((label, index) => ({
            label,
            state: index < 3 ? 'done' : index === 3 ? 'now' : 'next',
          }))}
        />
      </Card>
      <InfoSections sections={aboutCopy.sections} />
    </InfoPage>
  );
}
