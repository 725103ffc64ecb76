import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A service of others that stands on this machine. */
export type LocalService = { readonly url: string; readonly asked: readonly string[]; readonly close: () => Promise<void> };

/** Starts one; `answer` gets every request with its address. */
export const localService = async (answer: (url: URL, response: ServerResponse, request: IncomingMessage) => void): Promise<LocalService> => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(new URL(request.url ?? '/', 'http://local.example'), response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
