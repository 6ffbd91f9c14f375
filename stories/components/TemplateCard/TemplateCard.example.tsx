import { TemplateCard } from '@saywright/ui';

export default function Example() {
  return (
    <TemplateCard
      headingLevel={3}
      name="Online shop"
      description="Products, a basket, and orders that track stock."
      category="Shop"
      difficulty={{ label: 'Beginner', level: 1 }}
      features={['Stock that counts down', 'Invoices by email', 'Row security']}
    />
  );
}
