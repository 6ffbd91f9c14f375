'use client';
import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { useMessages } from '../../messages/context.ts';
import { english } from './messages.ts';
import { PlanCard, type PlanCardProps } from './PlanCard.tsx';
import * as css from './PlanPicker.css.ts';

export interface PlanPickerProps extends RootProps {
  /** Accessible name of the list. @default 'Plans' */
  label?: string | undefined;
  /** Plans in order, each with a stable unique id. */
  plans: readonly (PlanCardProps & { id: string })[];
}

/** Pricing plans side by side, with their rows aligned. */
export function PlanPicker(props: PlanPickerProps): ReactElement {
  const words = useMessages('PlanPicker', english);
  const { label = words.label, plans } = props;
  return (
    <ul data-kit="PlanPicker" aria-label={label} {...rootProps(props, css.root)}>
      {plans.map(({ id, ...plan }) => (
        <li key={id} className={css.item}>
          <PlanCard {...plan} />
        </li>
      ))}
    </ul>
  );
}
