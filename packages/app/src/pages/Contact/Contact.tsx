import { planById } from '@saywright/domain/pricing';
import { Banner } from '@saywright/ui/Banner';
import { useEffect, useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { copy } from '../../copy.ts';
import { contactCopy } from '../../copy/contact.ts';
import { loadConfig } from '../../services/config.ts';
import { noteError } from '../../services/errors.ts';
import { InfoPage } from '../info/InfoPage.tsx';
import { InfoSections } from '../info/InfoSections.tsx';

/** The site that whoever runs this installation named, once it is known whether they named one (A88). */
function useContactUrl(): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    loadConfig().then(
      ({ contactUrl }) => setUrl(contactUrl),
      (error: unknown) => noteError(error, 'Saywright', 'contact address'),
    );
  }, []);
  return url;
}

/** How to reach a person; no form and no made-up address (SP-INFO-04, SP-INFO-05, A87, A88). */
export default function Contact(): ReactElement {
  const [search] = useSearchParams();
  return (
    <InfoPage title={copy.titles.contact} text={contactCopy.text}>
      {search.get('plan') === 'enterprise' && (
        <Banner title={contactCopy.enterprise(planById('enterprise').name)} />
      )}
      <InfoSections sections={contactCopy.sections(useContactUrl())} />
    </InfoPage>
  );
}
