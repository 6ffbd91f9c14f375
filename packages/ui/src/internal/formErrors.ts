import { createContext } from 'react';

/** Errors of a form by field name, as the server returned them. */
export type ValidationErrors = Readonly<Record<string, string | undefined>>;

/** Errors of the surrounding form. */
export const FormErrors = createContext<ValidationErrors>({});
