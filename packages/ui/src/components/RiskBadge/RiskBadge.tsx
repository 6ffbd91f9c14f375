'use client';
import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import { useMessages } from '../../messages/context.ts';
import { english } from './messages.ts';
import * as css from './RiskBadge.css.ts';

/** Risk in four levels. */
export type Risk = 'low' | 'medium' | 'high' | 'critical';

export interface RiskBadgeProps extends RootProps {
  /** Risk level, shown as one to four filled bars. */
  risk: Risk;
  /** Risk label. @default 'Low risk', 'Medium risk', 'High risk' or 'Critical risk' */
  label?: string | undefined;
}

const steps: readonly Risk[] = ['low', 'medium', 'high', 'critical'];

/** Risk level as a label and one to four bars. */
export function RiskBadge(props: RiskBadgeProps): ReactElement {
  const words = useMessages('RiskBadge', english);
  const { risk, label = words[risk] } = props;
  const level = steps.indexOf(risk);
  return (
    <span data-kit="RiskBadge" data-risk={risk} {...rootProps(props, css.roots[risk])}>
      <span className={css.meter} aria-hidden="true">
        {steps.map((step, index) => (
          <span key={step} className={cx(css.bars[index], index <= level && css.filled)} />
        ))}
      </span>
      {label}
    </span>
  );
}
