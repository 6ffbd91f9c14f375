import { PlanPicker } from '@saywright/ui';

export default function Example() {
  return (
    <PlanPicker
      label="Plans with facts"
      plans={[
        {
          id: 'solo',
          headingLevel: 3,
          name: 'Solo',
          price: '$9',
          period: '/month',
          description: 'For one founder.',
          features: ['3 projects', 'Undo for 7 days', '500 checks'],
        },
        {
          id: 'team',
          headingLevel: 3,
          name: 'Team',
          price: '$29',
          period: '/month',
          description: 'For up to 10 people.',
          features: ['20 projects', 'Undo for 30 days', '5,000 checks'],
          recommended: 'Most chosen',
        },
      ]}
    />
  );
}
