import { Button, toast, ToastRegion } from '@saywright/ui';

const archive = () => {
  toast({ title: 'Project archived', tone: 'info' });
};

/** Render one region, near the root of the product. */
export default function Example() {
  return (
    <>
      <Button onClick={archive}>Archive the project</Button>
      <ToastRegion />
    </>
  );
}
