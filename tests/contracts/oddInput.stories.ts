/** A kind of input that every component it can reach has a story for: page of stories, and the story that shows it. */
export interface OddInput {
  readonly name: string;
  readonly stories: Readonly<Record<string, string>>;
}

/** What lists, charts and tables show with nothing, with one thing and with as many as a person could have. */
const amounts: readonly (readonly [page: string, nothing: string, one: string, many: string])[] = [
  ['BarChart', 'Empty', 'One', 'Thousands'],
  ['CheckboxGroup', 'NoOptions', 'One', 'Thousands'],
  ['CheckoutPanel', 'NoLines', 'One', 'Thousands'],
  ['ComboBox', 'NoOptions', 'One', 'Thousands'],
  ['DataTable', 'Empty', 'One', 'Thousands'],
  ['DiffView', 'Empty', 'OneLine', 'Thousands'],
  ['DonutChart', 'Empty', 'One', 'TooManyParts'],
  ['HealthPanel', 'NoServices', 'OneService', 'ManyServices'],
  ['LineChart', 'Empty', 'One', 'Thousands'],
  ['Menu', 'NothingToDo', 'One', 'Thousands'],
  ['MessageList', 'Empty', 'One', 'Thousands'],
  ['NotificationList', 'Empty', 'One', 'Thousands'],
  ['PlanPicker', 'Empty', 'OneCard', 'Many'],
  ['ProcessLine', 'Empty', 'One', 'Many'],
  ['RadioGroup', 'NoOptions', 'One', 'Thousands'],
  ['Receipt', 'NotProven', 'One', 'Thousands'],
  ['Select', 'NothingToChoose', 'One', 'ManyOptions'],
  ['Sparkline', 'Empty', 'One', 'Thousands'],
  ['StepList', 'NoSteps', 'OneStep', 'Thousands'],
  ['SuggestionChips', 'Empty', 'One', 'Many'],
  ['Tabs', 'NoTabs', 'OneTab', 'ManyTabs'],
  ['ThreadList', 'Empty', 'One', 'Thousands'],
  ['ValueList', 'Empty', 'One', 'Thousands'],
];
const amount = (place: 1 | 2 | 3): Readonly<Record<string, string>> =>
  Object.fromEntries(amounts.map((row) => [row[0], row[place]]));

/** Everything but words, which every page has: they are looked for in all of them. */
export const oddInputs: readonly OddInput[] = [
  {
    name: 'nothing',
    stories: { ...amount(1), CodeBlock: 'Empty', FloatingMenu: 'NoItems', TagField: 'Empty' },
  },
  { name: 'one', stories: amount(2) },
  {
    name: 'many',
    stories: {
      ...amount(3),
      CodeBlock: 'Thousands',
      FloatingMenu: 'ManyItems',
      FooterPanel: 'ManyLinks',
      MandateSwitch: 'ManyRules',
      MonitorCard: 'Thousands',
      OnboardingChecklist: 'Many',
      SegmentedControl: 'ManySegments',
      TagField: 'ManyTags',
      TemplateCard: 'ManyFeatures',
      TextArea: 'ManyLines',
      Toast: 'Thousands',
    },
  },
  {
    name: 'what may be left out is missing',
    stories: {
      Avatar: 'WithoutAName',
      Banner: 'TitleOnly',
      Card: 'Untitled',
      DataTable: 'CellsMissing',
      Dialog: 'WithoutFooter',
      EmptyState: 'WordsOnly',
      ErrorScreen: 'WordsOnly',
      FilterBar: 'SearchOnly',
      FooterPanel: 'NoticeOnly',
      HealthPanel: 'NotCheckedYet',
      Hero: 'WordsOnly',
      MandateSwitch: 'WithoutPriority',
      MonitorCard: 'NeverChecked',
      RadioGroup: 'UnknownChoice',
      Receipt: 'WithoutStub',
      Select: 'UnknownChoice',
      ServicePicker: 'WithoutIcons',
      StatCard: 'Default',
      ThreadList: 'OnlyToSwitch',
      Tooltip: 'NoText',
    },
  },
  {
    name: 'no number',
    stories: {
      BarChart: 'Gaps',
      DiffView: 'OddNumbers',
      DonutChart: 'NothingToDraw',
      HealthPanel: 'OddNumbers',
      LineChart: 'Gaps',
      Meter: 'BadNumbers',
      NotificationBell: 'NotANumber',
      ProgressBar: 'OutOfRange',
      Slider: 'BadNumbers',
      Sparkline: 'Gaps',
      StatCard: 'NotANumber',
      TourOverlay: 'NotANumber',
    },
  },
  {
    name: 'a number beyond measure',
    stories: {
      BarChart: 'Enormous',
      DonutChart: 'Enormous',
      HealthPanel: 'OddNumbers',
      LineChart: 'Enormous',
      Meter: 'BadNumbers',
      MonitorCard: 'Enormous',
      NotificationBell: 'Many',
      ProgressBar: 'Enormous',
      Slider: 'Enormous',
      Sparkline: 'Enormous',
      StatCard: 'Enormous',
      TourOverlay: 'OddNumbers',
    },
  },
  { name: 'a picture that does not load', stories: { Avatar: 'PictureThatFails' } },
  {
    name: 'a double click',
    stories: {
      Button: 'DoubleClickSendsOnce',
      Checkbox: 'DoubleClickEndsAsItBegan',
      CheckboxGroup: 'DoubleClickEndsAsItBegan',
      Composer: 'DoubleClickSendsAndStopsNothing',
      ConfirmDialog: 'ConfirmsOnce',
      CopyButton: 'PressedTwice',
      MandateSwitch: 'DoubleClickEndsAsItBegan',
      RadioGroup: 'DoubleClickChoosesOnce',
      Switch: 'DoubleClickEndsAsItBegan',
    },
  },
  {
    name: 'a slow line',
    stories: {
      Button: 'Busy',
      CheckoutPanel: 'Waiting',
      Composer: 'BusyWithStop',
      ConfirmDialog: 'Busy',
      DataTable: 'Loading',
      Dialog: 'BusyStaysOpen',
      ErrorScreen: 'Retrying',
      Feedback: 'SkeletonShapes',
      HealthPanel: 'NotCheckedYet',
      OperationCard: 'Planning',
      ProgressBar: 'Unknown',
      StatusDot: 'Processing',
    },
  },
];

/** Pages whose words are fixed, only heard, or those of a part that has a page of its own. */
export const withoutOwnWords: readonly string[] = [
  'CopyButton',
  'Feedback',
  'Icon',
  'IconButton',
  'InstructionToResult',
  'NotificationBell',
  'Sparkline',
];
