import { Hero, LinkButton } from '@saywright/ui';

const actions = (
  <>
    <LinkButton href="#welcome" variant="primary" size="lg">
      Start Building Now
    </LinkButton>
    <LinkButton href="#demo" size="lg" icon="play">
      Watch Demo
    </LinkButton>
    <LinkButton href="#advanced" size="lg">
      Advanced Features
    </LinkButton>
  </>
);

export default function Example() {
  return (
    <Hero
      title="Build Complete Apps with Plain English"
      text="Describe what your app needs. You get a plan tested on your real database, and nothing runs until you approve it."
      actions={actions}
      note={<a href="#guide">Complete No-Code Development Guide</a>}
    />
  );
}
