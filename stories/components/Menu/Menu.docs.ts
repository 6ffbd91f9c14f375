import type { MenuProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<MenuProps> = {
  group: 'Actions',
  status: 'stable',
  summary: 'A button that opens a list of actions.',
  when: 'For three to eight actions that are rarely needed.',
  whenNot: 'For a single action, or to choose a value.',
  alternatives: ['Button', 'Select', 'FloatingMenu'],
  usage: [
    'A menu hides its actions, so it is for those that are needed rarely or by few. The one that most people need is beside it as a Button. A menu with one or two items is a detour; show them directly.',
    'Name the button after what the items act on: “Actions for orders”. Where there is only room for an icon, hide the label but keep it, because screen readers need it. Items begin with a verb and can have an icon and a short description. Destructive items come last and still ask for confirmation when they cannot be undone.',
    'Disable an item only if it will be available soon, and say why in its description; otherwise leave it out. An item with an address is a link and opens like one.',
    'Sections group a menu of more than about seven items under short headings. A section with a selection holds check items, for what is shown and how it is sorted; for a value of a form, use a Select or checkboxes. Submenus hide their items twice, so use one level at most and only for variants of one action, such as the formats of an export.',
    'Pass a trigger to open the menu from a button that exists already, such as an IconButton in a toolbar. The label then names only the menu.',
  ],
  anatomy: [
    { part: 'Button', does: 'Names the menu, or shows an icon with a hidden name.' },
    { part: 'List', does: 'The actions.' },
    { part: 'Item', does: 'Icon, label and an optional description.' },
    { part: 'Section', does: 'A heading with its items, separated from the next one by a line.' },
    { part: 'Check mark', does: 'Before the checked items of a section with a selection.' },
    { part: 'Submenu', does: 'A list that opens at the side of its item.' },
    { part: 'Danger', does: 'Destructive items in the colour of danger, last.' },
  ],
  sizes:
    'The button has the sizes of a Button. Items are 36 px high, 44 px on touch screens. The list is never taller than the window.',
  keyboard: [
    {
      keys: 'Enter',
      does: 'Opens it on the first item, and activates the focused item',
      story: 'EnterOpensAndUses',
    },
    { keys: 'Space', does: 'Opens it', story: 'SpaceOpens' },
    {
      keys: 'Arrow down, Arrow up',
      does: 'Move through the items, skip disabled ones and wrap around',
      story: 'ArrowsSkipWhatIsDisabledAndGoRound',
    },
    { keys: 'Arrow up on the button', does: 'Opens it on the last item', story: 'ArrowUpOpensAtTheEnd' },
    { keys: 'Letters', does: 'Move to the item that starts with them', story: 'LettersFindAnItem' },
    {
      keys: 'Arrow right, Arrow left',
      does: 'Open a submenu and return from it; mirrored in right-to-left text',
      story: 'ArrowsOpenSubmenus',
    },
    {
      keys: 'Space on a check item',
      does: 'Checks it; the menu stays open where several can be checked',
      story: 'CheckItemsTest',
    },
    { keys: 'Escape', does: 'Closes it; focus returns to the button', story: 'EscapeClosesAndReturns' },
  ],
  announces: [
    '“menu”, and the label of each item; the heading of a section when it is entered.',
    'Whether a check item is checked, and whether an item has a submenu.',
  ],
  content: ['Each item begins with a verb; destructive actions come last.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Project actions',
          onAction: nothing,
          items: [
            { id: 'rename', label: 'Rename' },
            { id: 'copy', label: 'Make a copy' },
            { id: 'export', label: 'Export as SQL' },
            { id: 'delete', label: 'Delete the project', danger: true },
          ],
        },
        because: 'The label says what they act on; the destructive action comes last.',
      },
      bad: {
        props: { label: 'Options', onAction: nothing, items: [{ id: 'export', label: 'Export as SQL' }] },
        because: 'Options of what? And a single action should be a button.',
      },
    },
  ],
  edgeCases: { nothing: 'NothingToDo', one: 'One', many: 'Thousands' },
};
