import { TagField, TagList } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Inputs/TagField',
  component: TagField,
  args: { label: 'Tags', value: ['react', 'shop', 'payments'], onChange: fn() },
  render: (args) => (
    <Controlled initial={args.value}>
      {(tags, set) => (
        <TagField
          {...args}
          value={tags}
          onChange={(next) => {
            args.onChange?.(next);
            set(next);
          }}
        />
      )}
    </Controlled>
  ),
} satisfies Meta<typeof TagField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { value: [], placeholder: 'react', optionalHint: 'optional' } };
export const Disabled: Story = {
  args: { disabled: true },
  tags: ['!test'],
};
export const TagsAlone: Story = {
  render: () => <TagList label="Tags" tags={['react', 'shop', 'payments']} />,
  tags: ['!test'],
};
export const ManyTags: Story = { args: { value: Array.from({ length: 60 }, (_, index) => `tag-${index}`) } };
export const LongText: Story = {
  args: { label: longText, value: [longWord, 'short'], errorMessage: longText },
  tags: ['!test'],
};
export const MixedDirection: Story = { args: { value: [mixed, 'مرحبا', '🚀'] } };
export const InLightTheme: Story = { globals: light, args: { description: 'A few words each.' } };
