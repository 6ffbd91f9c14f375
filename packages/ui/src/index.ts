// All exports, one line per component; `@saywright/ui/<Name>` imports one component.

export { AppShell } from './components/AppShell/index.ts';
export type { AppShellProps } from './components/AppShell/index.ts';
export { Attachment } from './components/Attachment/index.ts';
export type { AttachmentProps, AttachmentState } from './components/Attachment/index.ts';
export { Avatar } from './components/Avatar/index.ts';
export type { AvatarProps } from './components/Avatar/index.ts';
export { BackLink } from './components/BackLink/index.ts';
export type { BackLinkProps } from './components/BackLink/index.ts';
export { Badge } from './components/Badge/index.ts';
export type { BadgeProps, BadgeTone } from './components/Badge/index.ts';
export { Banner } from './components/Banner/index.ts';
export type { BannerProps, BannerTone } from './components/Banner/index.ts';
export { BarChart } from './components/BarChart/index.ts';
export type { BarChartProps } from './components/BarChart/index.ts';
export { Breadcrumbs } from './components/Breadcrumbs/index.ts';
export type { Breadcrumb, BreadcrumbLinkProps, BreadcrumbsProps } from './components/Breadcrumbs/index.ts';
export { Button } from './components/Button/index.ts';
export type { ButtonProps, ButtonSize, ButtonVariant } from './components/Button/index.ts';
export { ButtonGroup } from './components/ButtonGroup/index.ts';
export type { ButtonGroupProps } from './components/ButtonGroup/index.ts';
export { Card } from './components/Card/index.ts';
export type { CardProps } from './components/Card/index.ts';
export { Checkbox } from './components/Checkbox/index.ts';
export type { CheckboxProps } from './components/Checkbox/index.ts';
export { CheckboxGroup } from './components/CheckboxGroup/index.ts';
export type { CheckboxGroupProps } from './components/CheckboxGroup/index.ts';
export { CheckoutPanel } from './components/CheckoutPanel/index.ts';
export type { CheckoutLine, CheckoutPanelProps } from './components/CheckoutPanel/index.ts';
export { CodeBlock } from './components/CodeBlock/index.ts';
export type { CodeBlockProps, CodeLanguage } from './components/CodeBlock/index.ts';
export { CodeInline } from './components/CodeInline/index.ts';
export type { CodeInlineProps } from './components/CodeInline/index.ts';
export { ComboBox } from './components/ComboBox/index.ts';
export type { ComboBoxProps } from './components/ComboBox/index.ts';
export { CommandPalette } from './components/CommandPalette/index.ts';
export type { Command, CommandGroup, CommandPaletteProps } from './components/CommandPalette/index.ts';
export { Composer } from './components/Composer/index.ts';
export type { ComposerProps } from './components/Composer/index.ts';
export { ConfirmDialog } from './components/ConfirmDialog/index.ts';
export type { ConfirmDialogProps } from './components/ConfirmDialog/index.ts';
export { CopyButton } from './components/CopyButton/index.ts';
export type { CopyButtonProps } from './components/CopyButton/index.ts';
export { DataGrid, DataGridColumns } from './components/DataGrid/index.ts';
export type {
  DataGridColumn,
  DataGridColumnsProps,
  DataGridProps,
  DataGridRow,
} from './components/DataGrid/index.ts';
export { DataTable } from './components/DataTable/index.ts';
export type {
  DataTableColumn,
  DataTableProps,
  DataTableRow,
  DataTableSort,
} from './components/DataTable/index.ts';
export { DateField } from './components/DateField/index.ts';
export type { DateFieldProps } from './components/DateField/index.ts';
export { DatePicker } from './components/DatePicker/index.ts';
export type { DatePickerProps } from './components/DatePicker/index.ts';
export { DateRangePicker } from './components/DateRangePicker/index.ts';
export type { DateRange, DateRangePickerProps } from './components/DateRangePicker/index.ts';
export { Diagram, diagramHeight } from './components/Diagram/index.ts';
export type { DiagramBox, DiagramLine, DiagramLink, DiagramProps } from './components/Diagram/index.ts';
export { Dialog } from './components/Dialog/index.ts';
export type { DialogProps, DialogSize } from './components/Dialog/index.ts';
export { DiffView } from './components/DiffView/index.ts';
export type { DiffHunk, DiffLabels, DiffLine, DiffViewProps } from './components/DiffView/index.ts';
export { Disclosure } from './components/Disclosure/index.ts';
export type { DisclosureProps } from './components/Disclosure/index.ts';
export { Divider } from './components/Divider/index.ts';
export type { DividerProps } from './components/Divider/index.ts';
export { Dock } from './components/Dock/index.ts';
export type { DockProps } from './components/Dock/index.ts';
export { DonutChart } from './components/DonutChart/index.ts';
export type { DonutChartProps, DonutSlice } from './components/DonutChart/index.ts';
export { DropZone } from './components/DropZone/index.ts';
export type { DropZoneProps } from './components/DropZone/index.ts';
export { Drawer } from './components/Drawer/index.ts';
export type { DrawerProps } from './components/Drawer/index.ts';
export { EmptyState } from './components/EmptyState/index.ts';
export type { EmptyStateProps } from './components/EmptyState/index.ts';
export { ErrorScreen } from './components/ErrorScreen/index.ts';
export type { ErrorScreenProps } from './components/ErrorScreen/index.ts';
export { ExecutionTrace } from './components/ExecutionTrace/index.ts';
export type { ExecutionTraceProps, TraceState, TraceStep } from './components/ExecutionTrace/index.ts';
export { FeatureCard } from './components/FeatureCard/index.ts';
export type { FeatureCardProps } from './components/FeatureCard/index.ts';
export { FileTrigger } from './components/FileTrigger/index.ts';
export type { FileTriggerProps } from './components/FileTrigger/index.ts';
export { FilterBar } from './components/FilterBar/index.ts';
export type { Filter, FilterBarProps } from './components/FilterBar/index.ts';
export { FloatingMenu } from './components/FloatingMenu/index.ts';
export type { FloatingMenuItem, FloatingMenuProps } from './components/FloatingMenu/index.ts';
export { FooterPanel } from './components/FooterPanel/index.ts';
export type { FooterLink, FooterLinkProps, FooterPanelProps } from './components/FooterPanel/index.ts';
export { Form } from './components/Form/index.ts';
export type { FormProps, ValidationErrors } from './components/Form/index.ts';
export { Grid } from './components/Grid/index.ts';
export type { GridProps } from './components/Grid/index.ts';
export { Header } from './components/Header/index.ts';
export type { HeaderProps } from './components/Header/index.ts';
export { Heading } from './components/Heading/index.ts';
export type { HeadingLevel, HeadingProps, HeadingSize } from './components/Heading/index.ts';
export { HealthPanel } from './components/HealthPanel/index.ts';
export type {
  Health,
  HealthLabels,
  HealthPanelProps,
  HealthService,
} from './components/HealthPanel/index.ts';
export { HelpTip } from './components/HelpTip/index.ts';
export type { HelpTipProps } from './components/HelpTip/index.ts';
export { Hero } from './components/Hero/index.ts';
export type { HeroProps } from './components/Hero/index.ts';
export { Icon, iconNames, isIconName } from './components/Icon/index.ts';
export type { IconName, IconProps, IconSource } from './components/Icon/index.ts';
export { IconButton } from './components/IconButton/index.ts';
export type { IconButtonProps } from './components/IconButton/index.ts';
export { Kbd } from './components/Kbd/index.ts';
export type { KbdProps } from './components/Kbd/index.ts';
export { LineChart } from './components/LineChart/index.ts';
export type { ChartLabels, ChartSeries, LineChartProps } from './components/LineChart/index.ts';
export { Link } from './components/Link/index.ts';
export type { LinkProps } from './components/Link/index.ts';
export { LinkButton } from './components/LinkButton/index.ts';
export type { LinkButtonProps } from './components/LinkButton/index.ts';
export { Logo } from './components/Logo/index.ts';
export type { LogoProps } from './components/Logo/index.ts';
export { MandateSwitch } from './components/MandateSwitch/index.ts';
export type { MandateSwitchProps } from './components/MandateSwitch/index.ts';
export { Menu } from './components/Menu/index.ts';
export type { MenuEntry, MenuItem, MenuProps, MenuSection } from './components/Menu/index.ts';
export { MessageActions } from './components/MessageActions/index.ts';
export type { MessageActionsProps, MessageMark } from './components/MessageActions/index.ts';
export { MessageList } from './components/MessageList/index.ts';
export type { Message, MessageListProps } from './components/MessageList/index.ts';
export { Meter } from './components/Meter/index.ts';
export type { MeterProps, MeterTone } from './components/Meter/index.ts';
export { MonitorCard } from './components/MonitorCard/index.ts';
export type { MonitorCardProps, MonitorIssue, MonitorLabels } from './components/MonitorCard/index.ts';
export { MultiComboBox } from './components/MultiComboBox/index.ts';
export type { MultiComboBoxProps } from './components/MultiComboBox/index.ts';
export { MultiSelect } from './components/MultiSelect/index.ts';
export type { MultiSelectProps } from './components/MultiSelect/index.ts';
export { NavMenu } from './components/NavMenu/index.ts';
export type { NavLinkProps, NavMenuItem, NavMenuProps } from './components/NavMenu/index.ts';
export { NotificationBell } from './components/NotificationBell/index.ts';
export type { NotificationBellProps } from './components/NotificationBell/index.ts';
export { NotificationList } from './components/NotificationList/index.ts';
export type {
  NotificationItem,
  NotificationLabels,
  NotificationListProps,
} from './components/NotificationList/index.ts';
export { NumberField } from './components/NumberField/index.ts';
export type { NumberFieldProps } from './components/NumberField/index.ts';
export { OnboardingChecklist } from './components/OnboardingChecklist/index.ts';
export type {
  OnboardingChecklistProps,
  OnboardingItem,
  OnboardingLabels,
} from './components/OnboardingChecklist/index.ts';
export { OperationCard } from './components/OperationCard/index.ts';
export type {
  OperationCardProps,
  OperationConfirmation,
  OperationPart,
  OperationLabels,
  OperationState,
} from './components/OperationCard/index.ts';
export { PageContainer } from './components/PageContainer/index.ts';
export type { PageContainerProps, PageWidth } from './components/PageContainer/index.ts';
export { PageHeader } from './components/PageHeader/index.ts';
export type { PageHeaderProps } from './components/PageHeader/index.ts';
export { Pagination } from './components/Pagination/index.ts';
export type { PaginationProps } from './components/Pagination/index.ts';
export { PasswordField } from './components/PasswordField/index.ts';
export type { PasswordFieldProps } from './components/PasswordField/index.ts';
export { PermissionGrant } from './components/PermissionGrant/index.ts';
export type {
  GrantAnswer,
  GrantItem,
  GrantScope,
  PermissionGrantProps,
} from './components/PermissionGrant/index.ts';
export { PlanCard, PlanPicker } from './components/PlanPicker/index.ts';
export type { PlanCardProps, PlanPickerProps } from './components/PlanPicker/index.ts';
export { Popover } from './components/Popover/index.ts';
export type { PopoverProps } from './components/Popover/index.ts';
export { PreviewFrame } from './components/PreviewFrame/index.ts';
export type { PreviewDevice, PreviewFrameProps } from './components/PreviewFrame/index.ts';
export { PriorityBadge } from './components/PriorityBadge/index.ts';
export type { Priority, PriorityBadgeProps } from './components/PriorityBadge/index.ts';
export { ProcessLine } from './components/ProcessLine/index.ts';
export type { ProcessLineProps, ProcessStep } from './components/ProcessLine/index.ts';
export { ProgressBar } from './components/ProgressBar/index.ts';
export type { ProgressBarProps, ProgressTone } from './components/ProgressBar/index.ts';
export { RadioGroup } from './components/RadioGroup/index.ts';
export type { Choice, ChoiceGroupProps, RadioGroupProps } from './components/RadioGroup/index.ts';
export { ReadingLine } from './components/ReadingLine/index.ts';
export type { ReadingLineProps } from './components/ReadingLine/index.ts';
export { ReadingReport } from './components/ReadingReport/index.ts';
export type { ReadingReportProps } from './components/ReadingReport/index.ts';
export { Receipt } from './components/Receipt/index.ts';
export type { ReceiptLine, ReceiptProps } from './components/Receipt/index.ts';
export { RiskBadge } from './components/RiskBadge/index.ts';
export type { Risk, RiskBadgeProps } from './components/RiskBadge/index.ts';
export { Row } from './components/Row/index.ts';
export type { RowProps } from './components/Row/index.ts';
export { SampleMark } from './components/SampleMark/index.ts';
export type { DataMode, SampleMarkProps } from './components/SampleMark/index.ts';
export { SearchField } from './components/SearchField/index.ts';
export type { SearchFieldProps } from './components/SearchField/index.ts';
export { SegmentedControl } from './components/SegmentedControl/index.ts';
export type { Segment, SegmentedControlProps } from './components/SegmentedControl/index.ts';
export { Select } from './components/Select/index.ts';
export type { SelectOption, SelectProps } from './components/Select/index.ts';
export { ServicePicker } from './components/ServicePicker/index.ts';
export type { ServiceOption, ServicePickerProps } from './components/ServicePicker/index.ts';
export { SideNav } from './components/SideNav/index.ts';
export type {
  SideNavItem,
  SideNavLinkProps,
  SideNavProps,
  SideNavSection,
} from './components/SideNav/index.ts';
export { Skeleton } from './components/Skeleton/index.ts';
export type { SkeletonProps } from './components/Skeleton/index.ts';
export { Slider } from './components/Slider/index.ts';
export type { SliderProps } from './components/Slider/index.ts';
export { SourceList } from './components/SourceList/index.ts';
export type { Source, SourceListProps } from './components/SourceList/index.ts';
export { SortableTable } from './components/SortableTable/index.ts';
export type { SortableColumn, SortableRow, SortableTableProps } from './components/SortableTable/index.ts';
export { Sparkline } from './components/Sparkline/index.ts';
export type { SparklineProps } from './components/Sparkline/index.ts';
export { Spinner } from './components/Spinner/index.ts';
export type { SpinnerProps } from './components/Spinner/index.ts';
export { SplitButton } from './components/SplitButton/index.ts';
export type { SplitButtonProps } from './components/SplitButton/index.ts';
export { SplitLayout } from './components/SplitLayout/index.ts';
export type { SplitLayoutProps } from './components/SplitLayout/index.ts';
export { Stack } from './components/Stack/index.ts';
export type { StackProps } from './components/Stack/index.ts';
export { StatCard } from './components/StatCard/index.ts';
export type { StatCardProps } from './components/StatCard/index.ts';
export { StatusDot } from './components/StatusDot/index.ts';
export type { Status, StatusDotProps } from './components/StatusDot/index.ts';
export { StepList } from './components/StepList/index.ts';
export type { Step, StepListProps, StepState } from './components/StepList/index.ts';
export { StreamingText } from './components/StreamingText/index.ts';
export type { StreamingTextProps } from './components/StreamingText/index.ts';
export { SuggestionChips } from './components/SuggestionChips/index.ts';
export type { Suggestion, SuggestionChipsProps } from './components/SuggestionChips/index.ts';
export { Switch } from './components/Switch/index.ts';
export type { SwitchProps } from './components/Switch/index.ts';
export { Tabs } from './components/Tabs/index.ts';
export type { TabItem, TabsProps } from './components/Tabs/index.ts';
export { TagField, TagList } from './components/TagField/index.ts';
export type {
  TagFieldHandle,
  TagFieldProps,
  TagFieldTexts,
  TagListProps,
} from './components/TagField/index.ts';
export { TemplateCard } from './components/TemplateCard/index.ts';
export type { Difficulty, TemplateCardProps } from './components/TemplateCard/index.ts';
export { Text } from './components/Text/index.ts';
export type { TextAlign, TextLines, TextProps, TextSize, TextTone } from './components/Text/index.ts';
export { TextArea } from './components/TextArea/index.ts';
export type { TextAreaProps } from './components/TextArea/index.ts';
export { TextField } from './components/TextField/index.ts';
export type { TextFieldProps } from './components/TextField/index.ts';
export { ThinkingStatus } from './components/ThinkingStatus/index.ts';
export type { ThinkingStatusProps } from './components/ThinkingStatus/index.ts';
export { ThreadList } from './components/ThreadList/index.ts';
export type { Thread, ThreadListProps } from './components/ThreadList/index.ts';
export { ThemeToggle } from './components/ThemeToggle/index.ts';
export type { ThemeName, ThemeToggleProps } from './components/ThemeToggle/index.ts';
export { Timeline } from './components/Timeline/index.ts';
export type { TimelineEvent, TimelineProps, TimelineTone } from './components/Timeline/index.ts';
export { dismissToast, dismissToasts, toast, whenToastWaits } from './components/Toast/index.ts';
export type { ToastOptions, ToastTone } from './components/Toast/index.ts';
export { ToastRegion } from './components/ToastRegion/index.ts';
export type { ToastRegionProps } from './components/ToastRegion/index.ts';
export { ToggleButton } from './components/ToggleButton/index.ts';
export type { ToggleButtonProps } from './components/ToggleButton/index.ts';
export { Toolbar } from './components/Toolbar/index.ts';
export type { ToolbarProps } from './components/Toolbar/index.ts';
export { Tooltip } from './components/Tooltip/index.ts';
export type { TooltipProps } from './components/Tooltip/index.ts';
export { TourMarker } from './components/TourMarker/index.ts';
export type { TourMarkerProps } from './components/TourMarker/index.ts';
export { TourOverlay } from './components/TourOverlay/index.ts';
export type { TourLabels, TourOverlayProps } from './components/TourOverlay/index.ts';
export { Tree } from './components/Tree/index.ts';
export type { TreeItem, TreeProps } from './components/Tree/index.ts';
export { UsageMeter } from './components/UsageMeter/index.ts';
export type { UsageMeterProps } from './components/UsageMeter/index.ts';
export { ValueList } from './components/ValueList/index.ts';
export type { ValueListItem, ValueListProps } from './components/ValueList/index.ts';
export { VirtualDataGrid } from './components/VirtualDataGrid/index.ts';
export type { VirtualDataGridProps } from './components/VirtualDataGrid/index.ts';
export { Wizard } from './components/Wizard/index.ts';
export type { WizardProps, WizardStep } from './components/Wizard/index.ts';
export { MessagesProvider } from './messages/MessagesProvider.tsx';
export type { MessagesProviderProps } from './messages/MessagesProvider.tsx';
export type { Messages } from './messages/english.ts';
export { announce } from './internal/announcer.ts';
export type { Politeness } from './internal/announcer.ts';
