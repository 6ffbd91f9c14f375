import axe from 'axe-core';
import { paint, type Globals } from './modes.tsx';

const themes = ['dark', 'light', 'contrast', 'contrast-light'];
const densities = ['comfortable', 'compact'];
const directions = ['ltr', 'rtl'];

const allModes: readonly Globals[] = themes.flatMap((theme) =>
  densities.flatMap((density) => directions.map((direction) => ({ theme, density, direction }))),
);

/** Modes checked in every run, besides the first, which the addon checks. VITE_STORY_MODES=all checks every mode. */
const chosenModes: readonly Globals[] = [
  { theme: 'light', density: 'compact', direction: 'ltr' },
  { theme: 'contrast', density: 'comfortable', direction: 'rtl' },
];

/** True when every mode is checked. */
export const isEveryMode = import.meta.env['VITE_STORY_MODES'] === 'all';

const modes = isEveryMode ? allModes : chosenModes;

/** The axe rules whose result can depend on the mode. */
const rules = ['color-contrast', 'link-in-text-block'];

/**
 * Checks the final state of a story in the other modes, without playing it again.
 * @throws Error with mode, rule and element of each violation
 */
export async function judgeInOtherModes(globals: Globals): Promise<void> {
  // Stories with thousands of items are covered by those with few.
  if (document.body.querySelectorAll('*').length > 3000) return;
  const found: string[] = [];
  for (const mode of modes) {
    // Contrast is too low halfway through a fade.
    paint({ ...globals, ...mode, motion: 'reduced' });
    const { violations } = await axe.run(document.body, {
      runOnly: rules,
      resultTypes: ['violations'],
    });
    for (const { id, nodes } of violations)
      found.push(`${JSON.stringify(mode)} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }
  paint(globals);
  if (found.length > 0) throw new Error(`Not accessible in every mode:\n${found.join('\n')}`);
}
