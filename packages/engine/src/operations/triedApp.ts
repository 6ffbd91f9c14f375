import type { AppOutline } from '@saywright/domain/app';

/** An app with the people in whose names its pages were tried. */
export function triedApp(app: AppOutline): AppOutline {
  const hasOwner = app.stored.some(({ table }) => table === 'staff');
  const tried = hasOwner
    ? 'Every page was tried as a visitor, a customer and the owner.'
    : 'Every page was tried as a visitor and as two people who sign in.';
  return { ...app, tried };
}
