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
import { isMissingChunk } from '../services/chunks.ts';
import { beat } from '../services/reachability.ts';

const hasReloaded = readVisit(storageKeys.reloaded) !== null;

/** Outlives the screen, so that attempts are counted across failures, including the one reload. */
const recovery = createStore(reduceRecovery, {
  ...initialRecovery,
  hasReloaded,
  attempts: Number(hasReloaded),
});
let stable: ReturnType<typeof setTimeout> | undefined;

interface RecoveryModeProps {
  readonly message: string;
  /** Renders the page again. */
  readonly onRetry: () => void;
}

/** System Recovery Mode: retries automatically as documented, and offers manual actions. */
export default function RecoveryMode({ message, onRetry }: RecoveryModeProps): ReactElement {
  const state = useStore(recovery);
  const [isUnreachable, setUnreachable] = useState(false);
  useEffect(() => {
    clearTimeout(stable);
    recovery.send({ kind: 'failed', message });
    return () => {
      // The page has recovered: if it stays stable, the attempts are reset.
      stable = setTimeout(() => {
        writeVisit(storageKeys.reloaded, null);
        recovery.send({ kind: 'stable' });
      }, stableAfter);
    };
  }, [message]);

  /** Reloads only if the server answers: otherwise the page would be lost. */
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
    // A reload ends this screen; until the server answers, it is retried.
    const timer = how === 'reload' ? setInterval(() => void reload(), delay) : setTimeout(retry, delay);
    return () => clearInterval(timer);
  }, [how, delay, onRetry, reload]);

  const retry = (): void => {
    // The browser requests a failed chunk again only after a reload.
    if (isMissingChunk(state.message)) {
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
          {/* A hard navigation, so that no failed state survives. */}
          <Button icon="home" onClick={() => location.assign(recoveryTexts.homePath)}>
            {recoveryTexts.home}
          </Button>
        </>
      }
    />
  );
}
