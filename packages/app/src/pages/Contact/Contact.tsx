import type { ContactTopic } from '@saywright/engine/protocol';
import { planById } from '@saywright/domain/pricing';
import { Banner } from '@saywright/ui/Banner';
import { Card } from '@saywright/ui/Card';
import { Skeleton } from '@saywright/ui/Skeleton';
import { useEffect, useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { copy } from '../../copy.ts';
import { contactCopy } from '../../copy/contact.ts';
import { loadConfig } from '../../services/config.ts';
import { noteError } from '../../services/errors.ts';
import { InfoPage } from '../info/InfoPage.tsx';
import { InfoSections } from '../info/InfoSections.tsx';
import { ContactForm } from './ContactForm.tsx';

/** What is known once the page listens; the page that is prerendered holds for every address and every server. */
interface Known {
  /** The site that the operator of this server named, where they named one (A88). */
  readonly contactUrl: string | undefined;
}

function useKnown(): Known | undefined {
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    loadConfig().then(
      ({ contactUrl }) => setKnown({ contactUrl }),
      (error: unknown) => {
        noteError(error, 'Saywright', 'contact address');
        setKnown({ contactUrl: undefined });
      },
    );
  }, []);
  return known;
}

function topicOf(search: URLSearchParams): ContactTopic {
  if (search.get('plan') === 'enterprise') return 'sales';
  const asked = search.get('topic');
  return contactCopy.form.topics.find(({ id }) => id === asked)?.id ?? 'support';
}

/** How to reach a person: the operator's own site, else a message to their inbox (SP-INFO-04, SP-INFO-05, A87, A88). */
export default function Contact(): ReactElement {
  const [search] = useSearchParams();
  const known = useKnown();
  const topic = topicOf(search);
  return (
    <InfoPage title={copy.titles.contact} text={contactCopy.text}>
      {known && search.get('plan') === 'enterprise' && (
        <Banner title={contactCopy.enterprise(planById('enterprise').name)} />
      )}
      {!known && (
        <Card title={contactCopy.form.title}>
          <Skeleton label={contactCopy.form.title} lines={24} />
        </Card>
      )}
      {known && known.contactUrl === undefined && <ContactForm key={topic} topic={topic} />}
      {known?.contactUrl !== undefined && <InfoSections sections={[contactCopy.site(known.contactUrl)]} />}
      {known && <InfoSections sections={contactCopy.sections} />}
    </InfoPage>
  );
}
