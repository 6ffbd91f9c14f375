import { Component, lazy, Suspense, useEffect, type ReactElement, type ReactNode } from 'react';
import { copy } from '../copy.ts';
import { reachability } from '../services/reachability.ts';
import { PageMessage, Retry } from './PageMessage.tsx';

interface RecoveryProps {
  readonly children: ReactNode;
}

interface RecoveryFailure {
  /** Undefined while there is no failure. */
  readonly message: string | undefined;
}

const reload = (): void => location.reload();

/** System Recovery Mode without its chunk: reloads the page as soon as the server answers. */
function PlainScreen(): ReactElement {
  useEffect(
    () =>
      reachability.subscribe(() => {
        if (reachability.get() === 'reachable') reload();
      }),
    [],
  );
  return (
    <main>
      <PageMessage
        title={copy.recovery.title}
        text={copy.recovery.text}
        actions={
          <>
            <Retry label={copy.recovery.retry} onAnswer={reload} />
            <a href="/">{copy.recovery.home}</a>
          </>
        }
      />
    </main>
  );
}

const RecoveryMode = lazy(() => import('./RecoveryMode.tsx').catch(() => ({ default: PlainScreen })));

/** Catches render errors and shows System Recovery Mode, which is loaded then. */
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
