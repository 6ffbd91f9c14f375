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

/** Known only after hydration: the page is prerendered once for every address and server. */
interface ContactConfig {
  /** The operator's own contact page, if configured. */
  readonly contactUrl: string | undefined;
}

function useContactConfig(): ContactConfig | undefined {
  const [config, setConfig] = useState<ContactConfig>();
  useEffect(() => {
    loadConfig().then(
      ({ contactUrl }) => setConfig({ contactUrl }),
      (error: unknown) => {
        noteError(error, 'Saywright', 'contact address');
        setConfig({ contactUrl: undefined });
      },
    );
  }, []);
  return config;
}

function topicOf(search: URLSearchParams): ContactTopic {
  if (search.get('plan') === 'enterprise') return 'sales';
  const asked = search.get('topic');
  return contactCopy.form.topics.find(({ id }) => id === asked)?.id ?? 'support';
}

/** How to reach a person: the operator's contact page, or a message to their inbox. */
export default function Contact(): ReactElement {
  const [search] = useSearchParams();
  const config = useContactConfig();
  const topic = topicOf(search);
  return (
    <InfoPage title={copy.titles.contact} text={contactCopy.text}>
      {config && search.get('plan') === 'enterprise' && (
        <Banner title={contactCopy.enterprise(planById('enterprise').name)} />
      )}
      {!config && (
        <Card title={contactCopy.form.title}>
          <Skeleton label={contactCopy.form.title} lines={24} />
        </Card>
      )}
      {config && config.contactUrl === undefined && <ContactForm key={topic} topic={topic} />}
      {config?.contactUrl !== undefined && <InfoSections sections={[contactCopy.site(config.contactUrl)]} />}
      {config && <InfoSections sections={contactCopy.sections} />}
    </InfoPage>
  );
}
