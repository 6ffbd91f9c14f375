import { Component, lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import { copy } from '../copy.ts';

interface RecoveryProps {
  readonly children: ReactNode;
}

interface RecoveryFailure {
  /** Undefined while all is well. */
  readonly message: string | undefined;
}

/** What is left when not even the error screen can be fetched. */
function PlainScreen({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  return (
    <main>
      <h1>{copy.recovery.title}</h1>
      <button type="button" onClick={onRetry}>
        {copy.recovery.retry}
      </button>{' '}
      <a href="/">{copy.recovery.home}</a>
    </main>
  );
}

const RecoveryMode = lazy(() => import('./RecoveryMode.tsx').catch(() => ({ default: PlainScreen })));

/** Catches what goes wrong while a page is drawn and hands over to System Recovery Mode, which is fetched then (CS-RECV-01). */
export class Recovery extends Component<RecoveryProps, RecoveryFailure> {
  override state: RecoveryFailure = { message: undefined };

  static getDerivedStateFromError(error: unknown): RecoveryFailure {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  private readonly retry = (): void => this.setState({ message: undefined });

  override render(): ReactNode {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    return (
      <Suspense>
        <RecoveryMode message={message} onRetry={this.retry} />
      </Suspense>
    );
  }
}
