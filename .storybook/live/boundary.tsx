import { Component, type ReactNode } from 'react';
import type { Program } from './program.ts';

interface BoundaryProps {
  readonly program: Program;
  readonly onFault: (error: unknown) => void;
  /** What is shown in place of a program that fails, until the next one. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly program?: Program;
  readonly hasFailed: boolean;
}

/** Keeps the fault of a program from the page around it. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  static getDerivedStateFromError = (): Pick<BoundaryState, 'hasFailed'> => ({ hasFailed: true });

  static getDerivedStateFromProps({ program }: BoundaryProps, state: BoundaryState): BoundaryState {
    return program === state.program ? state : { program, hasFailed: false };
  }

  override state: BoundaryState = { hasFailed: false };

  override componentDidCatch(error: unknown): void {
    this.props.onFault(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
