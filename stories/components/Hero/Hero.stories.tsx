import { Badge, Card, Hero, LinkButton, PageContainer, ProcessLine } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';

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

const meta = {
  title: 'Components/Page/Hero',
  component: Hero,
  args: {
    title: 'Build Complete Apps with Plain English',
    text: 'Describe what your app needs. You get a plan tested on your real database, and nothing runs until you approve it.',
    actions,
    note: <a href="#guide">Complete No-Code Development Guide</a>,
  },
  decorators: [
    (Example) => (
      <PageContainer width="home">
        <Example />
      </PageContainer>
    ),
  ],
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const WithStage: Story = {
  args: {
    eyebrow: <Badge tone="accent">No credit card required</Badge>,
    children: (
      <Card>
        <ProcessLine
          label="Progress"
          steps={[
            { label: 'You say it', state: 'done' },
            { label: 'It proves', state: 'now' },
            { label: 'You execute', state: 'next' },
          ]}
        />
      </Card>
    ),
  },
};
export const WordsOnly: Story = {
  render: () => <Hero title="Pricing Plans, Subscription Center" text="Cancel anytime." />,
};
export const LongText: Story = { args: { title: longWord, text: longText } };
export const MixedDirection: Story = { args: { title: mixed, text: mixed } };
export const InLightTheme: Story = { globals: light };
