import { Button, ErrorScreen, LinkButton } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controlled, framed, light, longText, longWord, mixed } from '../../support/helpers.tsx';
import { retry } from './ErrorScreen.samples.ts';

const home = <LinkButton href="#home">Go Home</LinkButton>;

const meta = {
  title: 'Components/Page/ErrorScreen',
  component: ErrorScreen,
  args: {
    title: 'System Recovery Mode',
    text: 'Something on this page stopped working. What you have executed is kept.',
    details: 'TypeError: Loading chunk 7 failed\n    at load (app.js:214:19)\n    at render (app.js:88:3)',
    attempt: 'Attempt 1 of 3',
    actions: (
      <>
        <Button variant="primary" icon="retry" onClick={retry}>
          Retry Recovery
        </Button>
        {home}
      </>
    ),
  },
  parameters: { ...framed, layout: 'fullscreen' },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  tags: ['!test'],
};
export const Retrying: Story = {
  render: (args) => (
    <Controlled initial={false}>
      {(busy, set) => (
        <ErrorScreen
          {...args}
          busy={busy}
          actions={<Button onClick={() => set(true)}>Retry Recovery</Button>}
        />
      )}
    </Controlled>
  ),
  tags: ['!test'],
};
export const NoMoreAttempts: Story = {
  args: { actions: home, attempt: 'Three attempts failed.' },
  tags: ['!test'],
};
export const WordsOnly: Story = {
  render: () => <ErrorScreen title="System Recovery Mode" text="Something stopped working." details="" />,
};
export const LongDetails: Story = {
  args: {
    details: Array.from({ length: 200 }, (_, index) => `    at render (app.js:${index}:3)`).join('\n'),
  },
  tags: ['!test'],
};
export const LongText: Story = {
  args: { title: longWord, text: longText, details: longWord, attempt: longText },
};
export const MixedDirection: Story = { args: { title: mixed, text: mixed } };
export const InLightTheme: Story = { globals: light, args: { busy: true } };
