import { Card, Disclosure, LinkButton, PageContainer, PageHeader, PlanPicker, Stack } from '@saywright/ui';
import type { ReactElement } from 'react';
import { Frame } from './frame.tsx';

const plans = [
  {
    id: 'explorer',
    name: 'Explorer',
    price: '$0',
    period: 'free',
    description: 'Find out what plain English can build, for as long as you like.',
    features: ['3 connected projects', 'Community support', 'Standard templates'],
    action: <LinkButton href="#explorer">Activate Explorer Plan</LinkButton>,
  },
  {
    id: 'pro',
    name: 'Bridge Builder',
    price: '$29',
    period: '/month',
    description: 'For founders who build and run several projects.',
    features: ['Unlimited projects', 'Priority support', 'Team collaboration'],
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
    features: ['Everything in Bridge Builder', 'Dedicated support', 'Advanced security'],
    action: <LinkButton href="#enterprise">Contact Sales</LinkButton>,
  },
];

const questions = [
  ['Can I cancel?', 'Any time. The plan then ends with the month.'],
  ['Can a change be undone?', 'Yes, data included, unless the plan says otherwise.'],
] as const;

/** The pricing page. */
export function Pricing(): ReactElement {
  return (
    <Frame current="Pricing">
      <PageContainer>
        <PageHeader title="Pricing" text="Start for free. Pay when several projects depend on it." />
        <Stack gap={32}>
          <PlanPicker plans={plans.map((plan) => ({ ...plan, headingLevel: 2 }))} />
          <Card title="Questions">
            {questions.map(([question, answer]) => (
              <Disclosure key={question} summary={question}>
                {answer}
              </Disclosure>
            ))}
          </Card>
        </Stack>
      </PageContainer>
    </Frame>
  );
}
