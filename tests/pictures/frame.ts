import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import '@saywright/ui/theme';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import './pictures.css';

/** A way in which every component is looked at; motion is reduced in all of them. */
export interface Mode {
  readonly name: string;
  /** Attributes of the page root. */
  readonly root: Readonly<Record<string, string>>;
  /** Width of the page in px. */
  readonly width: number;
  readonly text?: '200%';
  readonly forcedColors?: 'active';
}

const usual = { 'data-theme': 'dark', 'data-contrast': 'normal', 'data-density': 'comfortable', dir: 'ltr' };
const wide = 1040;

/** Every theme, density, direction, text size and width at least once. */
export const modes: readonly Mode[] = [
  { name: 'dark', root: usual, width: wide },
  {
    name: 'light-compact',
    root: { ...usual, 'data-theme': 'light', 'data-density': 'compact' },
    width: wide,
  },
  { name: 'contrast-rtl', root: { ...usual, 'data-contrast': 'more', dir: 'rtl' }, width: wide },
  { name: 'forced', root: usual, width: wide, forcedColors: 'active' },
  { name: 'text-200', root: usual, width: wide, text: '200%' },
  { name: 'width-320', root: usual, width: 320 },
];

/** Sets the page in a mode, and in no other. */
export async function enter({ root, width, text, forcedColors }: Mode): Promise<void> {
  const { documentElement } = document;
  for (const [name, value] of Object.entries(root)) documentElement.setAttribute(name, value);
  documentElement.style.fontSize = text ?? '';
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: forcedColors ?? 'none' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
  await page.viewport(width, 700);
}

/** Compares what an element shows with the picture that was looked at and kept. */
export async function compare(element: HTMLElement, name: string): Promise<void> {
  await document.fonts.ready;
  await expect(element).toMatchScreenshot(name);
}

// The day is always the same.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:30:00Z') }));
afterEach(() => void vi.useRealTimers());
