import { Component, useEffect, useEffectEvent, type ReactElement, type ReactNode } from 'react';
import { isMissingPart } from '../services/parts.ts';
import { doubt, reachability } from '../services/reachability.ts';
import { PagePending } from './PageMessage.tsx';

interface WaitingProps {
  /** The server answers, and still does not have the chunk. */
  readonly onGone: () => void;
}

/** The browser may remember that a chunk or its styles failed, so it is the whole page that is loaded again. */
const reload = (): void => location.reload();

/** In place of a page whose chunk could not be fetched, until it can be. */
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
  /** Where this is; another page is another try. */
  readonly path: string;
  readonly children: ReactNode;
}

interface Failure {
  readonly error: unknown;
  /** Nothing that waiting could cure. */
  readonly isFinal: boolean;
}

interface MissingChunkState {
  readonly path: string;
  readonly failure: Failure | undefined;
}

/** Keeps the shell while a page cannot be fetched; whatever else goes wrong is for System Recovery Mode. */
export class MissingChunk extends Component<MissingChunkProps, MissingChunkState> {
  override state: MissingChunkState = { path: this.props.path, failure: undefined };

  static getDerivedStateFromError(error: unknown): Pick<MissingChunkState, 'failure'> {
    return { failure: { error, isFinal: !(error instanceof Error && isMissingPart(error.message)) } };
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
