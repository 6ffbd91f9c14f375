import { Card, Composer, FilterBar, Grid, MonitorCard, ProgressBar, Stack } from '@saywright/ui';
import { MessagesProvider, type Messages } from '@saywright/ui/messages';
import { arabic } from '@saywright/ui/messages/ar';
import { pseudo } from '@saywright/ui/messages/pseudo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Article, Points } from '../article.tsx';

const doNothing = (): void => undefined;

interface Sample {
  title: string;
  locale: string;
  dir: 'ltr' | 'rtl';
  messages: Partial<Messages>;
}

const samples: readonly Sample[] = [
  { title: 'English', locale: 'en', dir: 'ltr', messages: {} },
  { title: 'العربية', locale: 'ar-EG', dir: 'rtl', messages: arabic },
  { title: 'Pseudo', locale: 'en-XA', dir: 'ltr', messages: pseudo },
];

/** The words that the kit says by itself, in one language. */
function Spoken({ title, locale, dir, messages }: Sample) {
  return (
    <div dir={dir} lang={locale}>
      <MessagesProvider locale={locale} messages={messages}>
        <Card title={title}>
          <Stack>
            <FilterBar
              label={`Filter, ${title}`}
              search="shop"
              onSearch={doNothing}
              resultCount={1204}
              onClear={doNothing}
            />
            <ProgressBar label={title} value={0.4} />
            <MonitorCard
              headingLevel={3}
              active
              status="online"
              statusText={title}
              fixes={1204}
              issues={[]}
              onToggle={doNothing}
              onCheck={doNothing}
            />
            <Composer label={title} value="" onChange={doNothing} onSend={doNothing} canSend={false} />
          </Stack>
        </Card>
      </MessagesProvider>
    </div>
  );
}

/** One catalogue of words per language, and pages that run the other way. */
function InternationalisationAndRTL() {
  return (
    <Article
      title="Internationalisation and RTL"
      lead="The kit speaks English by itself. One typed catalogue changes every word of it; the direction comes from the page."
    >
      <Grid columns={3}>
        {samples.map((sample) => (
          <Spoken key={sample.locale} {...sample} />
        ))}
      </Grid>
      <Card title="Rules">
        <Points
          items={[
            'No component holds a word that the catalogue cannot change; a forgotten word does not compile.',
            'Numbers are written by the locale, in full sentences that each language orders by itself.',
            'Styles know start and end, never left and right. Charts, code and figures run as they do everywhere.',
            'Names people typed keep their own direction inside a sentence.',
            'The pseudo language is longer and accented: what is cut off there is cut off in German, too.',
          ]}
        />
      </Card>
    </Article>
  );
}

const meta = {
  title: 'Foundations/Internationalisation and RTL',
  component: InternationalisationAndRTL,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InternationalisationAndRTL>;
export default meta;

export const Page: StoryObj<typeof meta> = { name: 'Internationalisation and RTL' };
