import { connectedServices } from '@saywright/domain/ecosystem';
import { Card } from '@saywright/ui/Card';
import { StatusDot } from '@saywright/ui/StatusDot';
import type { ReactElement } from 'react';
import { demoCopy } from '../../copy/demo.ts';
import { useNetwork } from '../../providers/network.ts';
import * as css from './Demo.css.ts';

/** Services that the engine includes. Projects cannot use payments and emails yet, whatever the installation has. */
const builtIn: ReadonlySet<string> = new Set(['code-hosting', 'deployment', 'database']);

/** The six services with their current status. */
export function ServiceStrip(): ReactElement {
  const { status, label } = useNetwork();
  return (
    <Card title={demoCopy.services}>
      <ul className={css.services} aria-label={demoCopy.services}>
        {connectedServices.map(({ id, name, purpose }) => (
          <li key={id} className={css.service}>
            <span className={css.name}>{name}</span>
            <span className={css.muted}>{purpose}</span>
            {builtIn.has(id) ? (
              <StatusDot status={status} label={status === 'online' ? demoCopy.here : label} />
            ) : (
              <StatusDot status="offline" label={id === 'ai-model' ? demoCopy.ownModel : demoCopy.notHere} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
