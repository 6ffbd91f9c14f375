import { SampleMark } from '@saywright/ui';

export default function Example() {
  return <SampleMark mode="sample" />;
}
