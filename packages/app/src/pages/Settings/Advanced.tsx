import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Grid } from '@saywright/ui/Grid';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { settingsCopy } from '../../copy/settings.ts';
import { useAuth } from '../../providers/auth.ts';
import { useSiteStatus } from '../../services/data.ts';
import { DeleteCard, ExportCard } from './AccountCards.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SettingsPage } from './SettingsPage.tsx';

const copy = settingsCopy.advanced;

/** Names of the variables stored on the server; values are never shown. */
function Keys(): ReactElement {
  const { data, error } = useSiteStatus();
  return (
    <Card title={copy.keys}>
      <Stack gap={12}>
        <p>{copy.keysText}</p>
        {!data && !error && <Skeleton label={copy.keys} lines={1} />}
        {error && <p>{error.message}</p>}
        {data?.variables.length === 0 && <p>{copy.noKeys}</p>}
        {data && data.variables.length > 0 && (
          <ul>
            {data.variables.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}

/** Ends all of the user's sessions; Sign out in the header ends this browser's only. */
function Sessions(): ReactElement {
  const { signOut } = useAuth();
  return (
    <Card title={copy.sessions}>
      <Stack gap={12}>
        <p>{copy.sessionsText}</p>
        <div>
          <Button onClick={() => void signOut(true)}>{copy.everywhere}</Button>
        </div>
      </Stack>
    </Card>
  );
}

/** Profile, password, sessions, key names, data export and account deletion. */
export default function Advanced(): ReactElement {
  return (
    <SettingsPage page="advanced">
      <Grid columns={2}>
        <Stack>
          <ProfileForm />
          <Sessions />
          <ExportCard />
        </Stack>
        <Stack>
          <PasswordForm />
          <Keys />
          <DeleteCard />
        </Stack>
      </Grid>
    </SettingsPage>
  );
}
