import type { NamedValue } from '../internal/chart/messages.ts';
import type { Figure } from '../internal/figures.ts';
import type { Messages } from './types.ts';

const rules = new Intl.PluralRules('ar');

/** The form of a word that goes with a number; Arabic has six. */
type Forms = Readonly<Record<Intl.LDMLPluralRule, string>>;
const plural = (count: number, forms: Forms): string => forms[rules.select(count)];

const list = (parts: readonly string[]): string => parts.join('، ');

const points = (count: number, shown: string): string =>
  plural(count, {
    zero: 'لا نقاط',
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: `${shown} نقاط`,
    many: `${shown} نقطة`,
    other: `${shown} نقطة`,
  });

const span = (count: number, first: string, last: string, figure: Figure): string =>
  count > 1 ? `${points(count, figure(count))} من ${first} إلى ${last}` : points(count, figure(count));

const addedLines = (count: number, shown: string): string =>
  plural(count, {
    zero: 'لا أسطر مضافة',
    one: 'سطر واحد مضاف',
    two: 'سطران مضافان',
    few: `${shown} أسطر مضافة`,
    many: `${shown} سطرًا مضافًا`,
    other: `${shown} سطر مضاف`,
  });

const removedLines = (count: number, shown: string): string =>
  plural(count, {
    zero: 'لا أسطر محذوفة',
    one: 'سطر واحد محذوف',
    two: 'سطران محذوفان',
    few: `${shown} أسطر محذوفة`,
    many: `${shown} سطرًا محذوفًا`,
    other: `${shown} سطر محذوف`,
  });

/** Lines after a preposition. */
const ofLines = (count: number, shown: string): string =>
  plural(count, {
    zero: 'لا شيء',
    one: 'سطر واحد',
    two: 'سطرين',
    few: `${shown} أسطر`,
    many: `${shown} سطرًا`,
    other: `${shown} سطر`,
  });

const unreadNotifications = (count: number, shown: string): string =>
  plural(count, {
    zero: 'لا إشعارات غير مقروءة',
    one: 'إشعار واحد غير مقروء',
    two: 'إشعاران غير مقروءين',
    few: `${shown} إشعارات غير مقروءة`,
    many: `${shown} إشعارًا غير مقروء`,
    other: `${shown} إشعار غير مقروء`,
  });

const at = ({ value, category }: NamedValue): string => `${value} (${category})`;

/**
 * The catalogue in Arabic.
 * @example
 * <MessagesProvider locale="ar-EG" messages={arabic}>{page}</MessagesProvider>
 */
export const arabic: Messages = {
  Chart: {
    showTable: 'عرض كجدول',
    showChart: 'عرض كمخطط',
    category: 'التسمية',
    noValue: 'لا قيمة',
    empty: 'لا توجد بيانات بعد',
    points: (title) => `نقاط ${title}`,
    point: (category, values) => `${category}: ${list(values)}`,
    cut: (shown, all, figure) => `يظهر ${figure(shown)} من أصل ${figure(all)} من الصفوف.`,
    lines: (...axis) => `مخطط خطي، ${span(...axis)}.`,
    bars: (...axis) => `مخطط أعمدة، ${span(...axis)}.`,
    seriesEmpty: (label) => `${label}: لا قيم.`,
    seriesSingle: (label, only) => `${label}: ${at(only)}.`,
    series: (label, lowest, highest, last) =>
      `${label}: أدنى قيمة ${at(lowest)}، وأعلى قيمة ${at(highest)}، وآخر قيمة ${at(last)}.`,
    moreSeries: (count, figure) =>
      plural(count, {
        zero: 'لا سلاسل أخرى.',
        one: 'وسلسلة واحدة أخرى.',
        two: 'وسلسلتان أخريان.',
        few: `و${figure(count)} سلاسل أخرى.`,
        many: `و${figure(count)} سلسلة أخرى.`,
        other: `و${figure(count)} سلسلة أخرى.`,
      }),
  },
  AppShell: { skip: 'الانتقال إلى المحتوى' },
  Attachment: {
    busy: 'جارٍ الإرفاق…',
    failed: 'لم يُرفق.',
    retry: 'إعادة المحاولة',
    remove: (name) => `إزالة ${name}`,
    removed: (name) => `تمت إزالة ${name}.`,
  },
  Breadcrumbs: { label: 'مسار التنقل' },
  CheckoutPanel: { title: 'ملخص الطلب' },
  CodeBlock: { wrap: 'لفّ الأسطر' },
  ComboBox: { empty: 'لا توجد نتائج مطابقة.', open: 'عرض الكل' },
  Composer: { send: 'إرسال', stop: 'إيقاف' },
  ConfirmDialog: {
    cancel: 'الإبقاء عليه',
    phrase: (phrase) => `اكتب ${phrase} للتأكيد`,
    phraseHint: 'اكتب الكلمات أولًا.',
  },
  CopyButton: { copy: 'نسخ', copied: 'تم النسخ', failed: 'تعذّر النسخ' },
  DataTable: { none: 'فارغ', loading: 'جارٍ التحميل' },
  Dialog: { close: 'إغلاق' },
  DiffView: {
    added: 'مضاف',
    removed: 'محذوف',
    counts: (added, removed, figure) =>
      list([addedLines(added, figure(added)), removedLines(removed, figure(removed))]),
    oldLine: 'السطر قبل التغيير',
    newLine: 'السطر بعد التغيير',
    change: 'التغيير',
    text: 'النص',
    empty: 'لم يتغير شيء.',
    more: (next, left, figure) => `عرض المزيد: ${figure(next)} من ${ofLines(left, figure(left))}`,
  },
  DonutChart: {
    total: 'المجموع',
    value: 'القيمة',
    share: 'النسبة',
    other: (count, figure) => `أخرى (${figure(count)})`,
    summary: (totalLabel, total, parts) => `مخطط حلقي، ${totalLabel} ${total}. ${list(parts)}.`,
  },
  ErrorScreen: { details: 'التفاصيل', busy: 'جارٍ إعادة المحاولة…' },
  ExecutionTrace: {
    done: 'تمت',
    running: 'قيد التنفيذ',
    waiting: 'في الانتظار',
    failed: 'فشلت',
    skipped: 'تم تخطيها',
    progress: (step, total, label, figure) => `الخطوة ${figure(step)} من ${figure(total)}: ${label}`,
    failedAt: (step, total, label, figure) =>
      `حدث فشل في الخطوة ${figure(step)} من ${figure(total)}: ${label}`,
    counted: (done, total, figure) => `تم ${figure(done)} من ${figure(total)}`,
    none: 'لم تُنفَّذ أي خطوات.',
    timed: (state, duration) => list([state, duration]),
  },
  FilterBar: {
    search: 'بحث',
    results: (count, figure) =>
      plural(count, {
        zero: 'لا توجد نتائج',
        one: 'نتيجة واحدة',
        two: 'نتيجتان',
        few: `${figure(count)} نتائج`,
        many: `${figure(count)} نتيجة`,
        other: `${figure(count)} نتيجة`,
      }),
    clear: 'مسح عوامل التصفية',
  },
  FloatingMenu: { open: 'فتح القائمة السريعة', close: 'إغلاق القائمة السريعة' },
  FooterPanel: { label: 'تذييل الصفحة' },
  HealthPanel: {
    title: 'سلامة النظام',
    healthy: 'سليم',
    warning: 'تحذير',
    critical: 'حرج',
    unknown: 'لم يُفحص بعد',
    network: 'الشبكة',
    lastCheck: 'آخر فحص',
    neverChecked: 'ليس بعد',
    issues: 'المشكلات',
    fixes: 'الإصلاحات المطبّقة',
  },
  HelpTip: { label: (about) => `مساعدة: ${about}` },
  Kbd: {
    Command: 'Command',
    Control: 'Control',
    Option: 'Option',
    Alt: 'Alt',
    Shift: 'Shift',
    Enter: 'إدخال',
    Escape: 'هروب',
    Tab: 'Tab',
    Space: 'مسافة',
    Backspace: 'مسح للخلف',
    Delete: 'حذف',
    ArrowUp: 'سهم لأعلى',
    ArrowDown: 'سهم لأسفل',
    ArrowLeft: 'سهم لليسار',
    ArrowRight: 'سهم لليمين',
    PageUp: 'صفحة لأعلى',
    PageDown: 'صفحة لأسفل',
  },
  Menu: { empty: 'لا يوجد ما يمكن فعله هنا.' },
  MessageActions: {
    label: 'إجراءات الرسالة',
    helpful: 'مفيدة',
    unhelpful: 'غير مفيدة',
    markedHelpful: 'وُسمت بأنها مفيدة',
    markedUnhelpful: 'وُسمت بأنها غير مفيدة',
    unmarked: 'أُزيلت العلامة.',
    retry: 'إعادة المحاولة',
  },
  MessageList: {
    jump: 'الانتقال إلى الأحدث',
    jumpPast: (jump, count, figure) => list([jump, `${figure(count)} جديد`]),
    message: (author, time) => list([author, time]),
  },
  Meter: { withStatus: (value, status) => list([value, status]) },
  MonitorCard: {
    title: 'مراقبة الوكيل',
    pause: 'إيقاف مؤقت',
    start: 'بدء',
    checkNow: 'الفحص الآن',
    checking: 'جارٍ الفحص…',
    lastCheck: 'آخر فحص',
    neverChecked: 'ليس بعد',
    fixes: 'الإصلاحات المطبّقة',
    issues: 'المشكلات',
    noIssues: 'لم يُعثر على مشكلات.',
    showAll: 'عرض الكل',
    showLess: 'عرض أقل',
  },
  NavMenu: { open: 'فتح القائمة', close: 'إغلاق القائمة' },
  NotificationBell: {
    label: 'الإشعارات',
    unread: (shown, count) => `الإشعارات، ${unreadNotifications(count, shown)}`,
  },
  NotificationList: {
    title: 'الإشعارات',
    unreadCount: (count, figure) =>
      plural(count, {
        zero: 'لا شيء غير مقروء',
        one: 'واحد غير مقروء',
        two: 'اثنان غير مقروءين',
        few: `${figure(count)} غير مقروءة`,
        many: `${figure(count)} غير مقروء`,
        other: `${figure(count)} غير مقروء`,
      }),
    clearAll: 'مسح الكل',
    cleared: 'مُسحت الإشعارات',
    showAll: 'عرض الكل',
    showLess: 'عرض أقل',
    empty: 'لا توجد إشعارات',
    unread: 'غير مقروء',
    read: 'مقروء',
    markRead: 'وضع علامة مقروء',
  },
  NumberField: {
    increase: (label) => `زيادة ${label}`,
    decrease: (label) => `إنقاص ${label}`,
    noNumber: (example) => `اكتب رقمًا بالأرقام، مثل ${example}.`,
  },
  OnboardingChecklist: {
    list: 'خطوات الإعداد',
    progress: 'تقدّم الإعداد',
    complete: (done, total, figure) => `اكتمل ${figure(done)} من ${figure(total)}`,
    completed: 'مكتملة',
  },
  OperationCard: {
    execute: 'تنفيذ',
    decline: 'رفض',
    review: 'مراجعة',
    details: 'التفاصيل',
    change: 'تغيير',
    retry: 'إعادة المحاولة',
    undo: 'تراجع',
    goBack: 'رجوع',
    tickFirst: 'ضع علامة على الجملة أولًا.',
    needsApproval: 'بحاجة إلى موافقتك',
    needsSecondYes: 'بحاجة إلى تأكيد ثانٍ',
    simulated: 'محاكاة: لم يتغير شيء',
    promise: 'زر «تنفيذ» يشغّل ما تم إثباته بالضبط.',
  },
  PasswordField: { show: 'إظهار كلمة المرور', hide: 'إخفاء كلمة المرور' },
  PermissionGrant: {
    asks: 'بحاجة إلى إذنك',
    once: 'السماح مرة واحدة',
    session: 'السماح في هذه الجلسة',
    always: 'السماح دائمًا',
    declined: 'رفض',
    answered: {
      once: 'سُمح به مرة واحدة.',
      session: 'سُمح به في هذه الجلسة.',
      always: 'مسموح به دائمًا.',
      declined: 'لم يُسمح بشيء.',
    },
  },
  PlanPicker: { label: 'الباقات' },
  PriorityBadge: { low: 'منخفضة', medium: 'متوسطة', high: 'عالية', critical: 'حرجة' },
  ProcessLine: { done: 'مكتمل' },
  ProgressBar: { unknown: 'جارٍ العمل…' },
  RiskBadge: { low: 'خطر منخفض', medium: 'خطر متوسط', high: 'خطر مرتفع', critical: 'خطر حرج' },
  SampleMark: {
    sample: 'بيانات نموذجية',
    live: 'بيانات مباشرة',
    switchLabel: 'الأرقام',
    sampleOption: 'نموذجية',
    liveOption: 'مباشرة',
  },
  SearchField: { clear: 'مسح البحث' },
  Select: { placeholder: 'اختر…', empty: 'لا يوجد ما يمكن اختياره.' },
  SortableTable: {
    sorted: (column, isAscending) => `الترتيب حسب ${column}، ${isAscending ? 'تصاعديًا' : 'تنازليًا'}`,
  },
  Sparkline: {
    empty: 'لا توجد بيانات بعد',
    range: (first, last, lowest, highest) => `من ${first} إلى ${last}، الأدنى ${lowest}، والأعلى ${highest}`,
  },
  StepList: { done: 'مكتملة', current: 'الحالية', upcoming: 'قادمة' },
  Switch: { on: 'مفعّل', off: 'معطّل' },
  TagField: {
    add: 'إضافة',
    remove: (tag) => `إزالة ${tag}`,
    added: (tags) => `تمت إضافة ${list(tags)}`,
    removed: (tag) => `تمت إزالة ${tag}`,
    duplicate: (tag) => `«${tag}» موجود في القائمة بالفعل.`,
  },
  ThemeToggle: { dark: 'استخدام السمة الداكنة', light: 'استخدام السمة الفاتحة' },
  ThinkingStatus: {
    working: 'جارٍ العمل…',
    worked: (time) => `استغرق العمل ${time}`,
    time: (minutes, seconds, figure) =>
      minutes > 0 ? `${figure(minutes)} د ${figure(seconds)} ث` : `${figure(seconds)} ث`,
  },
  ThreadList: { export: (title) => `تصدير ${title}`, delete: (title) => `حذف ${title}` },
  ToastRegion: { label: 'الإشعارات', close: 'إغلاق' },
  TourOverlay: {
    previous: 'السابق',
    next: 'التالي',
    play: 'تشغيل',
    pause: 'إيقاف مؤقت',
    stop: 'إنهاء',
    counter: (step, total, figure) => `الخطوة ${figure(step)} من ${figure(total)}`,
  },
  UsageMeter: {
    near: 'اقتربت من الحد.',
    reached: 'تم بلوغ الحد.',
    over: (by, figure) => `تجاوز الحد بمقدار ${figure(by)}.`,
    used: (used, limit, unit, figure) => `المستخدَم ${figure(used)} من أصل ${figure(limit)} (${unit}).`,
    left: (left, figure) => `المتبقي ${figure(left)}.`,
    unlimited: (used, unit, figure) => `المستخدَم ${figure(used)} (${unit}). لا يوجد حد.`,
  },
};
