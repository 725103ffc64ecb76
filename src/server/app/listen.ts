import { createServer, type RequestListener, type Server } from 'node:http';
import { MINUTE_MS } from '../../domain/kit/time/units.ts';
import { StartProblem } from '../kit/process/start-problem.ts';

/** A web server that listens before the program is ready, so that a taken port is found before anything else is touched. */
export type OpenPort = { readonly server: Server; readonly open: (listener: RequestListener) => void };

const starting: RequestListener = (_, response) => {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2' });
  response.end('Parter is starting.\n');
};

const explain = (fault: NodeJS.ErrnoException, port: number): Error => {
  if (fault.code === 'EADDRINUSE') return new StartProblem(`Port ${port} is taken by another program. Stop it, or choose another one with PORT.`);
  if (fault.code === 'EACCES') return new StartProblem(`Port ${port} may not be used by this user. Choose one above 1023 with PORT.`);
  return fault;
};

/**
 * How long a request may take to arrive, its file too: two plans of 20 MB at once over a line of 50 kB/s. Node's five minutes would break off each
 * try of a slow line for ever. Headers have a minute, as Node has it, and what a body may hold is bounded where it is read.
 */
const arrivalMs = 15 * MINUTE_MS;

/** Listens at once and answers 503 until a listener is given. */
export const listen = (port: number, host: string): Promise<OpenPort> =>
  new Promise((resolve, reject) => {
    let current = starting;
    const server = createServer({ requestTimeout: arrivalMs }, (request, response) => current(request, response));
    server.once('error', (fault) => reject(explain(fault, port)));
    server.listen(port, host, () => resolve({ server, open: (listener) => (current = listener) }));
  });
