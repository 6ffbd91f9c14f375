'use client';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactElement } from 'react';
import type { ValidationErrors } from '../../internal/formErrors.ts';
import { useFigures } from '../../internal/figures.ts';
import { rootProps } from '../../internal/rootProps.ts';
import { fine } from '../../internal/text.css.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { StepList, type StepState } from '../StepList/StepList.tsx';
import { english } from './messages.ts';
import type { WizardProps } from './types.ts';
import * as css from './Wizard.css.ts';
import { WizardReview } from './WizardReview.tsx';

const stateOf = (index: number, current: number): StepState => {
  if (index === current) return 'current';
  return index < current ? 'done' : 'upcoming';
};

/** Task in steps: each is checked before the next, and a review comes before the end. */
export function Wizard({ label, steps, onFinish, finishLabel, onStep, ...root }: WizardProps): ReactElement {
  const words = useMessages('Wizard', english);
  const { figure } = useFigures();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [current, setCurrent] = useState(0);
  const [reached, setReached] = useState(0);
  const [data, setData] = useState<ReadonlyMap<string, FormData>>(new Map());
  const [errors, setErrors] = useState<ValidationErrors>();
  const [busy, setBusy] = useState(false);
  const hasReview = steps.some(({ summary }) => summary !== undefined);
  const all = [...steps, ...(hasReview ? [{ id: 'review', label: words.review }] : [])];
  const isLast = current === all.length - 1;
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    heading.current?.focus();
  }, [current]);

  const goTo = (index: number): void => {
    setErrors(undefined);
    setCurrent(index);
    setReached(Math.max(reached, index));
    onStep?.(all[index]?.id ?? '');
  };
  const finish = async (entered: ReadonlyMap<string, FormData>): Promise<void> => {
    const together = new FormData();
    for (const { id: step } of steps)
      for (const [name, value] of entered.get(step) ?? []) together.append(name, value);
    await onFinish(together);
  };
  const goOn = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const step = steps[current];
    if (busy) return;
    const own = new FormData(event.currentTarget);
    setBusy(true);
    try {
      const wrong = await step?.validate?.(own);
      setErrors(wrong);
      if (wrong !== undefined && Object.values(wrong).some((message) => message !== undefined)) return;
      const entered = step === undefined ? data : new Map(data).set(step.id, own);
      setData(entered);
      if (isLast) await finish(entered);
      else goTo(current + 1);
    } finally {
      setBusy(false);
    }
  };
  const form = `${id}-${current}`;
  return (
    <section data-kit="Wizard" aria-label={label} {...rootProps(root, css.root)}>
      <div className={css.columns}>
        <StepList
          data-part="steps"
          className={css.steps}
          label={label}
          steps={all.map((step, index) => ({
            id: step.id,
            label: step.label,
            state: stateOf(index, current),
          }))}
        />
        <div>
          <p data-part="position" className={fine}>
            {words.position(current + 1, all.length, figure)}
          </p>
          <h2 ref={heading} tabIndex={-1} data-part="heading" className={css.heading}>
            {all[current]?.label}
          </h2>
          {all.map((step, index) => (
            // Every step that was reached stays, so that it keeps what was typed.
            <Form
              key={step.id}
              id={`${id}-${index}`}
              hidden={index !== current}
              validationErrors={index === current ? errors : undefined}
              onSubmit={(event) => void goOn(event)}
            >
              <div className={css.body}>
                {index >= steps.length ? (
                  <WizardReview {...{ steps, data, goTo, words }} />
                ) : (
                  index <= reached && steps[index]?.content
                )}
              </div>
            </Form>
          ))}
          <div data-part="actions" className={css.actions}>
            {current > 0 && (
              <Button disabled={busy} onClick={() => goTo(current - 1)}>
                {words.back}
              </Button>
            )}
            <Button variant="primary" type="submit" form={form} busy={busy}>
              {isLast ? (finishLabel ?? words.finish) : words.next}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
