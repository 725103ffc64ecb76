/** Renders a page to HTML. */

import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { routesOfPage } from './page-routes.ts';

const giveUpAfter = 10_000;

/** What React leaves where something was not ready and would be rendered in the browser; text and data of a page cannot contain it unescaped. */
const leftOut = '<!--$!-->';

const pages = new WeakMap<Response, string>();

/** The whole text of a page that was rendered; `null` for every other answer. */
export const htmlOf = (response: Response): string | null => pages.get(response) ?? null;

/**
 * Reads the loaders' data, as the router encodes it for the browser, before anything is rendered. The router's component that
 * writes it into the page keeps what it has read in `renderMeta`: filled beforehand, nothing in the page has to wait.
 */
const readData = async (entry: EntryContext): Promise<void> => {
  const reader = entry.serverHandoffStream?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  const streamCache: NonNullable<NonNullable<EntryContext['renderMeta']>['streamCache']> = {};
  for (let at = 0, done = false; !done; at += 1) {
    const chunk = await reader.read();
    done = chunk.done;
    streamCache[at] = Object.assign(Promise.resolve(), { result: { done, value: decoder.decode(chunk.value, { stream: true }) } });
  }
  entry.renderMeta = { ...entry.renderMeta, streamCache };
};

/** The page's element. The stream of its data was read already, and each rendering wants one that nobody reads. */
const pageOf = (entry: EntryContext, url: string) => (
  <ServerRouter context={{ ...entry, manifest: routesOfPage(entry), serverHandoffStream: new ReadableStream() }} url={url} />
);

/** Text at once: no chunks, no streams. `null` when a part of the page must be waited for, or failed. */
const renderAtOnce = (entry: EntryContext, url: string): string | null => {
  try {
    const html = renderToString(pageOf(entry, url));
    return html.includes(leftOut) ? null : `<!DOCTYPE html>${html}`;
  } catch {
    // Rendered again in parts, which tells a part that must be waited for from a fault.
    return null;
  }
};

/** Waits for every part and collects the text: its scripts are named in the header of the page, so the whole has to be known before it. */
const renderInParts = (request: Request, entry: EntryContext): Promise<{ readonly html: string; readonly failed: boolean }> =>
  new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(pageOf(entry, request.url), {
      onAllReady: () => text(pipe(new PassThrough())).then((html) => resolve({ html, failed }), reject),
      onShellError: reject,
      onError: (error) => {
        failed = true;
        console.error(error);
      },
    });
    setTimeout(abort, giveUpAfter).unref();
  });

/** Renders a page to one text: at once where possible (every page that loads nothing while it renders), in parts otherwise. */
export const renderPage = async (request: Request, status: number, headers: Headers, entry: EntryContext): Promise<Response> => {
  headers.set('content-type', 'text/html; charset=utf-8');
  await readData(entry);
  const atOnce = renderAtOnce(entry, request.url);
  const { html, failed } = atOnce === null ? await renderInParts(request, entry) : { html: atOnce, failed: false };
  // Without the text: the router looks into every answer, which would turn it into a stream and back.
  const response = new Response(null, { headers, status: failed ? 500 : status });
  pages.set(response, html);
  return response;
};
