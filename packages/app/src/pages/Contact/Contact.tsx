import { planById } from '@saywright/domain/pricing';
import { Banner } from '@saywright/ui/Banner';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { copy } from '../../copy.ts';
import { contactCopy } from '../../copy/contact.ts';
import { InfoPage } from '../info/InfoPage.tsx';
import { InfoSections } from '../info/InfoSections.tsx';

/** How to reach a person; no form and no made-up address (SP-INFO-04, SP-INFO-05, A87, A88). */
export default function Contact(): ReactElement {
  const [search] = useSearchParams();
  return (
    <InfoPage title={copy.titles.contact} text={contactCopy.text}>
      {search.get('plan') === 'enterprise' && (
        <Banner title={contactCopy.enterprise(planById('enterprise').name)} />
      )}
      <InfoSections sections={contactCopy.sections} />
    </InfoPage>
  );
}
