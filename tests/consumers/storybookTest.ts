// Stories reference these when they are defined; rendering a story does not run them.
const nothing = (): void => undefined;

export const configure = nothing;
export const expect = nothing;
export const fireEvent = nothing;
export const fn = () => nothing;
export const screen = {};
export const spyOn = nothing;
export const userEvent = {};
export const waitFor = nothing;
export const within = nothing;
