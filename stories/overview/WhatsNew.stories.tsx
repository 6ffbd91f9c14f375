import { Card, Stack } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { allDocs, type NamedDocs } from '../support/allDocs.ts';
import { Article, Points } from '../support/article.tsx';
import { versions } from './changes.ts';

const addedIn = (version: string): readonly NamedDocs[] => allDocs.filter(({ since }) => since === version);

/** The changes in each version, newest first. */
function WhatsNew() {
  return (
    <Article title="What’s new" lead="What changed in each version of the kit.">
      {versions.map(({ version, summary, parts }) => (
        <section key={version} aria-labelledby={`version-${version}`}>
          <Stack>
            <h2 id={`version-${version}`}>Version {version}</h2>
            <p>{summary}</p>
            {addedIn(version).length > 0 && (
              <Card title="New components" headingLevel={3}>
                <Points items={addedIn(version).map(({ name, summary: text }) => `${name}: ${text}`)} />
              </Card>
            )}
            {parts.map(({ title, changes }) => (
              <Card key={title} title={title} headingLevel={3}>
                <Points items={changes.map(({ text }) => text)} />
              </Card>
            ))}
          </Stack>
        </section>
      ))}
    </Article>
  );
}

const meta = {
  title: 'What’s new',
  component: WhatsNew,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WhatsNew>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  name: 'What’s new',
  tags: ['!test'],
};
