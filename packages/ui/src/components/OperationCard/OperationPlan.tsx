import { Children, type ReactElement, type ReactNode, type Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import { muted } from '../../internal/text.css.ts';
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Receipt } from '../Receipt/Receipt.tsx';
import * as css from './OperationCard.css.ts';
import type { OperationCardProps } from './types.ts';

interface OperationPlanProps extends Pick<
  OperationCardProps,
  'steps' | 'stepsSummary' | 'parts' | 'preview' | 'receipt' | 'code' | 'headingLevel'
> {
  showCode: boolean;
  codeRef: Ref<HTMLPreElement>;
}

/** Numbered steps; `start` is the number of the first one. */
function Steps({ steps, start }: { steps: readonly ReactNode[]; start: number }): ReactElement {
  return (
    <ol className={css.steps} start={start}>
      {Children.map(steps, (step) => (
        <li className={css.step}>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}

/** Body: steps, affected rows, proof and code. */
export function OperationPlan(props: OperationPlanProps): ReactElement {
  const { steps, stepsSummary, preview, receipt, code, showCode, codeRef } = props;
  const { parts = [], headingLevel = 2 } = props;
  const Heading = headingLevel === 2 ? 'h3' : headingLevel === 3 ? 'h4' : 'h5';
  const counted = (count: number): number =>
    parts.slice(0, count).reduce((sum, part) => sum + part.steps.length, 1);
  const list =
    parts.length === 0 ? (
      <Steps steps={steps} start={1} />
    ) : (
      <div className={css.parts}>
        {parts.map((part, at) => (
          <div key={part.heading} className={css.stepsOfPart}>
            <Heading className={css.partHeading}>
              {part.icon !== undefined && <Icon name={part.icon} className={muted} />}
              {part.heading}
            </Heading>
            <Steps steps={part.steps} start={counted(at)} />
          </div>
        ))}
      </div>
    );
  return (
    <div className={cx(css.columns, receipt !== undefined && css.twoColumns)}>
      <div className={css.plan}>
        {stepsSummary === undefined && list}
        {preview}
        {stepsSummary !== undefined && <Disclosure summary={stepsSummary}>{list}</Disclosure>}
      </div>
      {receipt !== undefined && (
        <div className={css.proof}>
          <Receipt {...receipt} />
        </div>
      )}
      {code !== undefined && showCode && <CodeBlock {...code} regionRef={codeRef} />}
    </div>
  );
}
