'use client';
import { useEffect, useId, useMemo, useRef, type ReactElement, type RefObject } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { announce } from '../../internal/announcer.ts';
import { useFigures } from '../../internal/figures.ts';
import { note } from '../../internal/text.css.ts';
import { useShowAll } from '../../internal/useShowAll.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { StatusDot, type Status } from '../StatusDot/StatusDot.tsx';
import { ValueList } from '../ValueList/ValueList.tsx';
import { english, type MonitorLabels } from './messages.ts';
import * as css from './MonitorCard.css.ts';
import { MonitorIssueRow, type MonitorIssue } from './MonitorIssueRow.tsx';

export interface MonitorCardProps extends RootProps {
  /** Card heading. @default 'Agent monitor' */
  title?: string | undefined;
  /** Heading level. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Whether the monitor is running. */
  active: boolean;
  /** Shape and colour of the status dot. */
  status: Status;
  /** Status text, such as 'Monitoring (2 fixes applied)'. */
  statusText: string;
  /** Formatted time of the last check. */
  lastCheck?: string | undefined;
  /** Number of fixes applied. */
  fixes: number;
  /** Issues found, the most urgent first. */
  issues: readonly MonitorIssue[];
  /** Number of issues shown before 'Show All'. @default 3 */
  shownIssues?: number | undefined;
  /** A check is in progress. @default false */
  checking?: boolean | undefined;
  /** Pauses or starts the monitor. */
  onToggle: () => void;
  /** Starts a check now; without it there is no check button. */
  onCheck?: (() => void) | undefined;
  /** Dismisses an issue; without it there are no dismiss buttons. */
  onDismiss?: ((id: string) => void) | undefined;
  /** Translated labels; those left out keep their default. */
  labels?: Partial<MonitorLabels> | undefined;
}

/** Announces the result of a check the user requested; scheduled checks stay silent. */
function useCheckAnnouncement(checking: boolean, statusText: string): () => void {
  const asked = useRef(false);
  const before = useRef(checking);
  useEffect(() => {
    if (before.current && !checking && asked.current) {
      asked.current = false;
      announce(statusText);
    }
    before.current = checking;
  }, [checking, statusText]);
  return () => {
    asked.current = true;
  };
}

/** Dismisses an issue and moves focus to the heading, because the pressed button disappears. */
function useDismissal(
  onDismiss: ((id: string) => void) | undefined,
  heading: RefObject<HTMLElement | null>,
): ((id: string) => void) | undefined {
  return useMemo(
    () =>
      onDismiss &&
      ((id) => {
        heading.current?.focus();
        onDismiss(id);
      }),
    [onDismiss, heading],
  );
}

/** Monitoring status, issues found, and buttons to pause and check. */
export function MonitorCard(props: MonitorCardProps): ReactElement {
  const words = { ...useMessages('MonitorCard', english), ...props.labels };
  const { figure } = useFigures();
  const { title = words.title, headingLevel = 2, active, status, statusText, lastCheck, fixes } = props;
  const { issues, shownIssues = 3, checking = false, onToggle, onCheck, onDismiss } = props;
  const id = useId();
  const { shown, hasMore, isAll, toggle } = useShowAll(issues, shownIssues);
  const heading = useRef<HTMLHeadingElement>(null);
  const dismiss = useDismissal(onDismiss, heading);
  const remember = useCheckAnnouncement(checking, statusText);
  const Subheading = headingLevel === 2 ? 'h3' : headingLevel === 3 ? 'h4' : 'h5';
  return (
    <div data-kit="MonitorCard" {...rootProps(props, css.root)}>
      <Card
        title={title}
        headingLevel={headingLevel}
        padding="sm"
        action={
          <Button variant="ghost" size="sm" icon={active ? 'pause' : 'play'} onClick={onToggle}>
            {active ? words.pause : words.start}
          </Button>
        }
      >
        <StatusDot status={status} label={statusText} />
        <div className={css.values}>
          <ValueList
            items={[
              { id: 'last', label: words.lastCheck, value: lastCheck ?? words.neverChecked },
              { id: 'fixes', label: words.fixes, value: figure(fixes) },
            ]}
          />
        </div>
        <div className={css.values}>
          <Subheading ref={heading} id={id} tabIndex={-1} className={css.heading}>
            {words.issues}
            <span className={note}>{figure(issues.length)}</span>
          </Subheading>
          {issues.length === 0 ? (
            <p className={note}>{words.noIssues}</p>
          ) : (
            <ul aria-labelledby={id}>
              {shown.map((issue) => (
                <MonitorIssueRow
                  key={issue.id}
                  issue={issue}
                  dismissLabel={words.dismiss}
                  onDismiss={dismiss}
                />
              ))}
            </ul>
          )}
        </div>
        {(onCheck !== undefined || hasMore) && (
          <div data-part="foot" className={css.foot}>
            {onCheck !== undefined && (
              <Button
                size="sm"
                icon="retry"
                busy={checking}
                busyLabel={words.checking}
                onClick={() => {
                  remember();
                  onCheck();
                }}
              >
                {words.checkNow}
              </Button>
            )}
            {hasMore && (
              <Button variant="ghost" size="sm" aria-expanded={isAll} onClick={toggle}>
                {isAll ? words.showLess : words.showAll}
              </Button>
            )}
          </div>
        )}
      </Card>
    </div>
  );
}
