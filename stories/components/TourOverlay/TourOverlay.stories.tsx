import { TourOverlay } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import * as css from '../../support/stories.css.ts';
import { framed, light, longText, longWord, mixed } from '../../support/helpers.tsx';
import { first } from './TourOverlay.samples.ts';

const meta = {
  title: 'Components/Overlays/TourOverlay',
  component: TourOverlay,
  args: {
    ...first,
    step: 1,
    total: 4,
    playing: false,
    onPrevious: fn(),
    onNext: fn(),
    onTogglePlay: fn(),
    onStop: fn(),
  },
  parameters: { ...framed, docs: { story: { inline: false, height: '360px' } } },
  decorators: [
    (Example) => (
      <div className={css.tall}>
        <Example />
      </div>
    ),
  ],
} satisfies Meta<typeof TourOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {
  tags: ['!test'],
};
export const WaitsForSomething: Story = {
  args: { step: 2, notice: 'Sign in to continue the tour', canPlay: false },
  tags: ['!test'],
};
export const LastStep: Story = {
  args: { step: 4 },
  tags: ['!test'],
};
export const Playing: Story = { args: { playing: true, step: 2 } };
export const WithNotice: Story = {
  args: { step: 2, notice: <a href="#sign-in">Sign in to continue the tour</a> },
};
export const OneStep: Story = { args: { total: 1 } };
export const OddNumbers: Story = { args: { step: 7, total: 1e12 } };
export const NotANumber: Story = { args: { step: Number.NaN, total: Number.NaN } };
export const LongText: Story = { args: { channel: longWord, title: longWord, description: longText } };
export const MixedDirection: Story = { args: { channel: 'CH 🚀', title: mixed, description: mixed } };
export const RightToLeft: Story = {
  decorators: [
    (Example) => (
      <div dir="rtl">
        <Example />
      </div>
    ),
  ],
  tags: ['!test'],
};
export const InLightTheme: Story = { globals: light, args: { step: 3 } };
