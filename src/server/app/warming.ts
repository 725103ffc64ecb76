/** What a process fills before it is at its full speed. */

/** The work, and whether it is still going on. */
export type Warming = { readonly done: Promise<void>; readonly isGoingOn: () => boolean };

/** Begins the work. Should it fail, the fault is told and nobody waits for it any longer: everything is answered without it, more slowly. */
export const beginWarming = (work: () => Promise<void>, onFault: (fault: unknown) => void): Warming => {
  let isGoingOn = true;
  const done = work()
    .catch(onFault)
    .finally(() => {
      isGoingOn = false;
    });
  return { done, isGoingOn: () => isGoingOn };
};
