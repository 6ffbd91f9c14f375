import { Card } from '@saywright/ui/Card';
import { Grid } from '@saywright/ui/Grid';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { settingsCopy } from '../../copy/settings.ts';
import { useSiteStatus } from '../../services/data.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SettingsPage } from './SettingsPage.tsx';

const copy = settingsCopy.advanced;

/** Names of what is kept on the server; a value is never shown (I20, H13). */
function Keys(): ReactElement {
  const { data, error } = useSiteStatus();
  return (
    <Card title={copy.keys}>
      <Stack gap={12}>
        <p>{copy.keysText}</p>
        {!data && !error && <Skeleton label={copy.keys} lines={2} />}
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

/** Profile, password and the names of keys (SP-SETT-10, A59). */
export default function Advanced(): ReactElement {
  return (
    <SettingsPage page="advanced">
      <Grid columns={2}>
        <ProfileForm />
        <Stack>
          <PasswordForm />
          <Keys />
        </Stack>
      </Grid>
    </SettingsPage>
  );
}
