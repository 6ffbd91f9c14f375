import { useId, type ReactElement, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { mark } from '../../internal/marks.css.ts';
import { heading } from '../../internal/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as css from './Banner.css.ts';

/** Tone of a banner: sets the icon and colour. */
export type BannerTone = 'info' | 'success' | 'warning' | 'danger' | 'neutral';

export interface BannerProps extends RootProps {
  /** Tone of a banner: sets the icon and colour. @default 'info' */
  tone?: BannerTone | undefined;
  /** Short message; also the accessible name of the banner. */
  title: string;
  /** Supporting text. */
  children?: ReactNode;
  /** Button or link that addresses the problem. */
  action?: ReactNode;
}

const icon: Record<BannerTone, IconName> = {
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  danger: 'danger',
  neutral: 'dash-circle',
};

/** Persistent message about a problem or status. It is not announced; call `announce` if it is urgent. */
export function Banner({ tone = 'info', title, children, action, ...root }: BannerProps): ReactElement {
  const id = useId();
  return (
    <div
      data-kit="Banner"
      data-tone={tone}
      role="group"
      aria-labelledby={id}
      {...rootProps(root, mark[tone], css.root)}
    >
      <span data-part="mark" className={css.mark}>
        <Icon name={icon[tone]} />
      </span>
      <div className={css.words}>
        <p id={id} className={heading}>
          {title}
        </p>
        {children !== undefined && <div>{children}</div>}
      </div>
      {action !== undefined && <div>{action}</div>}
    </div>
  );
}
