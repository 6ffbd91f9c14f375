/** Marks the page as interactive: public/start.js then replays earlier clicks and input. Tests wait for the attribute. */
export function markInteractive(): void {
  document.documentElement.dataset['listens'] = '';
  window.dispatchEvent(new Event('saywright:listening'));
}
