import { Button, Grid, TemplateCard } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';
import { use } from './TemplateCard.samples.ts';

const shop = {
  name: 'Online shop',
  description: 'Products, baskets and orders, with a page for every product.',
  category: 'Business',
  difficulty: { label: 'Advanced', level: 3 },
  features: ['Products with images', 'Basket and orders', 'Sign-in for customers', 'Automatic stock count'],
  more: '+2',
  action: (
    <Button onClick={use} aria-label="Use template: Online shop">
      Use template
    </Button>
  ),
} as const;
const list = (
  <Grid>
    <TemplateCard {...shop} />
    <TemplateCard
      {...shop}
      name="To-do list"
      description="Tasks with a date."
      category="Productivity"
      difficulty={{ label: 'Beginner', level: 1 }}
      features={['Tasks', 'Due dates']}
      more={undefined}
    />
    <TemplateCard
      {...shop}
      name="Club"
      description="Members, events and attendance."
      category="Community"
      difficulty={{ label: 'Intermediate', level: 2 }}
    />
  </Grid>
);

const meta = {
  title: 'Components/Page/TemplateCard',
  component: TemplateCard,
  args: shop,
} satisfies Meta<typeof TemplateCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const ThreeOfThem: Story = { render: () => list };
export const NothingMore: Story = {
  render: () => (
    <TemplateCard
      name="Empty page"
      description="Nothing yet."
      category="Content"
      difficulty={{ label: 'Beginner', level: 1 }}
      features={[]}
    />
  ),
};
export const ManyFeatures: Story = {
  args: { features: Array.from({ length: 60 }, (_, index) => `Feature ${index + 1}`) },
};
export const LongText: Story = {
  args: {
    name: longWord,
    description: longText,
    category: longWord,
    difficulty: { label: longText, level: 2 },
    features: [longWord],
  },
};
export const MixedDirection: Story = { args: { name: mixed, description: mixed, features: [mixed] } };
export const InLightTheme: Story = { globals: light, render: () => list };
