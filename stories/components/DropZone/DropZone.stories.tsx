import { DropZone } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';

const plan = new File(['%PDF'.repeat(20_000)], 'floor-plan.pdf', {
  type: 'application/pdf',
  lastModified: 1,
});
const photo = new File(['.'.repeat(2_400_000)], 'storefront.png', { type: 'image/png', lastModified: 1 });

const meta = {
  title: 'Components/Inputs/DropZone',
  component: DropZone,
  args: { label: 'Product photos', accept: 'image/*, .pdf', maxSize: 5_000_000, multiple: true },
} satisfies Meta<typeof DropZone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const OneFile: Story = {
  args: { label: 'Logo', multiple: false, accept: 'image/*' },
  tags: ['!test'],
};
export const WithFiles: Story = {
  args: { defaultValue: [plan, photo] },
  tags: ['!test'],
};
export const NoLimits: Story = { args: { label: 'Files', accept: undefined, maxSize: undefined } };
export const WithDescription: Story = {
  args: { description: 'Shown on the page of the product.', optionalHint: 'optional' },
};
export const WithError: Story = { args: { errorMessage: 'The upload stopped. Add the files again.' } };
export const Disabled: Story = {
  args: { disabled: true, defaultValue: [plan] },
  tags: ['!test'],
};
export const ManyFiles: Story = {
  args: {
    defaultValue: Array.from({ length: 40 }, (_, index) => new File(['a'], `photo-${index + 1}.png`)),
  },
};
export const LongText: Story = {
  args: { label: longText, description: longText, defaultValue: [new File(['a'], `${longWord}.png`)] },
  tags: ['!test'],
};
export const MixedDirection: Story = { args: { label: mixed, defaultValue: [new File(['a'], mixed)] } };
export const RightToLeft: Story = {
  args: { defaultValue: [plan] },
  decorators: [
    (Example) => (
      <div dir="rtl">
        <Example />
      </div>
    ),
  ],
};
export const InLightTheme: Story = { args: { defaultValue: [photo] }, globals: light };
