import { FeatureCard } from '@saywright/ui';

export default function Example() {
  return (
    <FeatureCard
      icon="undo"
      title="Every change can be undone"
      description="Undo brings back structure and data."
      headingLevel={3}
    />
  );
}
