import { Button, ButtonGroup, Divider, ToggleButton, Toolbar } from '@saywright/ui';

export default function Example() {
  return (
    <Toolbar label="Text">
      <ButtonGroup label="Style" joined>
        <ToggleButton label="Bold" />
        <ToggleButton label="Italic" />
      </ButtonGroup>
      <Divider orientation="vertical" />
      <Button icon="undo">Undo</Button>
    </Toolbar>
  );
}
