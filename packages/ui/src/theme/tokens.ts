/** Plain token values: the only place where a colour or a measure is written down. */

const family = {
  sans: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  mono: 'ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
};

/** Type, space, control heights, radius, motion and layers, the same in every theme. */
export const scale = {
  family,
  type: {
    t12: '.75rem/1rem var(--kit-family-sans)',
    t13: '.8125rem/1.25rem var(--kit-family-sans)',
    t14: '.875rem/1.25rem var(--kit-family-sans)',
    t16: '1rem/1.5rem var(--kit-family-sans)',
    t18: '1.125rem/1.75rem var(--kit-family-sans)',
    t20: '1.25rem/1.75rem var(--kit-family-sans)',
    t24: '1.5rem/2rem var(--kit-family-sans)',
    t30: '1.875rem/2.25rem var(--kit-family-sans)',
    t36: '2.25rem/2.75rem var(--kit-family-sans)',
    t48: '3rem/3.25rem var(--kit-family-sans)',
    t64: '4rem/4.125rem var(--kit-family-sans)',
    code: '.8125rem/1.25rem var(--kit-family-mono)',
  },
  track: { t24: '-.01em', t36: '-.02em' },
  space: {
    s2: '.125rem',
    s4: '.25rem',
    s6: '.375rem',
    s8: '.5rem',
    s12: '.75rem',
    s16: '1rem',
    s20: '1.25rem',
    s24: '1.5rem',
    s32: '2rem',
    s40: '2.5rem',
    s48: '3rem',
    s64: '4rem',
    s80: '5rem',
  },
  control: { sm: '1.75rem', md: '2.25rem', lg: '2.75rem' },
  radius: { chip: '4px', field: '6px', inner: '8px', card: '12px', dialog: '16px', full: '999px' },
  motion: { press: '80ms', small: '120ms', base: '180ms', large: '260ms', page: '320ms' },
  ease: {
    enter: 'cubic-bezier(.16, 1, .3, 1)',
    exit: 'cubic-bezier(.4, 0, 1, 1)',
    move: 'cubic-bezier(.2, 0, 0, 1)',
  },
  layer: { sticky: '10', header: '20', float: '30', overlay: '40', dialog: '50', tour: '60', toast: '70' },
} as const;

/** The three stops of the page gradient and where the middle one sits. */
export const gradients = {
  dark: { stops: ['#0D0B1E', '#1B1442', '#122047'], middle: '48%' },
  light: { stops: ['#FFF9F2', '#FDEEDF', '#FBE6E1'], middle: '52%' },
} as const;

function page(name: keyof typeof gradients): string {
  const { stops, middle } = gradients[name];
  return `linear-gradient(150deg, ${stops[0]} 0%, ${stops[1]} ${middle}, ${stops[2]} 100%)`;
}

/** Colours of the dark theme, the default. */
export const darkColor = {
  page: page('dark'),
  pageSolid: '#0D0B1E',
  sunken: '#0B0A18',
  surface: '#18172A',
  raised: '#212036',
  overlay: '#2A2942',
  hover: '#31304D',
  bar: '#0B0A18',
  current: '#212036',
  border: '#403F5A',
  borderStrong: '#7E7DA2',
  hairline: '#2D2C45',
  text: '#F4F4FC',
  textSecondary: '#D7D7E8',
  textMuted: '#C0C1D3',
  textDisabled: '#7E7E92',
  accent: '#785CED',
  accentHover: '#6E4EE3',
  accentPressed: '#6440D6',
  onAccent: '#FFFFFF',
  accentText: '#C6BEFF',
  link: '#AFCBFF',
  focus: '#64EFF7',
  success: '#5DF1BA',
  successText: '#87F4C7',
  onSuccess: '#0B0A18',
  info: '#7DBAFE',
  infoText: '#A4CFFF',
  warning: '#FFDE5D',
  warningText: '#FBDF74',
  danger: '#FF8780',
  dangerText: '#FFB2AB',
  neutral: '#A8A8B3',
  neutralText: '#C9C9D5',
  riskLow: '#57D4D4',
  riskLowText: '#89E7E6',
  riskMedium: '#F9E56F',
  riskMediumText: '#F5E584',
  riskHigh: '#FFA753',
  riskHighText: '#FEC083',
  riskCritical: '#F85E85',
  riskCriticalText: '#FFAAB9',
  dangerFill: '#FF8780',
  onDanger: '#1A0A0C',
  codeKeyword: '#C9ACFF',
  codeString: '#7DEABD',
  codeNumber: '#FFBF81',
  codeFunction: '#A4CFFF',
  bubble: '#2C2555',
};

/** Every colour role; a theme must give each of them a value. */
export type ColorTokens = { readonly [Role in keyof typeof darkColor]: string };

/** Colours of the light theme. */
export const lightColor: ColorTokens = {
  page: page('light'),
  pageSolid: '#FFF9F2',
  sunken: '#F7EFE5',
  surface: '#FFFCF8',
  raised: '#FFFFFF',
  overlay: '#FFFFFF',
  hover: '#F6EBDF',
  bar: '#FFFCF8',
  current: '#F6EBDF',
  border: '#E4D6CC',
  borderStrong: '#887064',
  hairline: '#EDE2D8',
  text: '#1A192B',
  textSecondary: '#37374B',
  textMuted: '#48485D',
  textDisabled: '#7E7E8F',
  accent: '#5C35CB',
  accentHover: '#502BB4',
  accentPressed: '#44219E',
  onAccent: '#FFFFFF',
  accentText: '#4F29AE',
  link: '#1443A1',
  focus: '#5C35CB',
  success: '#02835E',
  successText: '#00573D',
  onSuccess: '#FFFFFF',
  info: '#0053A4',
  infoText: '#04488D',
  warning: '#AC7B0A',
  warningText: '#654201',
  danger: '#B91121',
  dangerText: '#8A0E18',
  neutral: '#595966',
  neutralText: '#484854',
  riskLow: '#168383',
  riskLowText: '#005455',
  riskMedium: '#A08103',
  riskMediumText: '#5B4800',
  riskHigh: '#AB4501',
  riskHighText: '#743403',
  riskCritical: '#870037',
  riskCriticalText: '#7C0032',
  dangerFill: '#A10F1D',
  onDanger: '#FFFFFF',
  codeKeyword: '#6022A2',
  codeString: '#00593E',
  codeNumber: '#793809',
  codeFunction: '#004991',
  bubble: '#EFE8F3',
};

/** How much of a mark colour goes into a tinted ground, per theme. */
export const tints = {
  dark: { status: '16%', accent: '22%' },
  light: { status: '10%', accent: '9%' },
} as const;

/** Elevation, per theme. */
export const shadows = {
  dark: {
    low: '0 1px 2px rgb(0 0 0 / .30)',
    middle: '0 4px 12px -2px rgb(0 0 0 / .40)',
    high: '0 12px 32px -8px rgb(0 0 0 / .50)',
    edge: 'inset 0 1px 0 rgb(255 255 255 / .04)',
  },
  light: {
    low: '0 1px 2px rgb(90 56 32 / .06)',
    middle: '0 4px 12px -2px rgb(90 56 32 / .08)',
    high: '0 12px 32px -8px rgb(90 56 32 / .10)',
    edge: 'inset 0 0 0 0 transparent',
  },
} as const;
