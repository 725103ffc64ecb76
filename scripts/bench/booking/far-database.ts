import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A database that is further away: the same one, each message to it delayed. */
export type FarDatabase = { readonly url: string; readonly close: () => void };

const delayMs = 1;

/** Hands everything on in its order; the end of one side ends the other. */
const join = (client: Socket, host: string, port: number): void => {
  const server = connect({ host, port, noDelay: true });
  client.setNoDelay(true);
  client.on('data', (bytes) => void setTimeout(() => server.write(bytes), delayMs));
  server.on('data', (bytes) => void client.write(bytes));
  for (const [one, other] of [
    [client, server],
    [server, client],
  ] as const) {
    one.on('error', () => other.destroy());
    one.on('close', () => void setTimeout(() => other.destroy(), 2 * delayMs));
  }
};

/** Puts a millisecond between whoever connects and a database, as another zone of a data centre does. */
export const farDatabase = async (databaseUrl: string): Promise<FarDatabase> => {
  const { hostname, port } = new URL(databaseUrl);
  const open = new Set<Socket>();
  const proxy = createServer((client) => {
    open.add(client);
    client.on('close', () => open.delete(client));
    join(client, hostname, Number(port || 5432));
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  const close = (): void => {
    proxy.close();
    for (const socket of open) socket.destroy();
  };
  return { url: url.href, close };
};
