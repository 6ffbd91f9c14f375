import { LinkButton, PlanCard, PlanPicker } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';

const plans = [
  {
    id: 'explorer',
    name: 'Explorer',
    price: '$0',
    period: 'free',
    description: 'Find out what plain English can build, for as long as you like.',
    features: [
      '3 connected projects',
      'basic navigation',
      'community support',
      'standard templates',
      'plain English interface',
    ],
    current: 'Your plan',
    action: <LinkButton href="#explorer">Activate Explorer Plan</LinkButton>,
  },
  {
    id: 'pro',
    name: 'Bridge Builder',
    price: '$29',
    period: '/month',
    description: 'For founders who build and run several projects.',
    features: [
      'unlimited projects',
      'priority support',
      'advanced orchestration',
      'custom integration templates',
      'team collaboration',
      'API connector access',
      'multi-service analytics',
    ],
    recommended: 'Most Popular',
    action: (
      <LinkButton href="#pro" variant="primary">
        Choose Bridge Builder
      </LinkButton>
    ),
  },
  {
    id: 'enterprise',
    name: 'Ecosystem Master',
    price: '$199',
    period: '/month',
    description: 'For organisations with special requirements.',
    features: ['everything in pro', 'dedicated support', 'custom integrations', 'SLA', 'advanced security'],
    action: (
      <LinkButton href="#enterprise" aria-label="Contact Sales about Ecosystem Master">
        Contact Sales
      </LinkButton>
    ),
  },
];

const meta = {
  title: 'Components/Page/PlanPicker',
  component: PlanPicker,
  args: { plans },
} satisfies Meta<typeof PlanPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  tags: ['!test'],
};
export const OneCard: Story = {
  render: () => (
    <PlanCard name="Explorer" price="$0" description="Free." features={['3 connected projects']} />
  ),
};
export const Empty: Story = { args: { plans: [] } };
export const Many: Story = {
  args: {
    plans: Array.from({ length: 24 }, (_, index) => ({
      id: String(index),
      name: `Plan ${index + 1}`,
      price: '$1,000,000,000,000',
      description: 'One of many.',
      features: ['Something'],
    })),
  },
};
export const LongText: Story = {
  args: {
    plans: [
      {
        id: 'a',
        name: longWord,
        price: longWord,
        period: longText,
        description: longText,
        features: [longWord],
        recommended: longText,
        current: longText,
      },
      { id: 'b', name: mixed, price: '٢٩ $', description: mixed, features: [] },
    ],
  },
};
export const InLightTheme: Story = { globals: light };
