import { personName } from '@saywright/domain/auth';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import { toast } from '@saywright/ui/Toast';
import { useState, type FormEvent, type ReactElement } from 'react';
import useSWR from 'swr';
import { authCopy } from '../../copy/auth.ts';
import { settingsCopy } from '../../copy/settings.ts';
import { useAuth } from '../../providers/auth.ts';
import { NameFields } from '../../shell/NameFields.tsx';
import { noteError } from '../../services/errors.ts';
import { policy } from '../../services/data.ts';
import { loadProfile, NoUserError, saveProfile, type ProfileFields } from '../../services/profile.ts';
import { endSession } from '../../services/sessionEnd.ts';

const copy = settingsCopy.advanced;

function Fields({ userId, saved }: { readonly userId: string; readonly saved: ProfileFields }): ReactElement {
  const [firstName, setFirstName] = useState(saved.first_name);
  const [lastName, setLastName] = useState(saved.last_name);
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      await saveProfile(userId, { first_name: personName(firstName), last_name: personName(lastName) });
      toast({ title: copy.saved, tone: 'success' });
    } catch (error) {
      noteError(error, 'Supabase', 'save profile');
      const isSignedOut = error instanceof NoUserError;
      if (isSignedOut) await endSession(authCopy.sessionEnded);
      const description = isSignedOut ? copy.noUser : copy.failedText;
      toast({ title: copy.failed, description, tone: 'danger', duration: 5000 });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack>
        <NameFields
          firstName={firstName}
          onFirstName={setFirstName}
          lastName={lastName}
          onLastName={setLastName}
        />
        <div>
          <Button type="submit" variant="primary" busy={busy} busyLabel={copy.saving} disabled={busy}>
            {copy.save}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** The user's first and last name. */
export function ProfileForm(): ReactElement {
  const { userId } = useAuth();
  const { data, error } = useSWR<ProfileFields, Error>(
    ['profile', userId],
    () => loadProfile(userId),
    policy,
  );
  return (
    <Card title={copy.profile}>
      <Stack gap={12}>
        <p>{copy.profileText}</p>
        {error && <p>{copy.notLoaded}</p>}
        {!data && !error && <Skeleton label={copy.profile} lines={9} />}
        {data && <Fields key={userId} userId={userId} saved={data} />}
      </Stack>
    </Card>
  );
}
