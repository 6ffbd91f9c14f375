import { Button, ErrorScreen, LinkButton } from '@saywright/ui';

const retry = () => undefined;
const home = <LinkButton href="#home">Go Home</LinkButton>;

export default function Example() {
  return (
    <ErrorScreen
      title="System Recovery Mode"
      text="Something on this page stopped working. What you have executed is kept."
      details={'TypeError: Loading chunk 7 failed\n    at load (app.js:214:19)\n    at render (app.js:88:3)'}
      attempt="Attempt 1 of 3"
      actions={
        <>
          <Button variant="primary" icon="retry" onClick={retry}>
            Retry Recovery
          </Button>
          {home}
        </>
      }
    />
  );
}
