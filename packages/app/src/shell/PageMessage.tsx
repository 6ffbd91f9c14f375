import { Button } from '@saywright/ui/Button';
import { Spinner } from '@saywright/ui/Spinner';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { copy } from '../copy.ts';
import { beat } from '../services/reachability.ts';
import * as css from './Outage.css.ts';
import { useOutage } from './useOutage.ts';

interface PageMessageProps {
  readonly title: string;
  readonly text: string;
  readonly actions?: ReactNode;
}

/** A message in place of a page. */
export function PageMessage({ title, text, actions }: PageMessageProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={css.message}>
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </h1>
      <p className={css.text}>{text}</p>
      {actions}
    </div>
  );
}

interface RetryProps {
  readonly label: string;
  /** Called once the server answers. */
  readonly onAnswer?: () => void;
}

/** A button that checks the server and continues once it answers. */
export function Retry({ label, onAnswer }: RetryProps): ReactElement {
  const [isTrying, setTrying] = useState(false);
  const retry = async (): Promise<void> => {
    setTrying(true);
    const answers = await beat();
    setTrying(false);
    if (answers) onAnswer?.();
  };
  return (
    <Button
      variant="primary"
      icon="retry"
      busy={isTrying}
      busyLabel={copy.outage.trying}
      onClick={() => void retry()}
    >
      {label}
    </Button>
  );
}

interface PagePendingProps {
  /** Called when a person retries and the server answers. */
  readonly onRetry?: () => void;
}

/** Placeholder for a loading page; shows an outage that keeps it from loading. */
export function PagePending({ onRetry }: PagePendingProps): ReactElement {
  const outage = useOutage();
  if (outage === undefined)
    return (
      <div className={css.message}>
        <Spinner label={copy.loading} />
      </div>
    );
  return (
    <PageMessage
      title={copy.outage[outage].title}
      text={`${copy.outage[outage].text} ${copy.outage.page}`}
      actions={<Retry label={copy.outage.retry} {...(onRetry && { onAnswer: onRetry })} />}
    />
  );
}
