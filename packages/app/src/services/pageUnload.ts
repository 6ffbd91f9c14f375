/** Milliseconds after `beforeunload` until a page that still exists counts as staying, as after a download. */
const unloadTimeout = 5000;

let isBeingLeft = false;
window.addEventListener('beforeunload', () => {
  isBeingLeft = true;
  setTimeout(() => {
    isBeingLeft = false;
  }, unloadTimeout);
});

/** Whether the page is unloading: the browser then aborts its requests, which says nothing about the server. */
export function isUnloading(): boolean {
  return isBeingLeft;
}
