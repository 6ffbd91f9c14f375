/** How long after a page began to be left it must still be there to count as not left, as with a download; milliseconds. */
const staysAfter = 5000;

let isLeft = false;
window.addEventListener('beforeunload', () => {
  isLeft = true;
  setTimeout(() => {
    isLeft = false;
  }, staysAfter);
});

/** Whether the page is being left: the browser then ends its requests, which says nothing about the server. */
export function isLeaving(): boolean {
  return isLeft;
}
