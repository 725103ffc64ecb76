import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type Pipe, socketPipe } from './stream-pipe.ts';

const ending: (() => void)[] = [];
afterEach(() => {
  for (const end of ending.splice(0)) end();
});

/** A browser's connection and the answer that the server holds for it. */
const connection = async (): Promise<{ browser: Socket; wire: ServerResponse; open: (gone?: () => void) => Pipe }> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = connect((server.address() as AddressInfo).port, '127.0.0.1');
  ending.push(() => {
    browser.destroy();
    server.close();
  });
  browser.write('GET /live HTTP/1.1\r\nhost: parter\r\n\r\n');
  const [, wire] = (await once(server, 'request')) as [unknown, ServerResponse];
  return { browser, wire, open: (gone = () => undefined) => socketPipe(wire, { 'content-type': 'text/event-stream' }, gone).pipe };
};

test('what is written comes as it is, and the end of the connection is the end', async () => {
  const { browser, open } = await connection();
  const pipe = open();
  expect(pipe.write(Buffer.from('id: 1\n\n'))).toBe(true);
  pipe.end();
  let text = '';
  for await (const chunk of browser) text += String(chunk);
  const [head = '', body] = text.split(/\r\n\r\n/);
  expect(head).toContain('content-type: text/event-stream');
  expect(head.toLowerCase()).not.toContain('transfer-encoding');
  expect(body).toBe('id: 1\n\n');
});

test('a browser that does not read is too slow after some thousand bytes', async () => {
  const { browser, open } = await connection();
  browser.pause();
  expect(open().write(Buffer.alloc(50_000_000))).toBe(false);
});

test('a browser that leaves is told of, also one that left before the stream began', async () => {
  const late = await connection();
  const left = once(late.wire, 'close');
  late.browser.destroy();
  await left;
  expect(late.open().write(Buffer.from('id: 1\n\n'))).toBe(false);
  const { browser, open } = await connection();
  const gone = new Promise<void>((resolve) => void open(resolve));
  browser.destroy();
  await gone;
});
