import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach } from 'vitest';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A connection over which some bytes were sent, left open until the test ends. */
export async function send(port: number, bytes: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

/** What a connection receives until the server closes it. */
export async function receivedOn(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => (text += String(chunk)));
  await once(socket, 'close');
  return text;
}
