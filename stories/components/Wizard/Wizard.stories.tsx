import { TextField, Wizard, type WizardProps, type WizardStep } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';

const text = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

const ignore: WizardProps['onFinish'] = () => undefined;

const steps: WizardStep[] = [
  {
    id: 'name',
    label: 'Name your shop',
    content: <TextField label="Name" name="name" required />,
    validate: (data) =>
      text(data, 'name') === 'taken' ? { name: 'Another shop has this name.' } : undefined,
    summary: (data) => text(data, 'name'),
  },
  {
    id: 'address',
    label: 'Choose an address',
    content: <TextField label="Web address" name="address" defaultValue="my-shop.example" required />,
    summary: (data) => text(data, 'address'),
  },
];

const meta = {
  title: 'Components/Navigation/Wizard',
  component: Wizard,
  args: { label: 'Set up a shop', steps, onFinish: ignore },
} satisfies Meta<typeof Wizard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const WithoutReview: Story = {
  args: { steps: steps.map((step) => ({ ...step, summary: undefined })), finishLabel: 'Create the shop' },
  tags: ['!test'],
};
export const OneStep: Story = {
  args: { steps: [{ id: 'only', label: 'Name your shop', content: <TextField label="Name" name="name" /> }] },
};
export const ManySteps: Story = {
  args: {
    steps: Array.from({ length: 12 }, (_, index) => ({
      id: `${index}`,
      label: `Question ${index + 1}`,
      content: <TextField label={`Answer ${index + 1}`} name={`answer${index}`} />,
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
  args: { steps: [{ id: 'long', label: longWord, content: <p>{longText}</p> }, ...steps] },
  tags: ['!test'],
};
export const MixedDirection: Story = { args: { steps: [{ id: 'mixed', label: mixed, content: mixed }] } };
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
