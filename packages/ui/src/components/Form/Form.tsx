'use client';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type RefObject,
} from 'react';
import { useFigures } from '../../internal/figures.ts';
import { FormErrors, type ValidationErrors } from '../../internal/formErrors.ts';
import { focusTarget, invalidControls } from '../../internal/useField.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { useMessages } from '../../messages/context.ts';
import { Banner } from '../Banner/Banner.tsx';
import { english } from './messages.ts';

export interface FormProps extends ComponentProps<'form'> {
  /** Errors by field name, as the server returned them; each shows in its field until the field changes. */
  validationErrors?: ValidationErrors | undefined;
  /** Shows a summary above the fields that links to each field with an error. @default true */
  summary?: boolean | undefined;
}

/** Field with an error. */
interface Problem {
  readonly control: HTMLElement;
  readonly label: string;
  readonly message: string;
}

const none: ValidationErrors = {};
interface State {
  readonly problems: readonly Problem[];
  /** Whether the server found them. */
  readonly isAnswer: boolean;
}

const quiet: State = { problems: [], isAnswer: false };

function labelOf(control: HTMLElement): string {
  const field = control.closest('fieldset[data-kit]') ?? control.closest('[data-kit]');
  return field?.querySelector('[data-part="label"]')?.textContent ?? '';
}

function controlsNamed(form: HTMLFormElement, name: string): readonly HTMLElement[] {
  return [...form.elements].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.getAttribute('name') === name,
  );
}

/** Keeps what was typed when an action returns errors: React resets a form after every action. */
function useKeptValues(form: RefObject<HTMLFormElement | null>, hasErrors: boolean): void {
  const latest = useRef(hasErrors);
  useLayoutEffect(() => {
    latest.current = hasErrors;
  });
  useEffect(() => {
    const element = form.current;
    if (element === null) return undefined;
    let isActing = false;
    const onSubmit = (): void => {
      isActing = true;
    };
    const onReset = (event: Event): void => {
      if (!isActing) return;
      isActing = false;
      event.preventDefault();
      // The reset comes in the middle of React's update; its errors are known right after it.
      queueMicrotask(() => {
        if (!latest.current) element.reset();
      });
    };
    element.addEventListener('submit', onSubmit);
    element.addEventListener('reset', onReset);
    return () => {
      element.removeEventListener('submit', onSubmit);
      element.removeEventListener('reset', onReset);
    };
  }, [form]);
}

/** Native form with native messages in its fields, a summary of the errors, and errors of the server. */
export function Form(props: FormProps): ReactElement {
  const { validationErrors = none, summary = true, children, ref, onInvalid, onReset, ...native } = props;
  const words = useMessages('Form', english);
  const { figure } = useFigures();
  const form = useOwnRef<HTMLFormElement>({ ref });
  const banner = useRef<HTMLDivElement>(null);
  const [{ problems, isAnswer }, setState] = useState(quiet);
  const entries = Object.entries(validationErrors).filter(([, message]) => message !== undefined);
  useKeptValues(form, typeof native.action === 'function' && entries.length > 0);

  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const found = Object.entries(validationErrors).flatMap(([name, message]) => {
      const control = controlsNamed(element, name)[0];
      return control === undefined || message === undefined
        ? []
        : [{ control: focusTarget(control), label: labelOf(control), message }];
    });
    setState(found.length === 0 ? quiet : { problems: found, isAnswer: true });
  }, [validationErrors, form]);
  useEffect(() => {
    if (isAnswer && problems.length > 0) banner.current?.focus();
  }, [isAnswer, problems]);

  const collect = (): void => {
    const element = form.current;
    if (element === null) return;
    const seen = new Set<string>();
    const found = invalidControls(element).flatMap((control) => {
      // Radio buttons of one group are one problem.
      if (control.type === 'radio' && seen.has(control.name)) return [];
      seen.add(control.name);
      return [{ control: focusTarget(control), label: labelOf(control), message: control.validationMessage }];
    });
    setState({ problems: found, isAnswer: false });
  };
  return (
    <FormErrors value={validationErrors}>
      <form
        data-kit="Form"
        {...native}
        ref={form}
        onInvalid={(event) => {
          onInvalid?.(event);
          collect();
        }}
        onReset={(event) => {
          onReset?.(event);
          if (!event.defaultPrevented) setState(quiet);
        }}
      >
        {summary && problems.length > 0 && (
          <div ref={banner} tabIndex={-1} data-part="problems">
            <Banner tone="danger" title={words.problems(problems.length, figure)}>
              <ul data-part="summary">
                {problems.map(({ control, label, message }) => (
                  <li key={`${label} ${message}`}>
                    <a
                      href={`#${control.id}`}
                      onClick={(event) => {
                        event.preventDefault();
                        control.focus();
                      }}
                    >
                      {label === '' ? message : `${label}: ${message}`}
                    </a>
                  </li>
                ))}
              </ul>
            </Banner>
          </div>
        )}
        {children}
      </form>
    </FormErrors>
  );
}
