import { english as Chart } from '../internal/chart/messages.ts';
import { english as Dates } from '../internal/dates/messages.ts';
import { english as Files } from '../internal/files/messages.ts';
import { english as AppShell } from '../components/AppShell/messages.ts';
import { english as Attachment } from '../components/Attachment/messages.ts';
import { english as Breadcrumbs } from '../components/Breadcrumbs/messages.ts';
import { english as CheckoutPanel } from '../components/CheckoutPanel/messages.ts';
import { english as CodeBlock } from '../components/CodeBlock/messages.ts';
import { english as ComboBox } from '../components/ComboBox/messages.ts';
import { english as CommandPalette } from '../components/CommandPalette/messages.ts';
import { english as Composer } from '../components/Composer/messages.ts';
import { english as ConfirmDialog } from '../components/ConfirmDialog/messages.ts';
import { english as CopyButton } from '../components/CopyButton/messages.ts';
import { english as DataGrid } from '../components/DataGrid/messages.ts';
import { english as DataTable } from '../components/DataTable/messages.ts';
import { english as DatePicker } from '../components/DatePicker/messages.ts';
import { english as DateRangePicker } from '../components/DateRangePicker/messages.ts';
import { english as Dialog } from '../components/Dialog/messages.ts';
import { english as Diagram } from '../components/Diagram/messages.ts';
import { english as DiffView } from '../components/DiffView/messages.ts';
import { english as DonutChart } from '../components/DonutChart/messages.ts';
import { english as DropZone } from '../components/DropZone/messages.ts';
import { english as Drawer } from '../components/Drawer/messages.ts';
import { english as ErrorScreen } from '../components/ErrorScreen/messages.ts';
import { english as ExecutionTrace } from '../components/ExecutionTrace/messages.ts';
import { english as FilterBar } from '../components/FilterBar/messages.ts';
import { english as FloatingMenu } from '../components/FloatingMenu/messages.ts';
import { english as FooterPanel } from '../components/FooterPanel/messages.ts';
import { english as Form } from '../components/Form/messages.ts';
import { english as HealthPanel } from '../components/HealthPanel/messages.ts';
import { english as HelpTip } from '../components/HelpTip/messages.ts';
import { english as Kbd } from '../components/Kbd/messages.ts';
import { english as Link } from '../components/Link/messages.ts';
import { english as Menu } from '../components/Menu/messages.ts';
import { english as MessageActions } from '../components/MessageActions/messages.ts';
import { english as MessageList } from '../components/MessageList/messages.ts';
import { english as Meter } from '../components/Meter/messages.ts';
import { english as MonitorCard } from '../components/MonitorCard/messages.ts';
import { english as NavMenu } from '../components/NavMenu/messages.ts';
import { english as NotificationBell } from '../components/NotificationBell/messages.ts';
import { english as NotificationList } from '../components/NotificationList/messages.ts';
import { english as NumberField } from '../components/NumberField/messages.ts';
import { english as OnboardingChecklist } from '../components/OnboardingChecklist/messages.ts';
import { english as OperationCard } from '../components/OperationCard/messages.ts';
import { english as Pagination } from '../components/Pagination/messages.ts';
import { english as PasswordField } from '../components/PasswordField/messages.ts';
import { english as PermissionGrant } from '../components/PermissionGrant/messages.ts';
import { english as PlanPicker } from '../components/PlanPicker/messages.ts';
import { english as PreviewFrame } from '../components/PreviewFrame/messages.ts';
import { english as PriorityBadge } from '../components/PriorityBadge/messages.ts';
import { english as ProcessLine } from '../components/ProcessLine/messages.ts';
import { english as ProgressBar } from '../components/ProgressBar/messages.ts';
import { english as ReadingLine } from '../components/ReadingLine/messages.ts';
import { english as ReadingReport } from '../components/ReadingReport/messages.ts';
import { english as RiskBadge } from '../components/RiskBadge/messages.ts';
import { english as SampleMark } from '../components/SampleMark/messages.ts';
import { english as SearchField } from '../components/SearchField/messages.ts';
import { english as Select } from '../components/Select/messages.ts';
import { english as SideNav } from '../components/SideNav/messages.ts';
import { english as SortableTable } from '../components/SortableTable/messages.ts';
import { english as Sparkline } from '../components/Sparkline/messages.ts';
import { english as SplitButton } from '../components/SplitButton/messages.ts';
import { english as StepList } from '../components/StepList/messages.ts';
import { english as Switch } from '../components/Switch/messages.ts';
import { english as TagField } from '../components/TagField/messages.ts';
import { english as ThemeToggle } from '../components/ThemeToggle/messages.ts';
import { english as ThinkingStatus } from '../components/ThinkingStatus/messages.ts';
import { english as ThreadList } from '../components/ThreadList/messages.ts';
import { english as Timeline } from '../components/Timeline/messages.ts';
import { english as ToastRegion } from '../components/ToastRegion/messages.ts';
import { english as TourOverlay } from '../components/TourOverlay/messages.ts';
import { english as Tree } from '../components/Tree/messages.ts';
import { english as UsageMeter } from '../components/UsageMeter/messages.ts';
import { english as Wizard } from '../components/Wizard/messages.ts';

const catalogue = {
  Chart,
  Dates,
  Files,
  AppShell,
  Attachment,
  Breadcrumbs,
  CheckoutPanel,
  CodeBlock,
  ComboBox,
  CommandPalette,
  Composer,
  ConfirmDialog,
  CopyButton,
  DataGrid,
  DataTable,
  DatePicker,
  DateRangePicker,
  Dialog,
  Diagram,
  DiffView,
  DonutChart,
  DropZone,
  Drawer,
  ErrorScreen,
  ExecutionTrace,
  FilterBar,
  FloatingMenu,
  FooterPanel,
  Form,
  HealthPanel,
  HelpTip,
  Kbd,
  Link,
  Menu,
  MessageActions,
  MessageList,
  Meter,
  MonitorCard,
  NavMenu,
  NotificationBell,
  NotificationList,
  NumberField,
  OnboardingChecklist,
  OperationCard,
  Pagination,
  PasswordField,
  PermissionGrant,
  PlanPicker,
  PreviewFrame,
  PriorityBadge,
  ProcessLine,
  ProgressBar,
  ReadingLine,
  ReadingReport,
  RiskBadge,
  SampleMark,
  SearchField,
  Select,
  SideNav,
  SortableTable,
  Sparkline,
  SplitButton,
  StepList,
  Switch,
  TagField,
  ThemeToggle,
  ThinkingStatus,
  ThreadList,
  Timeline,
  ToastRegion,
  TourOverlay,
  Tree,
  UsageMeter,
  Wizard,
};

/**
 * All built-in texts, by component. A catalogue of this type in another language is complete: a missing text does not
 * compile.
 */
export type Messages = typeof catalogue;

/**
 * Complete English catalogue, as a base for a translation or for changing a text.
 * @example
 * const messages = { Composer: { ...english.Composer, send: 'Ask' } };
 */
export const english: Messages = catalogue;
