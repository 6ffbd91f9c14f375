import {
  automaticRecovery,
  canRetryRecovery,
  initialRecovery,
  recoveryDetail,
  recoveryStatus,
  recoveryTexts,
  reduceRecovery,
  stableAfter,
} from '@saywright/domain/recovery';
import { Button } from '@saywright/ui/Button';
import { ErrorScreen } from '@saywright/ui/ErrorScreen';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { storageKeys } from '../product.ts';
import { readVisit, writeVisit } from '../services/storage.ts';
import { createStore, useStore } from '../services/store.ts';
import { isMissingPart } from '../services/parts.ts';
import { beat } from '../services/reachability.ts';

const hasReloaded = readVisit(storageKeys.reloaded) !== null;

/** Outlives the screen, so that attempts are counted across them, the one reload across pages among them (H33). */
const recovery = createStore(reduceRecovery, {
  ...initialRecovery,
  hasReloaded,
  attempts: Number(hasReloaded),
});
let stable: ReturnType<typeof setTimeout> | undefined;

interface RecoveryModeProps {
  readonly message: string;
  /** Draws the page again. */
  readonly onRetry: () => void;
}

/** System Recovery Mode: retries by itself as documented, and offers what a person can do (CS-RECV-01 to CS-RECV-09). */
export default function RecoveryMode({ message, onRetry }: RecoveryModeProps): ReactElement {
  const state = useStore(recovery);
  const [isUnreachable, setUnreachable] = useState(false);
  useEffect(() => {
    clearTimeout(stable);
    recovery.send({ kind: 'failed', message });
    return () => {
      // The page stands again: if it does so for a while, the attempts are forgotten.
      stable = setTimeout(() => {
        writeVisit(storageKeys.reloaded, null);
        recovery.send({ kind: 'stable' });
      }, stableAfter);
    };
  }, [message]);

  /** Loads the page again if it would come: a page that is left for one that does not is gone for good. */
  const reload = useCallback(async (): Promise<void> => {
    const answers = await beat();
    setUnreachable(!answers);
    if (!answers) return;
    writeVisit(storageKeys.reloaded, 'once');
    location.reload();
  }, []);

  const automatic = automaticRecovery(state);
  const how = automatic?.how;
  const delay = automatic?.delay ?? 0;
  useEffect(() => {
    if (how === undefined) return undefined;
    const retry = (): void => {
      recovery.send({ kind: 'auto-retried', how });
      onRetry();
    };
    // A page that is loaded anew ends this; until one can be, it is asked for again.
    const timer = how === 'reload' ? setInterval(() => void reload(), delay) : setTimeout(retry, delay);
    return () => clearInterval(timer);
  }, [how, delay, onRetry, reload]);

  const retry = (): void => {
    // A part that could not be fetched is only asked for again by a new page.
    if (isMissingPart(state.message)) {
      void reload();
      return;
    }
    recovery.send({ kind: 'manual-retry' });
    onRetry();
  };
  const status = state.hasFailed ? recoveryStatus(state) : undefined;
  return (
    <ErrorScreen
      title={recoveryTexts.title}
      text={recoveryTexts.text}
      details={recoveryDetail(state)}
      attempt={isUnreachable ? recoveryTexts.unreachable : status}
      busy={how !== undefined}
      actions={
        <>
          {canRetryRecovery(state) && (
            <Button variant="primary" icon="retry" onClick={retry}>
              {recoveryTexts.retry}
            </Button>
          )}
          {/* A hard navigation, so that nothing of what failed comes along (H33). */}
          <Button icon="home" onClick={() => location.assign(recoveryTexts.homePath)}>
            {recoveryTexts.home}
          </Button>
        </>
      }
    />
  );
}
