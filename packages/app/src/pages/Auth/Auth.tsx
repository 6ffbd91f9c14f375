import { Card } from '@saywright/ui/Card';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { Tabs } from '@saywright/ui/Tabs';
import { useState, type ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router';
import { authCopy } from '../../copy/auth.ts';
import { useAuth } from '../../providers/auth.ts';
import { ForgotForm } from './ForgotForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

function returnAddress(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : '/dashboard';
}

/** Sign in or sign up; a signed-in user is redirected to where they were headed. */
export default function Auth(): ReactElement {
  const [tab, setTab] = useState('sign-in');
  const [resetEmail, setResetEmail] = useState<string>();
  const { status } = useAuth();
  const { state } = useLocation();
  if (status === 'signed-in') return <Navigate to={returnAddress(state)} replace />;
  const items = [
    { id: 'sign-in', label: authCopy.signIn, content: <SignInForm onForgot={setResetEmail} /> },
    { id: 'sign-up', label: authCopy.signUp, content: <SignUpForm /> },
  ];
  return (
    <PageContainer width="narrow">
      <PageHeader title={authCopy.title} text={authCopy.text} />
      {resetEmail !== undefined ? (
        <Card title={authCopy.forgotTitle}>
          <ForgotForm typed={resetEmail} onBack={() => setResetEmail(undefined)} />
        </Card>
      ) : (
        <Card>
          <Tabs label={authCopy.tabs} items={items} value={tab} onChange={setTab} />
        </Card>
      )}
    </PageContainer>
  );
}
