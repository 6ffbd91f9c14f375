import { part, parts } from '../../theme/layered.ts';

export const root = part({ display: 'flex', flexWrap: 'wrap', minWidth: 0 });
export const aligns = parts({
  center: { alignItems: 'center' },
  start: { alignItems: 'flex-start' },
  end: { alignItems: 'flex-end' },
});
export const justifies = parts({
  start: {},
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
});
