import { Card } from '@saywright/ui/Card';
import { DataTable } from '@saywright/ui/DataTable';
import type { ReactElement } from 'react';
import { copy } from '../../copy.ts';
import { privacyCopy } from '../../copy/privacy.ts';
import { InfoPage } from '../info/InfoPage.tsx';
import { InfoSections } from '../info/InfoSections.tsx';

const { kept } = privacyCopy;

/** What is stored, where, and who can see it. */
export default function Privacy(): ReactElement {
  return (
    <InfoPage title={copy.titles.privacy} text={privacyCopy.text}>
      <InfoSections sections={privacyCopy.short} />
      <Card title={kept.title}>
        <DataTable
          caption={kept.title}
          hideCaption
          columns={kept.columns}
          rows={kept.rows.map((cells) => ({ id: cells.what, cells }))}
          emptyText=""
        />
      </Card>
      <InfoSections sections={privacyCopy.details} />
    </InfoPage>
  );
}
