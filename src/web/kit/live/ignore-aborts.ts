/**
 * Keeps out of the console what was given up on purpose: a page that is left while it reads itself again cuts that answer off, and of an answer
 * half read the router drops a promise that nobody waits for. A page that listens twice with this listens once.
 */
export const ignoreAborts = (event: Event): void => {
  if ('reason' in event && (event.reason as Partial<Error> | null)?.name === 'AbortError') event.preventDefault();
};
