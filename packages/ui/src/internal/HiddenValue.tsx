'use client';
import type { FormEventHandler, ReactElement, Ref } from 'react';

interface HiddenValueProps {
  value: string;
  name: string | undefined;
  form: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  onInvalid: FormEventHandler<HTMLInputElement>;
  ref: Ref<HTMLInputElement>;
}

const ignore = (): void => undefined;

/** Value that a form submits and validates for a control that is not a native field. */
export function HiddenValue(props: HiddenValueProps): ReactElement {
  // A text field: the browser does not validate one of the type hidden.
  return <input {...props} type="text" hidden tabIndex={-1} onChange={ignore} />;
}
