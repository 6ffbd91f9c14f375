import sans from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?inline';
import mono from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?inline';

/** Sets the page in fonts of the repository, so that what a test measures does not depend on the machine. */
export async function loadTestFonts(): Promise<void> {
  const { style } = document.documentElement;
  for (const [name, data] of Object.entries({ sans, mono })) {
    const font = new FontFace(`Test ${name}`, `url(${data})`, { weight: '100 900' });
    document.fonts.add(await font.load());
    style.setProperty(`--kit-family-${name}`, `"Test ${name}"`);
  }
}
