import { ProgressBar } from '@saywright/ui';

export default function Example() {
  return <ProgressBar label="Importing people" value={318} max={1204} valueText="318 of 1,204" />;
}
