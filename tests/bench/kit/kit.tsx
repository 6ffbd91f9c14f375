import { memo, type ReactElement, type ReactNode } from 'react';
import { Badge } from '@saywright/ui/Badge';
import { Button } from '@saywright/ui/Button';
import { Card as KitCard } from '@saywright/ui/Card';
import { ProgressBar } from '@saywright/ui/ProgressBar';
import { Switch as KitSwitch } from '@saywright/ui/Switch';
import { toast as kitToast } from '@saywright/ui/Toast';
import { ToastRegion } from '@saywright/ui/ToastRegion';
import type { CardProps, SwitchProps } from './contender.ts';
import '@saywright/ui/reset.css';
import '@saywright/ui/styles.css';

export function toast(title: string): void {
  kitToast({ title });
}

export function Frame({ children }: { children: ReactNode }): ReactElement {
  return (
    <>
      {children}
      <ToastRegion />
    </>
  );
}

export const Card = memo(function Card({ title, status, percent, onOpen }: CardProps): ReactElement {
  return (
    <KitCard title={title}>
      <Badge tone="success">{status}</Badge>
      <ProgressBar label={title} labelHidden value={percent} />
      <Button onClick={onOpen}>Open</Button>
    </KitCard>
  );
});

export const Switch = memo(function Switch(props: SwitchProps): ReactElement {
  return <KitSwitch {...props} />;
});
