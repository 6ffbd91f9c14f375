import { CopyButton } from '@saywright/ui';

export default function Example() {
  return <CopyButton text="prj_8f2c" label="Copy id" />;
}
