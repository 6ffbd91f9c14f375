import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { zipped } from '../support/bundle.ts';
import { dist, styleNeeds, stylesOf, weigh, weighReactAria } from '../support/kitBundle.ts';

const list = './surface/ui-sizes.json';
const path = fileURLToPath(new URL(list, import.meta.url));

/** Bytes after gzip, without React. */
const sizesSchema = z.object({
  /** All exports at once; `later` loads only when code is highlighted. */
  whole: z.object({ js: z.number(), later: z.number(), css: z.number() }),
  /** Once per page: tokens of all themes, reset and layers. */
  theme: z.number(),
  /** The icon set, once for all components that take an icon name. */
  icons: z.number(),
  pages: z.record(z.string(), z.object({ js: z.number(), css: z.number() })),
  /**
   * One component alone: total, libraries, kit code without libraries and icons, and what of that
   * remains without the other components it renders.
   */
  components: z.record(
    z.string(),
    z.object({
      js: z.number(),
      libraries: z.number(),
      kit: z.number(),
      own: z.number(),
      css: z.number(),
    }),
  ),
});
type Sizes = z.infer<typeof sizesSchema>;

// With TanStack Virtual (9.6 kB), which only a page with a VirtualDataGrid loads, with dates (28 kB), which only a page
// with a DateField, DatePicker or DateRangePicker loads, and with react-aria's tree (2.5 kB beside the rest).
const whole = { js: 165_000, css: 18_500 };

/** Size limits per page, script and styles, without the theme and the icons. */
const pages: Readonly<Record<string, { readonly uses: readonly string[]; readonly bar: number }>> = {
  status: { uses: ['StatusDot'], bar: 2000 },
  card: { uses: ['Card', 'Badge', 'ProgressBar', 'Button'], bar: 4000 },
};

/** Size limit for a component without its libraries, the icons and the other components it renders. */
const ownBar = 2500;

const calendar = [
  'CalendarCell',
  'CalendarGrid',
  'CalendarGridBody',
  'CalendarGridHeader',
  'CalendarHeaderCell',
];
const segments = ['DateInput', 'DateSegment'];
const toast = ['UNSTABLE_Toast', 'UNSTABLE_ToastContent', 'UNSTABLE_ToastQueue', 'UNSTABLE_ToastRegion'];
/**
 * Components with more of their own code, and the exports of react-aria-components that do some of the same.
 * Their total limit is the size of those exports plus 2 kB.
 */
const reactAria: Readonly<Record<string, readonly string[]>> = {
  BarChart: ['Button'],
  ComboBox: ['Button', 'ComboBox', 'Input', 'ListBox', 'ListBoxItem', 'ListBoxSection', 'Popover'],
  DataGrid: [
    'Button',
    'Checkbox',
    'Column',
    'DialogTrigger',
    'Popover',
    'Row',
    'Table',
    'TableBody',
    'TableHeader',
  ],
  DateField: ['DateField', ...segments],
  DatePicker: ['Button', 'Calendar', ...calendar, 'DatePicker', 'Dialog', 'Group', 'Popover', ...segments],
  DateRangePicker: [
    'Button',
    ...calendar,
    'DateRangePicker',
    'Dialog',
    'Group',
    'Popover',
    'RangeCalendar',
    ...segments,
  ],
  DonutChart: ['Button'],
  DropZone: ['Button', 'DropZone', 'FileTrigger'],
  LineChart: ['Button'],
  Menu: ['Button', 'Header', 'Menu', 'MenuItem', 'MenuSection', 'MenuTrigger', 'Popover', 'SubmenuTrigger'],
  OperationCard: ['Button', 'Checkbox'],
  Select: ['Button', 'ListBox', 'Popover', 'Select'],
  ToastRegion: ['Button', ...toast],
};

const libraries =
  /^(@tanstack|@internationalized|react-aria|react-stately|react-aria-components|d3-shape|lowlight|highlight\.js)(\/|$)/;
const drawings = /[\\/]Icon[\\/]icons\.js$/;
const folder = /[\\/]components[\\/](\w+)[\\/]/;

/** The committed sizes, unless a measurement differs clearly: gzip versions differ by a few bytes. */
function settled(measured: number, listed: number | undefined): number {
  return listed !== undefined && Math.abs(measured - listed) <= 20 + listed / 100 ? listed : measured;
}

const listed: Partial<Sizes> = existsSync(path)
  ? sizesSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  : {};
let sizes: Sizes;

beforeAll(async () => {
  const needs = styleNeeds();
  const given = (id: string): boolean => libraries.test(id) || drawings.test(id);
  const cssOf = (names: readonly string[]): number => {
    const sheets = Object.values(needs).flat();
    const needed = new Set(names.flatMap((name) => needs[name] ?? []));
    return zipped(
      stylesOf([...new Set(sheets)].filter((sheet) => sheet !== 'base.css' && needed.has(sheet))),
    );
  };
  const all = await weigh(['.']);
  const components: Sizes['components'] = {};
  for (const name of Object.keys(needs)) {
    const js = (await weigh([name])).initial;
    const isOther = (id: string): boolean => given(id) || (folder.exec(id)?.[1] ?? name) !== name;
    const withoutLibraries = (await weigh([name], (id) => libraries.test(id))).initial;
    const before = listed.components?.[name];
    components[name] = {
      js: settled(js, before?.js),
      libraries: settled(js - withoutLibraries, before?.libraries),
      kit: settled((await weigh([name], given)).initial, before?.kit),
      own: settled((await weigh([name], isOther)).initial, before?.own),
      css: settled(cssOf([name]), before?.css),
    };
  }
  const weighed: Sizes['pages'] = {};
  for (const [name, { uses }] of Object.entries(pages)) {
    const before = listed.pages?.[name];
    weighed[name] = {
      js: settled((await weigh(uses, given)).initial, before?.js),
      css: settled(cssOf(uses), before?.css),
    };
  }
  const icon = (await weigh(['Icon'])).initial - (await weigh(['Icon'], given)).initial;
  sizes = {
    whole: {
      js: settled(all.initial, listed.whole?.js),
      later: settled(all.later, listed.whole?.later),
      css: settled(zipped(readFileSync(join(dist, 'styles.css'), 'utf8')), listed.whole?.css),
    },
    theme: settled(zipped(stylesOf(['base.css'])), listed.theme),
    icons: settled(icon, listed.icons),
    pages: weighed,
    components,
  };
}, 120_000);

function table(): string {
  const cells = (...values: readonly (string | number)[]): string =>
    values
      .map((value, index) => (index === 0 ? String(value).padEnd(22) : String(value).padStart(10)))
      .join('');
  return [
    'The kit, bytes gzip beyond React',
    cells('whole', `js ${sizes.whole.js}`, `css ${sizes.whole.css}`, `later ${sizes.whole.later}`),
    cells('theme', '', `css ${sizes.theme}`),
    cells('drawings', `js ${sizes.icons}`),
    ...Object.entries(sizes.pages).map(([name, { js, css }]) =>
      cells(`page: ${name}`, `js ${js}`, `css ${css}`, `bar ${pages[name]?.bar ?? ''}`),
    ),
    '',
    cells('component', 'alone', 'libraries', 'kit', 'own', 'css'),
    ...Object.entries(sizes.components).map(([name, { js, libraries: theirs, kit, own, css }]) =>
      cells(name, js, theirs, kit, own, css),
    ),
  ].join('\n');
}

describe('the size of the kit in a product', () => {
  test('matches the committed list', async () => {
    console.log(table());
    await expect(`${JSON.stringify(sizes, null, 2)}\n`).toMatchFileSnapshot(list);
  });

  test('the whole kit is within its budget', () => {
    expect(sizes.whole.js).toBeLessThanOrEqual(whole.js);
    expect(sizes.whole.css).toBeLessThanOrEqual(whole.css);
  });

  test('small pages are within their budgets', () => {
    const over = Object.entries(sizes.pages).filter(
      ([name, { js, css }]) => js + css > (pages[name]?.bar ?? 0),
    );
    expect(over).toEqual([]);
  });

  test('a component adds little to its libraries and to the components it renders', () => {
    const over = Object.entries(sizes.components).filter(
      ([name, { own }]) => own > ownBar && !(name in reactAria),
    );
    expect(over).toEqual([]);
  });

  test.each(Object.entries(reactAria))(
    '%s does more, and stays near what react-aria takes for a part of it',
    async (name, parts) => {
      const theirs = (await weighReactAria(parts)).initial;
      expect(sizes.components[name]?.js).toBeLessThanOrEqual(theirs + ownBar);
    },
  );

  test('every exception is still needed', () => {
    const idle = Object.keys(reactAria).filter((name) => (sizes.components[name]?.own ?? 0) <= ownBar);
    expect(idle).toEqual([]);
  });
});
