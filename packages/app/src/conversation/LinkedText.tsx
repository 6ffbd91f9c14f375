import type { ReactElement } from 'react';

/** A web address; trailing punctuation belongs to the sentence. */
const address = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/u;

/** A web address as a link that opens in a new tab without a referrer. */
export function WebAddress({ url }: { readonly url: string }): ReactElement {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" translate="no">
      {url}
    </a>
  );
}

/** Text with its web addresses as links. */
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
