import { beforeAll, describe, expect, test } from 'vitest';
import { components, storiesOf } from './files.ts';
import { compare, enter, modes } from './frame.ts';

/** Besides what covers the page: what shows the most of itself in a panel. */
const openers = new Set(['ComboBox', 'HelpTip', 'Menu', 'Popover', 'Select', 'Tooltip']);

// What is seen is the window, whatever of the page goes beyond it.
beforeAll(() => document.body.classList.add('window'));

// The story that shows it in the light theme leaves it open; here it is seen in every mode.
describe.each(components.filter(({ name, coversThePage }) => coversThePage || openers.has(name)))(
  '$name, open',
  ({ name, file }) => {
    test.each(modes)('looks as it did: $name', async (mode) => {
      const { InLightTheme } = storiesOf(file);
      expect(InLightTheme).toBeDefined();
      await enter(mode);
      const place = document.createElement('div');
      document.body.append(place);
      await InLightTheme?.run({ canvasElement: place });
      await compare(document.body, `${name}-open-${mode.name}`);
      place.remove();
    });
  },
);
