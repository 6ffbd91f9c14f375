import { Children, type ReactElement, type Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx';
import { Receipt } from '../Receipt/Receipt.tsx';
import * as css from './OperationCard.css.ts';
import type { OperationCardProps } from './types.ts';

interface OperationPlanProps extends Pick<OperationCardProps, 'steps' | 'preview' | 'receipt' | 'code'> {
  showCode: boolean;
  codeRef: Ref<HTMLPreElement>;
}

/** Body: steps, affected rows, proof and code. */
export function OperationPlan(props: OperationPlanProps): ReactElement {
  const { steps, preview, receipt, code, showCode, codeRef } = props;
  const lines = Children.map(steps, (step) => (
    <li className={css.step}>
      <span>{step}</span>
    </li>
  ));
  return (
    <div className={cx(css.columns, receipt !== undefined && css.twoColumns)}>
      <div className={css.plan}>
        <ol className={css.steps}>{lines}</ol>
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
