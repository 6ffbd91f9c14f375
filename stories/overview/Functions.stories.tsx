import type { Meta, StoryObj } from '@storybook/react-vite';
import { useContext } from 'react';
import { ReferenceTables } from '../../.storybook/page/referenceTables.tsx';
import { LoneFunctions } from '../../.storybook/reference/context.ts';
import { Article } from '../support/article.tsx';

/** Every function that belongs to no single component. */
function Functions() {
  return (
    <Article
      title="Functions"
      lead="What the kit exports besides components: announcements, languages, themes and contrast."
    >
      <ReferenceTables entries={useContext(LoneFunctions)} />
    </Article>
  );
}

const meta = {
  title: 'Components/Functions',
  component: Functions,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Functions>;
export default meta;

export const Page: StoryObj<typeof meta> = { name: 'Functions' };
