/** The product's version for the footer. */

import { createContext, type RouterContextProvider } from 'react-router';

/** Reads `/version.json` in process. */
export const versionContext = createContext<() => Promise<Response>>(() => Promise.resolve(new Response(null, { status: 404 })));

let known: string | undefined;

const read = async (ask: () => Promise<Response>): Promise<string> => {
  const response: unknown = await ask()
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null);
  return typeof response === 'object' && response !== null && 'version' in response ? String(response.version) : '';
};

/** The product's version as `/version.json` says it; it cannot change while the process runs. */
export const productVersion = async (context: Readonly<RouterContextProvider>): Promise<string> => {
  known ||= await read(context.get(versionContext));
  return known;
};
