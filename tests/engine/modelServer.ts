import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';

const requestSchema = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  max_tokens: z.number().optional(),
  response_format: z.object({ type: z.string() }).loose().optional(),
});

/** A request to the fake model server. */
export interface ModelRequest extends z.infer<typeof requestSchema> {
  readonly path: string;
  readonly authorization: string | undefined;
}

/** What the fake model says: data or text; in order, the last one again and again. */
export interface FakeModel {
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  close(): Promise<void>;
}

type Answering = (request: ModelRequest, response: ServerResponse, count: number) => void;

/** A model server on this machine that speaks OpenAI's protocol. `answering` is called with each request, `listing` when the models are listed. */
export async function fakeModel(answering: Answering, listing: () => void = () => {}): Promise<FakeModel> {
  const requests: ModelRequest[] = [];
  const take = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (message.url?.endsWith('/models') === true) {
      listing();
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: [{ id: 'small-model' }, { id: 'large-model' }] }));
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(Buffer.from(chunk));
    const body = requestSchema.parse(JSON.parse(Buffer.concat(chunks).toString()));
    const request = { ...body, path: message.url ?? '', authorization: message.headers.authorization };
    requests.push(request);
    answering(request, response, requests.length);
  };
  const server = createServer((message, response) => {
    void take(message, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers with a message of the model. Usage is 1,000 tokens in and 100 out. */
export function say(
  response: ServerResponse,
  content: string,
  usage: unknown = { prompt_tokens: 1000, completion_tokens: 100, total_tokens: 1100 },
): void {
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({
      id: '1',
      object: 'chat.completion',
      created: 1,
      model: 'fake',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      usage,
    }),
  );
}

/** Answers with an HTTP error. */
export function refuseWith(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message: 'the server said this' } }));
}
