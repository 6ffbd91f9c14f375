import * as fc from 'fast-check';

const line = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    'GET / HTTP/1.1',
    'GET / HTTP/1.0',
    'GET / HTTP/9.9',
    'GET http://[/ HTTP/1.1',
    'GET //:0 HTTP/1.1',
    'GET /\0 HTTP/1.1',
    'GET /%zz HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'TRACE / HTTP/1.1',
    'CONNECT localhost:80 HTTP/1.1',
    'PRI * HTTP/2.0',
    'POST /auth/v1/signup HTTP/1.1',
    'POST /rest/v1/profiles HTTP/1.1',
    'POST /bridge/v1/commands HTTP/1.1',
    'PUT /api/v1/deploys/x/files/y HTTP/1.1',
  ),
);
const headerLine = fc.oneof(
  line,
  fc.constantFrom(
    'Host: localhost',
    'Host: localhost',
    'Host: ',
    'Host: a b',
    'Host: [::1',
    'Host: evil.example',
    'Host: localhost:99999',
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 99999999999999999999',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: gzip, chunked',
    'Content-Type: application/json',
    'Expect: 100-continue',
    'Expect: miracles',
    'Upgrade: websocket',
    'Connection: upgrade',
    `X: ${'x'.repeat(20_000)}`,
    'Authorization: Bearer \t\x7f',
    ': no name',
    ' folded',
  ),
);
/** Bytes that are hardly HTTP. */
export const malformed = fc
  .tuple(
    line,
    fc.array(headerLine, { maxLength: 5 }),
    fc.constantFrom('', 'hello', '5\r\nhello\r\n0\r\n\r\n', 'zz\r\n', 'null'),
    fc.boolean(),
  )
  .map(
    ([first, rest_, body, isWhole]) => `${[first, ...rest_].join('\r\n')}${isWhole ? '\r\n\r\n' : ''}${body}`,
  );
