import { Card } from '@saywright/ui/Card';
import { Stack } from '@saywright/ui/Stack';
import { Switch } from '@saywright/ui/Switch';
import type { ReactElement } from 'react';
import { settingsCopy } from '../../copy/settings.ts';
import { useAuth } from '../../providers/auth.ts';
import { usePerUserStore } from '../../services/perUserStore.ts';
import { notificationPreferences } from '../../services/notificationPreferences.ts';
import { SettingsPage } from './SettingsPage.tsx';

const copy = settingsCopy.notifications;
const noop = (): void => {};

/** Notification settings; channels that are not available say why. */
export default function Notifications(): ReactElement {
  const { userId } = useAuth();
  const [preferences, savePreferences] = usePerUserStore(notificationPreferences, userId);
  return (
    <SettingsPage page="notifications">
      <Card title={copy.choices}>
        <Stack gap={16}>
          <Switch
            label={copy.issues}
            description={copy.issuesText}
            checked={preferences.issues}
            onChange={(issues) => void savePreferences({ ...preferences, issues })}
          />
          <Switch
            label={copy.operations}
            description={copy.operationsText}
            checked={preferences.operations}
            onChange={(operations) => void savePreferences({ ...preferences, operations })}
          />
          <Switch label={copy.email} description={copy.emailText} checked={false} onChange={noop} disabled />
          <Switch label={copy.push} description={copy.pushText} checked={false} onChange={noop} disabled />
          <p>{copy.kept}</p>
        </Stack>
      </Card>
    </SettingsPage>
  );
}
