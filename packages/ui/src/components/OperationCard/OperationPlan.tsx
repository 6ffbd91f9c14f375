import { Children, type ReactElement, type Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx';
import { Receipt } from '../Receipt/Receipt.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './OperationCard.css.ts';
import type { OperationCardProps } from './types.ts';

interface OperationPlanProps extends Pick<
  OperationCardProps,
  'state' | 'steps' | 'preview' | 'receipt' | 'code'
> {
  showCode: boolean;
  codeRef: Ref<HTMLPreElement>;
}

/** Steps, rows, proof and code, in the order in which they convince. */
export function OperationPlan(props: OperationPlanProps): ReactElement {
  const { state, steps, preview, receipt, code, showCode, codeRef } = props;
  const waiting = steps.length === 0 && state === 'planning';
  const lines = Children.map(steps, (step) => (
    <li className={css.step}>
      <span>{step}</span>
    </li>
  ));
  return (
    <div className={cx(css.columns, receipt !== undefined && css.twoColumns)}>
      <div className={css.plan}>
        {waiting ? <Skeleton lines={3} /> : <ol className={css.steps}>{lines}</ol>}
        {preview}
      </div>
      {receipt !== undefined && (
        <div className={css.proof}>
          <Receipt {...receipt} />
        </div>
      )}
      {code !== undefined && showCode && <CodeBlock {...code} ref={codeRef} />}
    </div>
  );
}
