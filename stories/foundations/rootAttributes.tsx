import * as kit from '@saywright/ui';
import type { CSSProperties, ReactElement } from 'react';

/** Attributes that every component passes on. */
export interface Given {
  id: string;
  className: string;
  style: CSSProperties;
  'data-x': string;
  'aria-describedby': string;
  ref: (element: Element | null) => void;
}

type Example = (given: Given) => ReactElement;

const noop = (): void => undefined;
const options = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
];
const choices = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const chart = { title: 'Orders', categories: ['Mon'], series: [{ id: 'a', label: 'A', values: [1] }] };
const onboarding = {
  steps: [],
  value: 'a',
  onChange: noop,
  onAction: noop,
  completion: { title: 'Done', actions: null },
};

/** Every attribute is on the root element. */
export const roots: Readonly<Record<string, Example>> = {
  AppShell: (given) => (
    <kit.AppShell {...given} header="Header">
      Page
    </kit.AppShell>
  ),
  Attachment: (given) => <kit.Attachment {...given} name="plan.pdf" />,
  Avatar: (given) => <kit.Avatar {...given} name="Ada" />,
  BackLink: (given) => (
    <kit.BackLink {...given} href="#">
      Back
    </kit.BackLink>
  ),
  Badge: (given) => (
    <kit.Badge {...given} icon="check">
      New
    </kit.Badge>
  ),
  Banner: (given) => <kit.Banner {...given} title="Paused" />,
  BarChart: (given) => <kit.BarChart {...given} {...chart} />,
  Breadcrumbs: (given) => <kit.Breadcrumbs {...given} items={options} />,
  Button: (given) => <kit.Button {...given}>Save</kit.Button>,
  ButtonGroup: (given) => (
    <kit.ButtonGroup {...given} label="Actions">
      <kit.Button>Save</kit.Button>
    </kit.ButtonGroup>
  ),
  Card: (given) => <kit.Card {...given}>Text</kit.Card>,
  CheckoutPanel: (given) => (
    <kit.CheckoutPanel {...given} lines={[]} total={{ label: 'Total', value: '$1' }} payment="Pay" />
  ),
  CodeBlock: (given) => <kit.CodeBlock {...given} code="1" language="text" title="Text" label="Text" />,
  CodeInline: (given) => <kit.CodeInline {...given}>id</kit.CodeInline>,
  CommandPalette: (given) => <kit.CommandPalette {...given} open groups={[]} onToggle={noop} onRun={noop} />,
  Composer: (given) => (
    <kit.Composer {...given} value="" onChange={noop} onSend={noop} label="Message" canSend={false} />
  ),
  ConfirmDialog: (given) => (
    <kit.ConfirmDialog
      {...given}
      open
      title="Delete?"
      subject="Orders"
      confirmLabel="Delete"
      onConfirm={noop}
      onCancel={noop}
    >
      It is gone.
    </kit.ConfirmDialog>
  ),
  CopyButton: (given) => <kit.CopyButton {...given} text="1" />,
  DataGrid: (given) => <kit.DataGrid {...given} caption="Rows" columns={options} rows={[]} empty="None" />,
  DataGridColumns: (given) => (
    <kit.DataGridColumns {...given} columns={options} hidden={[]} onChange={noop} />
  ),
  DataTable: (given) => (
    <kit.DataTable {...given} caption="Rows" columns={options} rows={[]} emptyText="None" />
  ),
  Dialog: (given) => (
    <kit.Dialog {...given} open onClose={noop} title="Plan">
      Text
    </kit.Dialog>
  ),
  Diagram: (given) => (
    <kit.Diagram {...given} label="Tables" width={200} height={100} boxes={[]} links={[]} />
  ),
  DiffView: (given) => <kit.DiffView {...given} title="a.ts" hunks={[]} />,
  Disclosure: (given) => (
    <kit.Disclosure {...given} summary="More">
      Text
    </kit.Disclosure>
  ),
  Divider: (given) => <kit.Divider {...given} />,
  Dock: (given) => <kit.Dock {...given}>Text</kit.Dock>,
  DonutChart: (given) => <kit.DonutChart {...given} title="Orders" slices={[]} />,
  Drawer: (given) => (
    <kit.Drawer {...given} open onClose={noop} title="Plan">
      Text
    </kit.Drawer>
  ),
  EmptyState: (given) => <kit.EmptyState {...given} title="Nothing" text="Add one." />,
  ErrorScreen: (given) => <kit.ErrorScreen {...given} title="Error" text="Try again." />,
  ExecutionTrace: (given) => <kit.ExecutionTrace {...given} label="Done" steps={[]} />,
  FeatureCard: (given) => <kit.FeatureCard {...given} icon="check" title="Undo" description="Always." />,
  FilterBar: (given) => (
    <kit.FilterBar {...given} label="Filter" search="" onSearch={noop} resultCount={0} onClear={noop} />
  ),
  FloatingMenu: (given) => <kit.FloatingMenu {...given} label="Quick" items={options} />,
  FooterPanel: (given) => <kit.FooterPanel {...given} links={[]} notice="Notice" />,
  Form: (given) => <kit.Form {...given}>Fields</kit.Form>,
  Grid: (given) => <kit.Grid {...given}>Text</kit.Grid>,
  Header: (given) => <kit.Header {...given} brand="Brand" end="End" />,
  Heading: (given) => (
    <kit.Heading {...given} level={2}>
      Text
    </kit.Heading>
  ),
  HealthPanel: (given) => (
    <kit.HealthPanel
      {...given}
      health="healthy"
      network={{ status: 'online', label: 'Online' }}
      issues={0}
      fixes={0}
    />
  ),
  HelpTip: (given) => (
    <kit.HelpTip {...given} about="Risk">
      Text
    </kit.HelpTip>
  ),
  Hero: (given) => <kit.Hero {...given} title="Say it" text="It is built." />,
  Icon: (given) => <kit.Icon {...given} name="check" />,
  IconButton: (given) => <kit.IconButton {...given} icon="check" label="Save" />,
  Kbd: (given) => <kit.Kbd {...given} keys={['Enter']} />,
  LineChart: (given) => <kit.LineChart {...given} {...chart} />,
  Link: (given) => (
    <kit.Link {...given} href="#" external>
      Open
    </kit.Link>
  ),
  LinkButton: (given) => (
    <kit.LinkButton {...given} href="#">
      Open
    </kit.LinkButton>
  ),
  Logo: (given) => <kit.Logo {...given} />,
  MandateSwitch: (given) => (
    <kit.MandateSwitch {...given} ruleId="R1" title="Rule" rule="Text" checked onChange={noop} />
  ),
  Menu: (given) => <kit.Menu {...given} label="Actions" items={options} />,
  MessageActions: (given) => <kit.MessageActions {...given} text="Text" />,
  MessageList: (given) => <kit.MessageList {...given} label="Chat" messages={[]} />,
  Meter: (given) => <kit.Meter {...given} label="Score" value={1} />,
  MonitorCard: (given) => (
    <kit.MonitorCard
      {...given}
      active
      status="online"
      statusText="On"
      fixes={0}
      issues={[]}
      onToggle={noop}
    />
  ),
  NavMenu: (given) => <kit.NavMenu {...given} label="Main" items={[]} />,
  NotificationBell: (given) => (
    <kit.NotificationBell {...given} unread={0}>
      Text
    </kit.NotificationBell>
  ),
  NotificationList: (given) => <kit.NotificationList {...given} items={[]} onRead={noop} onClear={noop} />,
  OnboardingChecklist: (given) => <kit.OnboardingChecklist {...given} {...onboarding} />,
  OperationCard: (given) => (
    <kit.OperationCard
      {...given}
      state="proven"
      serviceLabel="Database"
      stateLabel="Proven"
      risk="low"
      title="Add a table"
      steps={['Add it']}
    />
  ),
  PageContainer: (given) => <kit.PageContainer {...given}>Text</kit.PageContainer>,
  PageHeader: (given) => <kit.PageHeader {...given} title="Page" />,
  Pagination: (given) => <kit.Pagination {...given} count={2} />,
  PreviewFrame: (given) => <kit.PreviewFrame {...given} label="Your pages" />,
  PermissionGrant: (given) => <kit.PermissionGrant {...given} title="Allow?" items={[]} onAnswer={noop} />,
  PlanCard: (given) => <kit.PlanCard {...given} name="Pro" price="$1" description="For you." features={[]} />,
  PlanPicker: (given) => <kit.PlanPicker {...given} plans={[]} />,
  Popover: (given) => (
    <kit.Popover {...given} label="More" trigger={<button>More</button>}>
      Text
    </kit.Popover>
  ),
  PriorityBadge: (given) => <kit.PriorityBadge {...given} priority="low" />,
  ProcessLine: (given) => <kit.ProcessLine {...given} label="Steps" steps={[]} />,
  ProgressBar: (given) => <kit.ProgressBar {...given} label="Import" value={1} />,
  ReadingLine: (given) => <kit.ReadingLine {...given} parts={[]} />,
  ReadingReport: (given) => <kit.ReadingReport {...given} onPick={noop} />,
  Receipt: (given) => <kit.Receipt {...given} title="Proven" note="Now" lines={[]} />,
  RiskBadge: (given) => <kit.RiskBadge {...given} risk="low" />,
  Row: (given) => <kit.Row {...given}>Text</kit.Row>,
  SampleMark: (given) => <kit.SampleMark {...given} />,
  SideNav: (given) => <kit.SideNav {...given} label="Settings" sections={[]} />,
  Skeleton: (given) => <kit.Skeleton {...given} />,
  SortableTable: (given) => (
    <kit.SortableTable {...given} caption="Rows" columns={options} rows={[]} emptyText="None" />
  ),
  SourceList: (given) => <kit.SourceList {...given} label="Sources" sources={[]} />,
  Sparkline: (given) => <kit.Sparkline {...given} label="Orders" values={[1, 2]} />,
  Spinner: (given) => <kit.Spinner {...given} />,
  SplitButton: (given) => (
    <kit.SplitButton {...given} items={options}>
      Save
    </kit.SplitButton>
  ),
  SplitLayout: (given) => (
    <kit.SplitLayout {...given} aside="Aside" asideLabel="More">
      Text
    </kit.SplitLayout>
  ),
  Stack: (given) => <kit.Stack {...given}>Text</kit.Stack>,
  StatCard: (given) => <kit.StatCard {...given} label="Orders" value="1" />,
  StatusDot: (given) => <kit.StatusDot {...given} status="online" label="Online" />,
  StepList: (given) => <kit.StepList {...given} label="Steps" steps={[]} />,
  StreamingText: (given) => <kit.StreamingText {...given} text="Text" />,
  SuggestionChips: (given) => <kit.SuggestionChips {...given} label="Next" items={[]} onPick={noop} />,
  Tabs: (given) => <kit.Tabs {...given} label="Views" items={[{ id: 'a', label: 'A', content: 'Text' }]} />,
  TagList: (given) => <kit.TagList {...given} label="Tags" tags={['a']} />,
  TemplateCard: (given) => (
    <kit.TemplateCard
      {...given}
      name="Shop"
      description="A shop."
      category="Store"
      difficulty={{ label: 'Easy', level: 1 }}
      features={[]}
    />
  ),
  Text: (given) => <kit.Text {...given}>Text</kit.Text>,
  ThemeToggle: (given) => <kit.ThemeToggle {...given} theme="dark" onToggle={noop} />,
  ThinkingStatus: (given) => <kit.ThinkingStatus {...given} since={0} until={1} />,
  ThreadList: (given) => <kit.ThreadList {...given} label="Chats" threads={[]} value="" onChange={noop} />,
  Timeline: (given) => <kit.Timeline {...given} label="Activity" events={[]} />,
  ToggleButton: (given) => <kit.ToggleButton {...given} label="Pin" />,
  Toolbar: (given) => (
    <kit.Toolbar {...given} label="Text">
      <kit.Button>Bold</kit.Button>
    </kit.Toolbar>
  ),
  Tooltip: (given) => (
    <kit.Tooltip {...given} text="More">
      <button>More</button>
    </kit.Tooltip>
  ),
  TourMarker: (given) => (
    <kit.TourMarker {...given} name="plan" active={false}>
      Text
    </kit.TourMarker>
  ),
  TourOverlay: (given) => (
    <kit.TourOverlay
      {...given}
      channel="CH 1"
      title="Plan"
      description="Text"
      step={1}
      total={2}
      playing={false}
      onPrevious={noop}
      onNext={noop}
      onTogglePlay={noop}
      onStop={noop}
    />
  ),
  Tree: (given) => <kit.Tree {...given} label="Files" items={options} />,
  UsageMeter: (given) => <kit.UsageMeter {...given} label="Checks" used={1} limit={2} unit="checks" />,
  ValueList: (given) => <kit.ValueList {...given} items={[]} />,
  VirtualDataGrid: (given) => (
    <kit.VirtualDataGrid
      {...given}
      caption="Rows"
      columns={options}
      rows={[]}
      empty="None"
      maxHeight="20rem"
    />
  ),
  Wizard: (given) => <kit.Wizard {...given} label="Set up" steps={[]} onFinish={noop} />,
};

/** Class, style and data are on the root element; id, description and ref on the control. */
export const fields: Readonly<Record<string, Example>> = {
  Checkbox: (given) => <kit.Checkbox {...given} name="field" label="Field" />,
  ComboBox: (given) => <kit.ComboBox {...given} name="field" label="Field" options={options} />,
  DateField: (given) => <kit.DateField {...given} name="field" label="Field" />,
  DatePicker: (given) => <kit.DatePicker {...given} name="field" label="Field" />,
  DateRangePicker: (given) => <kit.DateRangePicker {...given} startName="field" label="Field" />,
  DropZone: (given) => <kit.DropZone {...given} name="field" label="Field" />,
  FileTrigger: (given) => (
    <kit.FileTrigger {...given} onChange={noop}>
      Choose
    </kit.FileTrigger>
  ),
  MultiComboBox: (given) => <kit.MultiComboBox {...given} name="field" label="Field" options={options} />,
  MultiSelect: (given) => <kit.MultiSelect {...given} name="field" label="Field" options={options} />,
  NumberField: (given) => <kit.NumberField {...given} name="field" label="Field" />,
  PasswordField: (given) => <kit.PasswordField {...given} name="field" label="Field" />,
  SearchField: (given) => <kit.SearchField {...given} name="field" label="Field" />,
  Select: (given) => <kit.Select {...given} name="field" label="Field" options={options} />,
  ServicePicker: (given) => <kit.ServicePicker {...given} name="field" label="Field" options={options} />,
  Slider: (given) => <kit.Slider {...given} name="field" label="Field" />,
  Switch: (given) => <kit.Switch {...given} name="field" label="Field" />,
  TagField: (given) => <kit.TagField {...given} name="field" label="Field" />,
  TextArea: (given) => <kit.TextArea {...given} name="field" label="Field" />,
  TextField: (given) => <kit.TextField {...given} name="field" label="Field" />,
};

/** Fields of several controls: everything is on the root element, and the ref is the first control. */
export const groups: Readonly<Record<string, Example>> = {
  CheckboxGroup: (given) => <kit.CheckboxGroup {...given} name="field" label="Field" options={choices} />,
  RadioGroup: (given) => <kit.RadioGroup {...given} name="field" label="Field" options={choices} />,
  SegmentedControl: (given) => (
    <kit.SegmentedControl {...given} name="field" label="Field" options={options} />
  ),
};

/** Components without a root element to pass attributes to, with the reason. */
export const without: Readonly<Record<string, string>> = {
  MessagesProvider: 'It renders only its children.',
  ToastRegion: 'It renders in a layer of the page while there are toasts, once for all of them.',
};
