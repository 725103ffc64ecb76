import type { Services } from '../context.ts';

/** Does the work for each; one that fails is told and tried again at the next minute, and never keeps the others from their turn. */
export const forEach = async <T>(services: Services, things: readonly T[], work: (thing: T) => Promise<unknown>): Promise<void> => {
  for (const thing of things) await work(thing).catch((fault: unknown) => services.log.error({ fault }, 'a duty of the clock failed'));
};
