/** One change in a version. */
export interface Change {
  /** A sentence for people who build with the kit. */
  readonly text: string;
  /** Components whose pages list it; absent if it applies to all. */
  readonly components?: readonly string[];
}

/** The changes in one version of the kit. */
export interface Version {
  readonly version: string;
  /** One sentence. */
  readonly summary: string;
  readonly parts: readonly { readonly title: string; readonly changes: readonly Change[] }[];
}

/** All versions, the newest first. */
export const versions: readonly Version[] = [
  {
    version: '0.1.0',
    summary:
      'The first version: the components of the product, in a package that other products can install.',
    parts: [
      {
        title: 'Components',
        changes: [
          {
            text: 'Items inside of items open and close, load when opened, and can be selected or followed.',
            components: ['Tree'],
          },
          {
            text: 'Rows with sorting, selection and actions; thousands of them stay fast.',
            components: ['DataGrid', 'VirtualDataGrid'],
          },
          {
            text: 'A form lists its errors with links to their fields, and keeps what was typed when a server returns errors.',
            components: ['Form'],
          },
          {
            text: 'Several choices from one list, also filtered as you type.',
            components: ['MultiSelect', 'MultiComboBox'],
          },
          {
            text: 'Files are chosen with a button or dropped, and each refused file says why.',
            components: ['FileTrigger', 'DropZone'],
          },
          {
            text: 'Pages of a list, navigation beside the content, and what happened in order of time.',
            components: ['Pagination', 'SideNav', 'Timeline'],
          },
          {
            text: 'Buttons that stay pressed, belong together, or offer more in a menu.',
            components: ['ToggleButton', 'ButtonGroup', 'SplitButton', 'Toolbar'],
          },
          { text: 'A panel from the edge of the window.', components: ['Drawer'] },
          {
            text: 'Headings, text and links with the type scale of the kit.',
            components: ['Heading', 'Text', 'Link'],
          },
          { text: 'A long form in steps, with a check of each.', components: ['Wizard'] },
          { text: 'Every command of a product in one search.', components: ['CommandPalette'] },
          {
            text: 'A line shows how a sentence was read, and a report what was not understood.',
            components: ['ReadingLine', 'ReadingReport'],
          },
          {
            text: 'One card shows a plan from proof and approval to execution and undo, with a receipt.',
            components: ['OperationCard', 'Receipt', 'RiskBadge'],
          },
          {
            text: 'A long conversation renders in groups of fifty messages, so a new word updates one group only.',
            components: ['MessageList'],
          },
          {
            text: 'A scrolled-up conversation counts new messages, and a double click on Send no longer presses Stop.',
            components: ['MessageList', 'Composer'],
          },
          {
            text: 'Panels that open from a button, and help beside a term, for touch and keyboard.',
            components: ['Popover', 'HelpTip'],
          },
          {
            text: 'Breadcrumbs, keyboard keys with names that can be read aloud, inline code, and dividers.',
            components: ['Breadcrumbs', 'Kbd', 'CodeInline', 'Divider'],
          },
          {
            text: 'Single or multiple selection, with a description for each option.',
            components: ['RadioGroup', 'CheckboxGroup', 'Checkbox'],
          },
          {
            text: 'Numbers follow the locale of the page, and step with keys and buttons.',
            components: ['NumberField'],
          },
          {
            text: 'The first cell names its row, and the header stays visible while rows scroll. Where order matters, columns sort.',
            components: ['DataTable', 'SortableTable'],
          },
          { text: 'Old and new are side by side where there is room.', components: ['DiffView'] },
          { text: 'Long lines can wrap.', components: ['CodeBlock'] },
          {
            text: 'A word that is longer than its button breaks inside the button.',
            components: ['Button', 'LinkButton'],
          },
          {
            text: 'Charts include a table and a text summary, and choose round axis values.',
            components: ['LineChart', 'BarChart', 'DonutChart', 'Sparkline'],
          },
          {
            text: 'Menus, dialogs, tooltips and toasts inherit theme, density and direction from where they open.',
            components: ['Menu', 'Select', 'ComboBox', 'Dialog', 'ConfirmDialog', 'Tooltip', 'ToastRegion'],
          },
          {
            text: 'The selected tab scrolls into view, and arrow keys follow the direction of the page.',
            components: ['Tabs'],
          },
          {
            text: 'Fewer elements for the same appearance, so pages with a thousand of them render faster.',
            components: ['Button', 'Card', 'ProgressBar', 'StatCard'],
          },
          {
            text: 'The work of an agent is visible while it runs: its duration, its current step, and afterwards its actions.',
            components: ['ThinkingStatus', 'ExecutionTrace'],
          },
          {
            text: 'A streamed answer appears in whole words, at most ten times a second.',
            components: ['StreamingText'],
          },
          {
            text: 'An agent asks for permission once, for this session or always; “always” is never the primary button.',
            components: ['PermissionGrant'],
          },
          {
            text: 'A sentence says what is left of an allowance; a bar and a colour support it.',
            components: ['UsageMeter'],
          },
          {
            text: 'An answer can have actions, attachments and sources.',
            components: ['MessageActions', 'Attachment', 'SourceList'],
          },
          {
            text: 'Dates are typed segment by segment in the order of the language, and submitted as ISO text.',
            components: ['DateField'],
          },
          {
            text: 'A calendar to choose a date from beside its segments, with limits, days that are not available, and every key of the date grid.',
            components: ['DatePicker'],
          },
          {
            text: 'A period from one date to another, typed or chosen in one calendar, by clicks, by dragging or with the keyboard.',
            components: ['DateRangePicker'],
          },
        ],
      },
      {
        title: 'Themes and modes',
        changes: [
          { text: 'Dark and light, each with high contrast; every state is also visible in forced colours.' },
          { text: 'Comfortable and compact density; left to right and right to left in every component.' },
          { text: 'Custom themes, with a report on every pair of colours with too little contrast.' },
          { text: 'A script for the page’s head applies the stored modes before the first paint.' },
        ],
      },
      {
        title: 'Words',
        changes: [
          { text: 'All text of the kit is in one typed catalogue, and numbers follow the locale.' },
          { text: 'Complete in English and Arabic; a pseudo-locale reveals untranslated text.' },
        ],
      },
      {
        title: 'Package',
        changes: [
          {
            text: 'Every component has its own subpath and style sheet; scripts never import styles.',
          },
          {
            text: 'It runs in plain Node, in server components, and under a content security policy with nonces only.',
          },
          { text: 'Every component has a size budget, and its size is under review.' },
        ],
      },
      {
        title: 'Showcase',
        changes: [
          {
            text: 'Foundations, patterns, recipes and whole screens; guidance and keyboard tables on every component’s page.',
          },
          { text: 'Examples of good and bad use, and visual snapshots of every state in six modes.' },
        ],
      },
    ],
  },
];

/** The changes to one component, newest first, or the version that added it. */
export function changesOf(
  component: string,
  since = versions.at(-1)?.version,
): readonly { readonly version: string; readonly text: string }[] {
  const own = versions.flatMap(({ version, parts }) =>
    parts
      .flatMap(({ changes }) => changes)
      .filter(({ components }) => components?.includes(component))
      .map(({ text }) => ({ version, text })),
  );
  return own.length > 0 || since === undefined ? own : [{ version: since, text: 'Added.' }];
}
