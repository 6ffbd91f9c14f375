import { Button, Timeline, type TimelineEvent } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed, thousands } from '../../support/helpers.tsx';

const events: TimelineEvent[] = [
  {
    id: '4',
    title: 'Deploy failed',
    time: '2 minutes ago',
    dateTime: '2026-11-23T14:03Z',
    tone: 'danger',
    description: 'The page “prices” has a link to a page that does not exist.',
    actions: (
      <>
        <Button size="sm">Try again</Button>
        <Button size="sm" variant="ghost">
          Show the log
        </Button>
      </>
    ),
  },
  { id: '3', title: 'Backup is two days old', time: '09:12', tone: 'warning' },
  {
    id: '2',
    title: 'Added the table customers',
    time: 'Yesterday',
    dateTime: '2026-11-22',
    tone: 'success',
    description: '3 columns, no rows',
  },
  { id: '1', title: 'Mara joined the project', time: '14 November', icon: 'user' },
  { id: '0', title: 'Project created', time: '12 November' },
];

const meta = {
  title: 'Components/Data/Timeline',
  component: Timeline,
  args: { label: 'Activity', events },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const EveryTone: Story = {
  args: {
    events: (['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const).map((tone) => ({
      id: tone,
      title: `An event with the tone ${tone}`,
      tone,
    })),
  },
};
export const WithoutTimes: Story = {
  args: { events: events.map((event) => ({ ...event, time: undefined })) },
};
export const OneEvent: Story = { args: { events: events.slice(0, 1) } };
export const NoEvents: Story = { args: { events: [] } };
export const Thousands: Story = {
  parameters: thousands,
  args: {
    events: Array.from({ length: 1000 }, (_, index) => ({
      id: `${index}`,
      title: `Change ${1000 - index}`,
      time: `Day ${1000 - index}`,
      tone: index % 7 === 0 ? 'warning' : 'success',
    })),
  },
};
export const NarrowPlace: Story = {
  decorators: [
    (Example) => (
      <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }}>
        <Example />
      </div>
    ),
  ],
};
export const LongText: Story = {
  args: {
    events: [
      { id: 'long', title: longWord, time: longText, tone: 'info', description: longText },
      ...events.slice(2),
    ],
  },
  tags: ['!test'],
};
export const MixedDirection: Story = { args: { events: [{ id: '1', title: mixed, time: mixed }] } };
export const RightToLeft: Story = {
  decorators: [
    (Example) => (
      <div dir="rtl">
        <Example />
      </div>
    ),
  ],
};
export const InLightTheme: Story = { globals: light };
