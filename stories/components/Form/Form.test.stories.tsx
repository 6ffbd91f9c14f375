import {
  Button,
  Checkbox,
  CheckboxGroup,
  ComboBox,
  Form,
  NumberField,
  RadioGroup,
  SegmentedControl,
  Select,
  Slider,
  Switch,
  TagField,
  TextArea,
  TextField,
} from '@saywright/ui';
import type { StoryObj } from '@storybook/react-vite';
import { useActionState, type ReactElement } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { choices, options, sent } from './everyField.tsx';
import specimens, { Default, EveryField, WithServerErrors } from './Form.stories.tsx';

const meta = { ...specimens, title: 'Components/Inputs/Form', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

function formOf(root: HTMLElement): HTMLFormElement {
  const form = root.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  return form;
}
const dataOf = (form: HTMLFormElement): Record<string, string> => {
  const data = new FormData(form);
  return Object.fromEntries(
    [...data.keys()].map((name) => [
      name,
      data
        .getAll(name)
        .filter((one) => typeof one === 'string')
        .join(),
    ]),
  );
};
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

export const DefaultTest: Story = {
  ...Default,
  args: { onSubmit: fn((event) => event.preventDefault()) },
  play: async ({ args }) => {
    await press('Send');
    const name = screen.getByRole('textbox', { name: /Project name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const links = await screen.findAllByRole('link');
    await expect(links.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
      'Project name',
      'Framework',
    ]);
    if (links[1] !== undefined) await userEvent.click(links[1]);
    await expect(screen.getByRole('button', { name: /Framework/ })).toHaveFocus();
    await userEvent.type(name, 'Shop');
    await expect(name).not.toHaveAttribute('aria-invalid');
  },
};

export const WithServerErrorsTest: Story = {
  ...WithServerErrors,
  play: async () => {
    const name = screen.getByRole('textbox', { name: /Project name/ });
    await expect(name).toHaveAccessibleDescription('This name is taken. Choose another.');
    await userEvent.click(await screen.findByRole('link', { name: /^Project name: This name/ }));
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'x');
    await expect(name).not.toHaveAccessibleDescription();
  },
};

export const EveryFieldTest: Story = {
  ...EveryField,
  args: { ...EveryField.args, onSubmit: fn((event) => event.preventDefault()) },
  play: async ({ canvasElement }) => {
    const form = formOf(canvasElement);
    await expect(dataOf(form)).toEqual(sent);
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), '!');
    await userEvent.type(screen.getByRole('textbox', { name: 'Area' }), '!');
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Number' }), '0');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Check' }));
    await userEvent.click(screen.getAllByRole('checkbox', { name: 'Banana' })[0] ?? form);
    await userEvent.click(screen.getAllByRole('radio', { name: 'Banana' })[0] ?? form);
    await userEvent.click(screen.getAllByRole('radio', { name: 'Banana' })[1] ?? form);
    await userEvent.click(screen.getByRole('switch', { name: 'Switch' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'b');
    await userEvent.click(screen.getByRole('button', { name: /Select/ }));
    await userEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Banana' }));
    const { check, switch: off, ...rest } = sent;
    await expect([check, off]).toEqual(['on', 'on']);
    await waitFor(() =>
      expect(dataOf(form)).toEqual({
        ...rest,
        text: 'one!',
        area: 'two!',
        number: '50',
        checks: 'a,b',
        radio: 'b',
        segments: 'b',
        service: 'b',
        select: 'b',
      }),
    );
    await press('Reset');
    await waitFor(() => expect(dataOf(form)).toEqual(sent));
    // The submitted value is the shown one.
    await expect(screen.getByRole('button', { name: /Select/ })).toHaveTextContent('Apple');
    await expect(screen.getByRole('spinbutton', { name: 'Number' })).toHaveValue('5');
  },
};

interface State {
  readonly count: number;
  readonly errors?: Readonly<Record<string, string>>;
}

async function save(state: State, data: FormData): Promise<State> {
  await Promise.resolve();
  const count = state.count + 1;
  return data.get('name') === 'shop' ? { count, errors: { name: 'Taken.' } } : { count };
}

function ActionForm(): ReactElement {
  const [state, action] = useActionState(save, { count: 0 });
  return (
    <Form action={action} validationErrors={state.errors}>
      <TextField label="Name" name="name" />
      <NumberField label="Seats" name="seats" />
      <Select label="Fruit" name="fruit" options={options} />
      <Switch label="Public" name="public" />
      <Checkbox label="Terms" name="terms" />
      <Button type="submit">Save</Button>
      <output>{state.count}</output>
    </Form>
  );
}

export const AnActionKeepsWhatWasTyped: Story = {
  render: () => <ActionForm />,
  play: async ({ canvasElement }) => {
    const form = formOf(canvasElement);
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'shop');
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Seats' }), '3');
    await userEvent.click(screen.getByRole('button', { name: /Fruit/ }));
    await userEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Banana' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Public' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Terms' }));
    const typed = { name: 'shop', seats: '3', fruit: 'b', public: 'on', terms: 'on' };
    await waitFor(() => expect(dataOf(form)).toEqual(typed));
    await press('Save');
    await screen.findByRole('link', { name: 'Name: Taken.' });
    await expect(dataOf(form)).toEqual(typed);
    await userEvent.type(name, 's');
    await press('Save');
    await waitFor(() => expect(canvasElement.querySelector('output')).toHaveTextContent('2'));
    // A success resets the form, as in plain React.
    await waitFor(() => expect(dataOf(form)).toEqual({ name: '', seats: '', fruit: '' }));
  },
};

const initial = {
  text: '',
  area: '',
  number: 1,
  select: 'a',
  combo: 'a',
  check: false,
  checks: ['a'],
  radio: 'a',
  on: false,
  slider: 5,
  segments: 'a',
  tags: ['x'],
};

const saved = fn();

function HookForm(): ReactElement {
  const { control, handleSubmit } = useForm({ defaultValues: initial });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((data) => saved(data))(event)}>
      <Controller
        name="text"
        control={control}
        rules={{ required: 'Enter a text.' }}
        render={({ field, fieldState }) => (
          <TextField {...field} label="Text" errorMessage={fieldState.error?.message} />
        )}
      />
      <Controller
        name="area"
        control={control}
        render={({ field }) => <TextArea {...field} label="Area" />}
      />
      <Controller
        name="number"
        control={control}
        render={({ field }) => <NumberField {...field} label="Number" />}
      />
      <Controller
        name="select"
        control={control}
        render={({ field }) => <Select {...field} label="Select" options={options} />}
      />
      <Controller
        name="combo"
        control={control}
        render={({ field }) => <ComboBox {...field} label="Combo" options={options} />}
      />
      <Controller
        name="check"
        control={control}
        render={({ field: { value, ...field } }) => <Checkbox {...field} checked={value} label="Check" />}
      />
      <Controller
        name="checks"
        control={control}
        render={({ field }) => <CheckboxGroup {...field} label="Checks" options={choices} />}
      />
      <Controller
        name="radio"
        control={control}
        render={({ field }) => <RadioGroup {...field} label="Radio" options={choices} />}
      />
      <Controller
        name="on"
        control={control}
        render={({ field: { value, ...field } }) => <Switch {...field} checked={value} label="Switch" />}
      />
      <Controller
        name="slider"
        control={control}
        render={({ field }) => <Slider {...field} label="Slider" />}
      />
      <Controller
        name="segments"
        control={control}
        render={({ field }) => <SegmentedControl {...field} label="Segments" options={options} />}
      />
      <Controller
        name="tags"
        control={control}
        render={({ field }) => <TagField {...field} label="Tags" />}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

export const WithReactHookForm: Story = {
  render: () => <HookForm />,
  play: async () => {
    saved.mockClear();
    await press('Save');
    const text = screen.getByRole('textbox', { name: 'Text' });
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text).toHaveAccessibleDescription('Enter a text.');
    await userEvent.type(text, 'one');
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Number' }), '2');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Check' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Banana' }));
    await userEvent.click(screen.getAllByRole('radio', { name: 'Banana' })[0] ?? text);
    await userEvent.click(screen.getByRole('switch', { name: 'Switch' }));
    await press('Save');
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await expect(saved).toHaveBeenLastCalledWith({
      ...initial,
      text: 'one',
      number: 12,
      check: true,
      checks: ['a', 'b'],
      radio: 'b',
      on: true,
    });
  },
};
