import { Card } from '@saywright/ui/Card';
import { ProcessLine } from '@saywright/ui/ProcessLine';
import type { ReactElement } from 'react';
import { copy } from '../../copy.ts';
import { homeCopy } from '../../copy/home.ts';
import { aboutCopy } from '../../copy/about.ts';
import { InfoPage } from '../info/InfoPage.tsx';
import { InfoSections } from '../info/InfoSections.tsx';

/** What the studio is; links to Why and the help pages. */
export default function About(): ReactElement {
  return (
    <InfoPage title={copy.titles.about} text={aboutCopy.text}>
      <Card>
        <ProcessLine
          label={homeCopy.line}
          steps={homeCopy.steps.map((label, index) => ({
            label,
            state: index < 3 ? 'done' : index === 3 ? 'now' : 'next',
          }))}
        />
      </Card>
      <InfoSections sections={aboutCopy.sections} />
    </InfoPage>
  );
}
