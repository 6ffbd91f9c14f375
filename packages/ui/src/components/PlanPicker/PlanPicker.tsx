'use client';
import type { ReactElement } from 'react';
import { useMessages } from '../../messages/context.ts';
import { english } from './messages.ts';
import { PlanCard, type PlanCardProps } from './PlanCard.tsx';
import * as css from './PlanPicker.css.ts';

export interface PlanPickerProps {
  /** Accessible name of the list. @default 'Plans' */
  label?: string | undefined;
  /** The plans in order, each with a stable key. */
  plans: readonly (PlanCardProps & { id: string })[];
}

/** Plans side by side, their parts on the same lines. */
export function PlanPicker(props: PlanPickerProps): ReactElement {
  const words = useMessages('PlanPicker', english);
  const { label = words.label, plans } = props;
  return (
    <ul data-kit="PlanPicker" aria-label={label} className={css.root}>
      {plans.map(({ id, ...plan }) => (
        <li key={id} className={css.item}>
          <PlanCard {...plan} />
        </li>
      ))}
    </ul>
  );
}
