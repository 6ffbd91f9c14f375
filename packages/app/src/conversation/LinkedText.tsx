import type { ReactElement } from 'react';

/** Splits at web addresses; a full stop or comma behind one ends the sentence. */
const address = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/u;

/** A web address that can be pressed; it opens beside the studio and learns nothing of it. */
export function WebAddress({ url }: { readonly url: string }): ReactElement {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" translate="no">
      {url}
    </a>
  );
}

/** Words in which web addresses can be pressed. */
export function LinkedText({ text }: { readonly text: string }): ReactElement {
  const [before = '', url, ...after] = text.split(address);
  if (url === undefined) return <>{before}</>;
  return (
    <>
      {before}
      <WebAddress url={url} />
      <LinkedText text={after.join('')} />
    </>
  );
}
