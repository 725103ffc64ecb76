const isAbort = (reason: unknown): boolean => typeof reason === 'object' && reason !== null && 'name' in reason && reason.name === 'AbortError';

/**
 * Keeps out of the console what was given up on purpose: a page that is left while it reads itself again cuts that answer off, and of an answer
 * half read the router drops a promise that nobody waits for.
 */
export const ignoreAborts = (page: EventTarget): void => {
  page.addEventListener('unhandledrejection', (event) => {
    if ('reason' in event && isAbort(event.reason)) event.preventDefault();
  });
};
