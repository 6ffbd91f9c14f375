import { Card, Composer, FilterBar, Grid, MonitorCard, ProgressBar, Stack } from '@saywright/ui';
import { MessagesProvider, type Messages } from '@saywright/ui/messages';
import { arabic } from '@saywright/ui/messages/ar';
import { pseudo } from '@saywright/ui/messages/pseudo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Article, Points } from '../support/article.tsx';

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

/** Built-in text of the kit in one language. */
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

/** One message catalogue per language, and right-to-left pages. */
function InternationalisationAndRTL() {
  return (
    <Article
      title="Internationalisation and RTL"
      lead="The default language of the kit is English. One typed catalogue translates all of its text; the page sets the direction."
    >
      <Grid columns={3}>
        {samples.map((sample) => (
          <Spoken key={sample.locale} {...sample} />
        ))}
      </Grid>
      <Card title="Rules">
        <Points
          items={[
            'Every text in a component comes from the catalogue; a missing translation does not compile.',
            'Numbers follow the locale, in full sentences with the word order of each language.',
            'Styles use start and end, never left and right. Charts, code and numbers always run left to right.',
            'Names that people typed keep their own direction inside a sentence.',
            'The pseudo-locale is longer and accented: text that is cut off there would also be cut off in German.',
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
