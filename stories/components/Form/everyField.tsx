import {
  Checkbox,
  CheckboxGroup,
  ComboBox,
  NumberField,
  PasswordField,
  RadioGroup,
  SearchField,
  SegmentedControl,
  Select,
  ServicePicker,
  Slider,
  Stack,
  Switch,
  TagField,
  TextArea,
  TextField,
} from '@saywright/ui';
import type { ReactElement } from 'react';

export const options = [
  { id: 'a', label: 'Apple' },
  { id: 'b', label: 'Banana' },
];
export const choices = options.map(({ id, label }) => ({ value: id, label }));

/** Every field, uncontrolled and with a name. */
export const everyField: ReactElement = (
  <Stack>
    <TextField label="Text" name="text" defaultValue="one" />
    <TextArea label="Area" name="area" defaultValue="two" />
    <PasswordField label="Password" name="password" defaultValue="three" />
    <SearchField label="Search" name="search" defaultValue="four" />
    <NumberField label="Number" name="number" defaultValue={5} />
    <Select label="Select" name="select" options={options} defaultValue="a" />
    <ComboBox label="Combo" name="combo" options={options} defaultValue="a" />
    <Checkbox label="Check" name="check" defaultChecked />
    <CheckboxGroup label="Checks" name="checks" options={choices} defaultValue={['a']} />
    <RadioGroup label="Radio" name="radio" options={choices} defaultValue="a" />
    <Switch label="Switch" name="switch" defaultChecked />
    <Slider label="Slider" name="slider" defaultValue={6} />
    <SegmentedControl label="Segments" name="segments" options={options} defaultValue="a" />
    <ServicePicker label="Service" name="service" options={options} defaultValue="a" />
    <TagField label="Tags" name="tags" defaultValue={['x', 'y']} />
  </Stack>
);

/** What a form with these fields sends. */
export const sent = {
  text: 'one',
  area: 'two',
  password: 'three',
  search: 'four',
  number: '5',
  select: 'a',
  combo: 'a',
  check: 'on',
  checks: 'a',
  radio: 'a',
  switch: 'on',
  slider: '6',
  segments: 'a',
  service: 'a',
  tags: 'x,y',
};
