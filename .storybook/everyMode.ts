import axe from 'axe-core';
import { paint, type Globals } from './modes.tsx';

const themes = ['dark', 'light', 'contrast', 'contrast-light'];
const densities = ['comfortable', 'compact'];
const directions = ['ltr', 'rtl'];

const allModes: readonly Globals[] = themes.flatMap((theme) =>
  densities.flatMap((density) => directions.map((direction) => ({ theme, density, direction }))),
);

/** Those of every run; the first mode of all is judged by the addon. VITE_STORY_MODES=all judges every one. */
const chosenModes: readonly Globals[] = [
  { theme: 'light', density: 'compact', direction: 'ltr' },
  { theme: 'contrast', density: 'comfortable', direction: 'rtl' },
];

const modes = import.meta.env['VITE_STORY_MODES'] === 'all' ? allModes : chosenModes;

/** What a mode can change of what axe sees; the rest holds in one mode as in any other. */
const rules = ['color-contrast', 'link-in-text-block'];

/**
 * Judges a story as it stands at its end in the other modes, too: playing it again in each would say no more.
 * @throws Error that names mode, rule and place of what is wrong
 */
export async function judgeInOtherModes(globals: Globals): Promise<void> {
  // Thousands of lines look in another mode as a few do, which other stories show.
  if (document.body.querySelectorAll('*').length > 3000) return;
  const found: string[] = [];
  for (const mode of modes) {
    // Half-way through a fade every contrast is too low.
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
