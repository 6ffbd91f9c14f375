import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { PasswordField } from '@saywright/ui/PasswordField';
import { Stack } from '@saywright/ui/Stack';
import { toast } from '@saywright/ui/Toast';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { authCopy } from '../../copy/auth.ts';
import { useAuth } from '../../providers/auth.ts';
import { changePassword, openLink, type LinkKind } from '../../providers/authActions.ts';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';

interface MailLink {
  readonly kind: LinkKind;
  readonly token: string;
}

/** Reads the e-mailed link from the hash of the address. */
function readLink(): MailLink | undefined {
  const fields = new URLSearchParams(location.hash.slice(1));
  const kind = fields.get('type');
  const token = fields.get('token_hash') ?? '';
  return (kind === 'signup' || kind === 'recovery') && token !== '' ? { kind, token } : undefined;
}

/** Uses the link on a press, not on load: mail scanners open links too. */
function UseLink({
  link,
  onFail,
}: {
  readonly link: MailLink;
  readonly onFail: (why: string) => void;
}): ReactElement {
  const { follow } = useAuth();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const isReset = link.kind === 'recovery';

  const use = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    if (!isOpen) {
      const opened = await openLink(link.kind, link.token);
      if ('error' in opened) {
        onFail(opened.error);
        return;
      }
      // The link works once, so it is removed from the address.
      history.replaceState(history.state, '', location.pathname);
      follow(opened.session);
      setIsOpen(true);
    }
    const failure = isReset ? await changePassword(password) : undefined;
    if (failure) {
      setProblem(failure.words);
      setBusy(false);
      return;
    }
    toast({
      title: isReset ? authCopy.passwordSet : authCopy.confirmed,
      ...(isReset && { description: authCopy.passwordSetText }),
      tone: 'success',
    });
    void navigate('/dashboard');
  };
  return (
    <Card title={isReset ? authCopy.forgotTitle : authCopy.confirm}>
      <form onSubmit={(event) => void use(event)}>
        <Stack>
          <p>{isReset ? authCopy.recoveryText : authCopy.confirmText}</p>
          {isReset && (
            <PasswordField
              label={authCopy.newPassword}
              name="new-password"
              autoComplete="new-password"
              required
              value={password}
              onChange={setPassword}
              errorMessage={problem}
            />
          )}
          <div>
            <Button
              type="submit"
              variant="primary"
              disabled={busy}
              busy={busy}
              busyLabel={isReset ? authCopy.settingPassword : authCopy.confirming}
            >
              {isReset ? authCopy.setPassword : authCopy.confirm}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

/** The page that e-mailed links open. */
export default function Link(): ReactElement {
  const [link] = useState(readLink);
  const [failure, setFailure] = useState<string | undefined>(link ? undefined : authCopy.linkFailedText);
  return (
    <PageContainer width="narrow">
      <PageHeader title={authCopy.linkTitle} />
      {link && failure === undefined ? (
        <UseLink link={link} onFail={setFailure} />
      ) : (
        <Banner
          tone="warning"
          title={authCopy.linkFailed}
          action={<RouterLinkButton to="/auth">{authCopy.toSignIn}</RouterLinkButton>}
        >
          {failure}
        </Banner>
      )}
    </PageContainer>
  );
}
