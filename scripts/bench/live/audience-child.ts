import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Order, Seat } from './audience.ts';

const atOnce = 25;
const marker = Buffer.from('event: notice');

const sockets = new Set<Socket>();
let arrivals: number[] = [];
let wanted = 0;

/** Milliseconds on the machine's own steady clock: the same for every process of this machine. */
const now = (): number => Number(process.hrtime.bigint()) / 1e6;

const report = (): void => {
  if (wanted === 0 || arrivals.length < wanted) return;
  process.send?.({ heard: arrivals });
  arrivals = [];
  wanted = 0;
};

const onData = (chunk: Buffer): void => {
  const at = now();
  for (let from = chunk.indexOf(marker); from >= 0; from = chunk.indexOf(marker, from + 1)) arrivals.push(at);
  report();
};

/** Opens one stream as a browser does, over a connection of its own; resolves when the first line of the stream is there. */
const openOne = async (url: URL, { path, cookie }: Seat): Promise<void> => {
  const socket = connect(Number(url.port), url.hostname);
  sockets.add(socket);
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${url.host}\r\naccept: text/event-stream\r\ncookie: ${cookie}\r\n\r\n`);
  let text = '';
  while (!text.includes('retry:')) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    text += chunk.toString();
    if (!text.startsWith('HTTP/1.1 200')) throw new Error(`the stream ${path} was refused: ${text.slice(0, 200)}`);
  }
  socket.on('data', onData);
  socket.on('error', () => undefined);
};

const open = async (url: URL, seats: readonly Seat[]): Promise<void> => {
  let next = 0;
  const hand = async (): Promise<void> => {
    for (let seat = seats[next++]; seat; seat = seats[next++]) await openOne(url, seat);
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
};

process.on('message', (order: Order) => {
  if ('open' in order) {
    void open(new URL(order.open), order.seats).then(
      () => process.send?.({ opened: true }),
      (fault: Error) => process.send?.({ problem: fault.message }),
    );
    return;
  }
  wanted = order.count;
  report();
});
