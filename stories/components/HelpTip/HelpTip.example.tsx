import { HelpTip } from '@saywright/ui';

export default function Example() {
  return <HelpTip about="Row security">Customers can read only their own rows.</HelpTip>;
}
