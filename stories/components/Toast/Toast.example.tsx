import { Button, toast } from '@saywright/ui';

const save = () => {
  toast({ title: 'Saved', description: 'Your changes are live.', tone: 'success' });
};

export default function Example() {
  return <Button onClick={save}>Save</Button>;
}
