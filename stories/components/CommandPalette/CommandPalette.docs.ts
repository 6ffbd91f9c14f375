import type { CommandPaletteProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<CommandPaletteProps> = {
  group: 'Overlays',
  status: 'preview',
  summary: 'A dialog that finds and runs commands from the keyboard.',
  when: 'In a product with more than about ten actions or places that people use often.',
  whenNot: 'As the only way to reach something, or to search content.',
  alternatives: ['Menu', 'NavMenu', 'SearchField'],
  usage: [
    'The palette is a shortcut for people who know what they want. Everything in it also has a place on a screen, because nobody can discover what they have to type. Show a button with the shortcut beside it, so that people learn it and can open the palette without a keyboard.',
    'Group the commands by what they act on, the most used group first. Pass the commands that were used last as recent; they come first until something is typed. Add keywords for the names that people know from elsewhere, such as “preferences” for settings.',
    'The default filter finds each typed word in the label or a keyword, regardless of case and accents. Pass your own to rank by meaning or to search on a server; the order of the groups stays as given.',
  ],
  anatomy: [
    { part: 'Search field', does: 'Holds the focus; what is typed filters the commands.' },
    { part: 'Group', does: 'A heading with its commands.' },
    { part: 'Command', does: 'Icon, label, an optional description and its shortcut.' },
    { part: 'Close', does: 'Closes it without a keyboard.' },
  ],
  sizes:
    'At most 576 px wide, with a list of 352 px that scrolls, so that the dialog keeps its place while people type. On phones it is a sheet at the bottom.',
  keyboard: [
    {
      keys: 'Command or Control + K',
      does: 'Opens it from anywhere on the page, and closes it; focus returns',
      story: 'ClosedTest',
    },
    { keys: 'Letters', does: 'Filter the commands; the first match is active', story: 'TypingFinds' },
    {
      keys: 'Arrow down, Arrow up',
      does: 'Move through the commands, skip disabled ones and wrap around',
      story: 'ArrowsSkipWhatIsDisabledAndGoRound',
    },
    { keys: 'Enter', does: 'Closes it and runs the active command', story: 'TypingFinds' },
    { keys: 'Escape', does: 'Closes it', story: 'EscapeCloses' },
  ],
  announces: [
    'Its name, the search field, and the active command with its group.',
    'That no commands match.',
  ],
  content: ['Each command begins with a verb: “Add a table”.', 'The empty text says what to try next.'],
  edgeCases: { nothing: 'NoCommands', one: 'One', many: 'Thousands', optionalMissing: 'WithRecent' },
  since: '0.1.0',
};
