/** Icon paths for a 16 px box, stroked with 1.5 px and round ends: one path each, no fills. */

const round = (x: number, y: number, r: number): string =>
  `M${x + r} ${y}a${r} ${r} 0 1 1-${2 * r} 0 ${r} ${r} 0 0 1 ${2 * r} 0Z`;

const box = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h-${w - 2 * r}` +
  `a${r} ${r} 0 0 1-${r}-${r}v-${h - 2 * r}a${r} ${r} 0 0 1 ${r}-${r}Z`;

const ring = round(8, 8, 6.25);
const page = 'M9.5 1.75h-5a1.5 1.5 0 0 0-1.5 1.5v9.5a1.5 1.5 0 0 0 1.5 1.5h7a1.5 1.5 0 0 0 1.5-1.5v-7.5Z';

export const icons = {
  archive: `${box(1.75, 2.5, 12.5, 3.5, 1)}M3 6v6a1.5 1.5 0 0 0 1.5 1.5h7A1.5 1.5 0 0 0 13 12V6M6.5 9h3`,
  'arrow-right': 'M2.8 8h10.4M8.8 3.6 13.2 8l-4.4 4.4',
  'arrow-up': 'M8 13.2V2.8M3.6 7.2 8 2.8l4.4 4.4',
  bell: 'M8 1.8a4.2 4.2 0 0 0-4.2 4.2c0 3.8-1.5 4.9-1.5 5.5h11.4c0-.6-1.5-1.7-1.5-5.5A4.2 4.2 0 0 0 8 1.8ZM6.5 13.8a1.7 1.7 0 0 0 3 0',
  branch: `${round(4.25, 3.5, 1.75)}${round(4.25, 12.5, 1.75)}${round(11.75, 5, 1.75)}M4.25 5.25v5.5M11.75 6.75c0 2.5-2 3.25-4.5 3.25-1.6 0-3 .3-3 .3`,
  calendar: `${box(1.75, 2.75, 12.5, 11.5, 1.75)}M1.75 6.5h12.5M5 1.5V4M11 1.5V4`,
  card: `${box(1.75, 3.25, 12.5, 9.5, 1.75)}M1.75 6.5h12.5M4.5 10h2.5`,
  chat: 'M3.5 2.5h9A1.75 1.75 0 0 1 14.25 4.25v5.5A1.75 1.75 0 0 1 12.5 11.5H7.6l-3.1 2.6v-2.6h-1A1.75 1.75 0 0 1 1.75 9.75v-5.5A1.75 1.75 0 0 1 3.5 2.5ZM5 6h6M5 8.5h3.5',
  check: 'm3.5 8.4 3 3 6-6.6',
  'check-circle': `${ring}M5.3 8.2l1.9 1.9 3.5-3.9`,
  'chevron-down': 'm4 6.2 4 4 4-4',
  clock: `${ring}M8 4.6V8l2.3 1.6`,
  close: 'm4 4 8 8M12 4l-8 8',
  code: 'M5.2 4.5 1.75 8l3.45 3.5M10.8 4.5 14.25 8l-3.45 3.5M9.2 3 6.8 13',
  copy: `${box(5.5, 5.5, 8, 8, 1.5)}M10.5 5.5v-1a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v4a2 2 0 0 0 2 2h1`,
  danger: 'M5.4 1.75h5.2l3.65 3.65v5.2l-3.65 3.65H5.4L1.75 10.6V5.4ZM8 4.9v3.6M8 10.9v.1',
  'dash-circle': `${ring}M5.4 8h5.2`,
  database:
    'M13.25 3.6c0 1.16-2.35 2.1-5.25 2.1s-5.25-.94-5.25-2.1S5.1 1.5 8 1.5s5.25.94 5.25 2.1ZM2.75 3.6v8.8c0 1.16 2.35 2.1 5.25 2.1s5.25-.94 5.25-2.1V3.6M2.75 8c0 1.16 2.35 2.1 5.25 2.1s5.25-.94 5.25-2.1',
  download: 'M8 2.2v8M4.4 6.8 8 10.4l3.6-3.6M2.5 13.2h11',
  external:
    'M6.5 3H4a1.5 1.5 0 0 0-1.5 1.5V12A1.5 1.5 0 0 0 4 13.5h7.5A1.5 1.5 0 0 0 13 12V9.5M9.5 2.5h4v4M13.2 2.8 7.8 8.2',
  eye: `M1.5 8S3.9 3.5 8 3.5 14.5 8 14.5 8 12.1 12.5 8 12.5 1.5 8 1.5 8Z${round(8, 8, 2)}`,
  'eye-off':
    'M6.3 3.75A6.2 6.2 0 0 1 8 3.5c4.1 0 6.5 4.5 6.5 4.5a11.6 11.6 0 0 1-1.8 2.35M4.1 4.9A11 11 0 0 0 1.5 8S3.9 12.5 8 12.5a6.2 6.2 0 0 0 3.3-.95M6.6 6.6a2 2 0 0 0 2.8 2.8M2.5 2.5l11 11',
  gauge: 'M2.6 12.4a6.25 6.25 0 1 1 10.8 0M8 9.25l2.9-3.4M8 9.3v.1M4.2 9.3h.1M11.7 9.3h.1',
  help: `${ring}M6.1 6.2a1.95 1.95 0 0 1 3.8.6c0 1.3-1.9 1.5-1.9 2.7M8 11.5v.1`,
  home: 'M2 7.4 8 2.2l6 5.2M3.5 6.3v6.2a1 1 0 0 0 1 1h7a1 1 0 0 0 1-1V6.3M6.5 13.4V9.5h3v3.9',
  image: `${box(1.75, 2.5, 12.5, 11, 1.75)}${round(5.4, 6, 1.1)}M2.2 12.4l3.9-3.7 2.6 2.4 2.2-2 3 2.9`,
  info: `${ring}M8 7.4v3.4M8 5.1v.1`,
  layers: 'M8 1.9 1.9 5.2 8 8.5l6.1-3.3ZM2.2 8.3 8 11.4l5.8-3.1M2.2 11.2 8 14.3l5.8-3.1',
  lock: `${box(3, 7, 10, 7, 1.5)}M5.2 7V4.8a2.8 2.8 0 0 1 5.6 0V7`,
  mail: `${box(1.75, 3.25, 12.5, 9.5, 1.75)}M2.3 4.5 8 8.8l5.7-4.3`,
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  minus: 'M3 8h10',
  moon: 'M13.4 9.6A5.75 5.75 0 0 1 6.4 2.6a5.75 5.75 0 1 0 7 7Z',
  page: `${page}M9.25 2v3.5h3.5`,
  pause: 'M5.5 3v10M10.5 3v10',
  play: 'M4.5 2.9v10.2L12.9 8Z',
  plus: 'M8 3v10M3 8h10',
  robot: `${box(2.5, 5, 11, 8.25, 2)}M8 5V2.6M8 2.2v.1M5.9 8.4v1M10.1 8.4v1M6.4 11.2h3.2M.9 8.4v2.2M15.1 8.4v2.2`,
  rocket:
    'M6.2 10 4 7.8C4.8 4.6 7.6 1.9 13.9 2.1 14.1 8.4 11.4 11.2 8.2 12ZM4.4 7.6H2.3l1.6-2.7 2-.2M8.4 11.6v2.1l2.7-1.6.2-2M10.3 5.6h.1M4.3 10.6c-1.3.4-1.8 1.6-1.8 2.9 1.3 0 2.5-.5 2.9-1.8',
  retry: 'M13.5 2.5v3.7H9.8M2.5 13.5V9.8h3.7M13.2 6.2A5.6 5.6 0 0 0 3.4 5M2.8 9.8A5.6 5.6 0 0 0 12.6 11',
  search: `${round(7, 7, 4.5)}M10.4 10.4l3.4 3.4`,
  settings:
    `${round(8, 8, 2)}M8 1.6v1.8M8 12.6v1.8M1.6 8h1.8M12.6 8h1.8M3.5 3.5l1.2 1.2M11.3 11.3l1.2 1.2M3.5 12.5l1.2-1.2M11.3 4.7l1.2-1.2` +
    round(8, 8, 4.6),
  shield:
    'M8 1.6 2.75 3.5v4.1c0 3.2 2.1 5.5 5.25 6.8 3.15-1.3 5.25-3.6 5.25-6.8V3.5ZM5.6 7.9l1.7 1.7 3.2-3.5',
  sort: 'm5 6.2 3-3 3 3M5 9.8l3 3 3-3',
  sparkle:
    'M8 2.2c.5 3.3 2.5 5.3 5.8 5.8-3.3.5-5.3 2.5-5.8 5.8-.5-3.3-2.5-5.3-5.8-5.8 3.3-.5 5.3-2.5 5.8-5.8Z',
  stop: box(3.5, 3.5, 9, 9, 1.5),
  sun: `${round(8, 8, 2.9)}M8 1.2v1.4M8 13.4v1.4M1.2 8h1.4M13.4 8h1.4M3.2 3.2l1 1M11.8 11.8l1 1M3.2 12.8l1-1M11.8 4.2l1-1`,
  table: `${box(1.75, 2.5, 12.5, 11, 1.75)}M1.75 6h12.5M6.25 6v7.5`,
  trash: 'M2.5 4.25h11M6.2 4V2.5h3.6V4M3.9 4.5l.6 8.1a1 1 0 0 0 1 .9h5a1 1 0 0 0 1-.9l.6-8.1M6.6 7v4M9.4 7v4',
  undo: 'M5.6 2.6 2.4 5.8 5.6 9M2.6 5.8h6.9a4 4 0 0 1 0 8H6.2',
  user: `${round(8, 5.2, 2.9)}M2.6 14a5.5 5.5 0 0 1 10.8 0`,
  warning: 'M8 2 1.7 13.2h12.6ZM8 6.4v3.1M8 11.3v.1',
} as const;

/** Name of a built-in icon. */
export type IconName = keyof typeof icons;

/**
 * Whether a string is the name of a built-in icon.
 * @example
 * const icon = isIconName(word) ? word : 'info';
 */
export const isIconName = (word: string): word is IconName => Object.hasOwn(icons, word);

/**
 * Names of all built-in icons.
 * @example
 * iconNames.map((name) => <Icon key={name} name={name} label={name} />);
 */
export const iconNames: readonly IconName[] = Object.keys(icons).filter(isIconName);

/** Directional icons, mirrored in right-to-left pages. */
export const directional: ReadonlySet<IconName> = new Set<IconName>([
  'arrow-right',
  'undo',
  'external',
  'chat',
]);
