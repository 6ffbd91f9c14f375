import { fail, ok, type Result } from '@saywright/domain/result';

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Names and numbers of machines in a private network, which a server must not be made to call. */
const privateHost =
  /^(?:\d+\.\d+\.\d+\.\d+|\[.*\]|.*\.(?:local|internal|localhost|lan|home|arpa)|[^.]+)\.?$/iu;

/** Whether an address is on this machine. */
export function isLoopback(address: string): boolean {
  return URL.canParse(address) && loopback.has(new URL(address).hostname);
}

/**
 * The base address of a model server: `https` with a public name, or `http` on this machine. Fails with the reason for
 * any other.
 */
export function modelAddress(text: string, localAllowed: boolean): Result<string> {
  const given = text.trim();
  if (given.length > 300 || !URL.canParse(given))
    return fail('That is not an address. It looks like https://api.example.com/v1.');
  const url = new URL(given);
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    return fail(
      'The address must not contain a name, a password, a question mark or a hash. Enter the key in its own field.',
    );
  const isLocal = loopback.has(url.hostname);
  if (isLocal && url.protocol !== 'http:') return fail('A model on this computer is reached with http://.');
  if (isLocal && !localAllowed)
    return fail('This server does not use models on its own machine. Ask the operator to allow it.');
  if (!isLocal && url.protocol !== 'https:')
    return fail('The address must start with https://, so that nobody can read what is sent.');
  if (!isLocal && privateHost.test(url.hostname))
    return fail('The address must be a public name, such as api.example.com.');
  return ok(url.href.replace(/\/+$/u, ''));
}

/** Largest answer that is read, in bytes. */
const largestAnswer = 1024 * 1024;

/** Fails a response body that is larger than allowed, so that a server cannot fill the memory. */
function limited(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let left = largestAnswer;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        left -= chunk.byteLength;
        if (left < 0) controller.error(new Error('The answer of the model server is too large.'));
        else controller.enqueue(chunk);
      },
    }),
  );
}

/** `fetch` for model servers: follows no redirects, which could lead elsewhere, and limits the size of answers. */
export const modelFetch: typeof fetch = async (input, init) => {
  const { body, status, headers } = await fetch(input, { ...init, redirect: 'error' });
  return new Response(body && limited(body), { status, headers });
};
