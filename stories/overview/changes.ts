/** Something a version brought. */
export interface Change {
  /** What it is, for whom builds with the kit. */
  readonly text: string;
  /** Components whose page tells of it; none where it holds for all. */
  readonly components?: readonly string[];
}

/** What came with a version of the kit. */
export interface Version {
  readonly version: string;
  /** In one sentence. */
  readonly summary: string;
  readonly parts: readonly { readonly title: string; readonly changes: readonly Change[] }[];
}

/** All versions, the newest first. */
export const versions: readonly Version[] = [
  {
    version: '0.1.0',
    summary: 'The first version: every part of the product, in a package that other products can install.',
    parts: [
      {
        title: 'Components',
        changes: [
          {
            text: 'Plans are shown, proven, approved, executed and undone in one card, with a receipt.',
            components: ['OperationCard', 'Receipt', 'RiskBadge'],
          },
          {
            text: 'A long conversation is drawn in groups of fifty messages, so a new word costs one group only.',
            components: ['MessageList'],
          },
          {
            text: 'Away from its end a conversation counts what is new, and a double click on Send stops nothing.',
            components: ['MessageList', 'Composer'],
          },
          {
            text: 'Panels that a button opens, and help beside a word, for touch as for the keyboard.',
            components: ['Popover', 'HelpTip'],
          },
          {
            text: 'The way to a page, keys with names that can be read aloud, code in a sentence, and a line.',
            components: ['Breadcrumbs', 'Kbd', 'CodeInline', 'Divider'],
          },
          {
            text: 'One of a few choices, or some of them, with a sentence for each.',
            components: ['RadioGroup', 'CheckboxGroup', 'Checkbox'],
          },
          {
            text: 'A number is written as the language of the page does, and stepped by keys and buttons.',
            components: ['NumberField'],
          },
          {
            text: 'The first cell of a row is its name, and the head stays in sight over rows that scroll. Where order matters, columns sort.',
            components: ['DataTable', 'SortableTable'],
          },
          { text: 'Old and new stand side by side where there is room.', components: ['DiffView'] },
          { text: 'Lines that are too long can be wrapped.', components: ['CodeBlock'] },
          {
            text: 'A word that is longer than its button breaks inside it.',
            components: ['Button', 'LinkButton'],
          },
          {
            text: 'Charts come with a table and a sentence that says the same, and find round numbers by themselves.',
            components: ['LineChart', 'BarChart', 'DonutChart', 'Sparkline'],
          },
          {
            text: 'Menus, dialogs, tooltips and toasts take theme, density and direction from the place they open from.',
            components: ['Menu', 'Select', 'ComboBox', 'Dialog', 'ConfirmDialog', 'Tooltip', 'ToastRegion'],
          },
          {
            text: 'The selected tab is brought into sight, and arrow keys follow the direction of the page.',
            components: ['Tabs'],
          },
          {
            text: 'Fewer elements for the same look: pages with a thousand of them are drawn sooner.',
            components: ['Button', 'Card', 'ProgressBar', 'StatCard'],
          },
          {
            text: 'Work of an agent is seen while it goes on: how long it takes, at which step it is, and afterwards what was done.',
            components: ['ThinkingStatus', 'ExecutionTrace'],
          },
          {
            text: 'An answer is shown while it is written: in whole words, ten times a second at most.',
            components: ['StreamingText'],
          },
          {
            text: 'An agent asks before it reaches something new: once, for this session or always, and never always first.',
            components: ['PermissionGrant'],
          },
          {
            text: 'What is left of an allowance is said in a sentence, with a bar and a colour that say the same.',
            components: ['UsageMeter'],
          },
          {
            text: 'Under an answer stand what can be done with it, the files that go along, and the sources it was read in.',
            components: ['MessageActions', 'Attachment', 'SourceList'],
          },
        ],
      },
      {
        title: 'Themes and modes',
        changes: [
          { text: 'Dark and light, each with high contrast; every state is seen in forced colours, too.' },
          { text: 'Comfortable and compact density; left to right and right to left in every component.' },
          { text: 'Themes of your own, with a report that names every pair of colours that is too weak.' },
          { text: 'A script for the page’s head sets what somebody chose before the first paint.' },
        ],
      },
      {
        title: 'Words',
        changes: [
          { text: 'Every word of the kit is in one typed catalogue, and numbers follow the locale.' },
          { text: 'Complete in English and Arabic; a pseudo-locale finds words that were forgotten.' },
        ],
      },
      {
        title: 'Package',
        changes: [
          {
            text: 'Every component has a subpath and a style sheet of its own; script never imports styles.',
          },
          {
            text: 'It runs in plain Node, in server components, and under a policy that allows only nonces.',
          },
          { text: 'What each component weighs is a list under review, with a bar for each.' },
        ],
      },
      {
        title: 'Showcase',
        changes: [
          {
            text: 'Foundations, patterns, recipes and whole screens; guidance and keys on every component’s page.',
          },
          { text: 'Examples of good and bad use, and pictures of every state in six modes.' },
        ],
      },
    ],
  },
];

/** What the versions say of one component, the newest first, or that it is new. */
export function changesOf(component: string): readonly { readonly version: string; readonly text: string }[] {
  const told = versions.flatMap(({ version, parts }) =>
    parts
      .flatMap(({ changes }) => changes)
      .filter(({ components }) => components?.includes(component))
      .map(({ text }) => ({ version, text })),
  );
  const first = versions.at(-1)?.version;
  return told.length > 0 || first === undefined ? told : [{ version: first, text: 'It is new.' }];
}
