import {
  Card,
  FeatureCard,
  Grid,
  Hero,
  Link,
  LinkButton,
  OperationCard,
  PageContainer,
  Stack,
} from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import kit from '../../packages/ui/package.json' with { type: 'json' };
import { allDocs } from '../support/allDocs.ts';
import { article } from '../support/article.css.ts';
import { Points } from '../support/article.tsx';
import { createCustomers } from '../support/samples.tsx';

/** The address of a story; the sidebar follows. */
const to = (id: string): { readonly href: string; readonly target: '_top' } => ({
  href: `./?path=/story/${id}`,
  target: '_top',
});

const ways = [
  ['layers', 'Screens', 'Whole pages with sample data, built only from the kit.', 'screens--home-page'],
  ['table', 'Components', 'All of them in small, by group.', 'components-overview--page'],
  [
    'chat',
    'Patterns',
    'Flows: from an instruction to its result, forms, recovery.',
    'patterns-chat-with-operations--with-operations',
  ],
  ['code', 'Recipes', 'Install the kit, translate it, make a theme.', 'recipes-install--vite'],
] as const;

const labels = {
  proven: createCustomers.stateLabel,
  executed: 'Executed',
  undone: 'Undone. The database is as it was.',
  declined: 'Declined. Nothing was changed.',
};

/** A plan that can be executed and undone. */
function Plan(): ReactElement {
  const [state, setState] = useState<keyof typeof labels>('proven');
  return (
    <OperationCard
      {...createCustomers}
      state={state}
      stateLabel={labels[state]}
      {...(state === 'executed' && { result: 'Executed just now, exactly as proven.' })}
      onExecute={() => setState('executed')}
      onDecline={() => setState('declined')}
      onUndo={() => setState('undone')}
    />
  );
}

/** What the kit is, how to review it, and how to reuse it. */
function Welcome(): ReactElement {
  return (
    <main className={article}>
      <PageContainer>
        <Stack gap={32}>
          <Hero
            title="The Saywright component kit"
            text="React components for products that ask before they act: a plan, its proof, your approval, and undo."
            actions={
              <>
                <LinkButton variant="primary" size="lg" {...to('components-overview--page')}>
                  {`See all ${allDocs.length} components`}
                </LinkButton>
                <LinkButton size="lg" {...to('recipes-install--vite')}>
                  Install
                </LinkButton>
              </>
            }
            note={`Version ${kit.version}, MIT licence. It needs React 19.`}
          >
            <Plan />
          </Hero>
          <Grid columns={4}>
            {ways.map(([icon, title, description, id]) => (
              <FeatureCard
                key={id}
                {...{ icon, title, description }}
                headingLevel={2}
                link={<Link {...to(id)}>{`Open ${title.toLowerCase()}`}</Link>}
              />
            ))}
          </Grid>
          <Grid columns={2}>
            <Card title="How to review">
              <Points
                items={[
                  'The toolbar changes theme, density, language, direction, motion, text size and viewport. “Side by side” shows three themes at once.',
                  'A component page says when to use the component, what its keys do, what screen readers announce, and how to write its text.',
                  'Each row of a keyboard table links to the story that tests it; follow the link to watch it in the Interactions panel.',
                  'The Accessibility panel checks the current story. A story with a finding fails the tests.',
                ]}
              />
            </Card>
            <Card title="What the kit promises">
              <Points
                items={[
                  'Text has a contrast of at least 7:1 on every surface in every theme, marks and edges at least 3:1.',
                  'Everything works with a keyboard, at 200% text size, at a width of 320 px, from right to left, and without motion.',
                  'A component never claims what it does not know, and never asks for the same thing twice.',
                ]}
              />
            </Card>
          </Grid>
        </Stack>
      </PageContainer>
    </main>
  );
}

const meta = {
  title: 'Welcome',
  component: Welcome,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Welcome>;
export default meta;

export const Page: StoryObj<typeof meta> = { name: 'Welcome' };
