import { part } from '../../theme/layered.ts';
import { tinted } from '../../theme/tinted.ts';
import * as badge from '../Badge/Badge.css.ts';
import * as icon from '../Icon/Icon.css.ts';
import { risks } from '../RiskBadge/risks.css.ts';

const root = part(tinted('var(--fill)'), badge.root, badge.row);

export const tones = {
  low: `${root} ${risks.low}`,
  medium: `${root} ${risks.medium}`,
  high: `${root} ${risks.high}`,
  critical: part({ boxShadow: 'inset 0 0 0 1.5px var(--fill)' }, root, risks.critical),
};
export const mark = part({ color: 'var(--fill)' }, icon.root, icon.sizes.sm);
