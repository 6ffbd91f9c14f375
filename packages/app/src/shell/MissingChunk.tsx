import { Component, useEffect, useEffectEvent, type ReactElement, type ReactNode } from 'react';
import { isMissingChunk } from '../services/chunks.ts';
import { doubt, reachability } from '../services/reachability.ts';
import { PagePending } from './PageMessage.tsx';

interface WaitingProps {
  /** Called if the server answers but does not have the chunk. */
  readonly onGone: () => void;
}

/** Reloads the whole page, as the browser may cache the failure of a chunk or its styles. */
const reload = (): void => location.reload();

/** Placeholder for a page whose chunk could not be loaded, until it can be. */
function Waiting({ onGone }: WaitingProps): ReactElement {
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    let isLeft = false;
    let unfollow: (() => void) | undefined;
    const look = async (): Promise<void> => {
      const answers = await doubt();
      if (isLeft) return;
      if (answers) gone();
      else
        unfollow = reachability.subscribe(() => {
          if (reachability.get() === 'reachable') reload();
        });
    };
    void look();
    return () => {
      isLeft = true;
      unfollow?.();
    };
  }, []);
  return <PagePending onRetry={reload} />;
}

interface MissingChunkProps {
  /** Path of the page; a new one resets the failure. */
  readonly path: string;
  readonly children: ReactNode;
}

interface Failure {
  readonly error: unknown;
  /** Whether waiting cannot help. */
  readonly isFinal: boolean;
}

interface MissingChunkState {
  readonly path: string;
  readonly failure: Failure | undefined;
}

/** Keeps the shell while a page's chunk cannot be loaded; passes other errors to System Recovery Mode. */
export class MissingChunk extends Component<MissingChunkProps, MissingChunkState> {
  override state: MissingChunkState = { path: this.props.path, failure: undefined };

  static getDerivedStateFromError(error: unknown): Pick<MissingChunkState, 'failure'> {
    return { failure: { error, isFinal: !(error instanceof Error && isMissingChunk(error.message)) } };
  }

  static getDerivedStateFromProps(
    { path }: MissingChunkProps,
    state: MissingChunkState,
  ): MissingChunkState | null {
    return path === state.path ? null : { path, failure: undefined };
  }

  private readonly giveUp = (): void =>
    this.setState(({ failure }) => ({ failure: failure && { ...failure, isFinal: true } }));

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    if (failure.isFinal) throw failure.error;
    return <Waiting onGone={this.giveUp} />;
  }
}
