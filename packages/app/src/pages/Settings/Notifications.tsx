import { Card } from '@saywright/ui/Card';
import { Stack } from '@saywright/ui/Stack';
import { Switch } from '@saywright/ui/Switch';
import type { ReactElement } from 'react';
import { settingsCopy } from '../../copy/settings.ts';
import { useAuth } from '../../providers/auth.ts';
import { useOwnPart } from '../../services/own.ts';
import { tellings } from '../../services/tellings.ts';
import { SettingsPage } from './SettingsPage.tsx';

const copy = settingsCopy.notifications;
const nothing = (): void => {};

/** What is told in this studio; what cannot be sent from here says why (SP-SETT-14, D4). */
export default function Notifications(): ReactElement {
  const { userId } = useAuth();
  const [wanted, keep] = useOwnPart(tellings, userId);
  return (
    <SettingsPage page="notifications">
      <Card title={copy.choices}>
        <Stack gap={16}>
          <Switch
            label={copy.issues}
            description={copy.issuesText}
            checked={wanted.issues}
            onChange={(issues) => void keep({ ...wanted, issues })}
          />
          <Switch
            label={copy.operations}
            description={copy.operationsText}
            checked={wanted.operations}
            onChange={(operations) => void keep({ ...wanted, operations })}
          />
          <Switch
            label={copy.email}
            description={copy.emailText}
            checked={false}
            onChange={nothing}
            disabled
          />
          <Switch label={copy.push} description={copy.pushText} checked={false} onChange={nothing} disabled />
          <p>{copy.kept}</p>
        </Stack>
      </Card>
    </SettingsPage>
  );
}
