import { en } from './en/flow.ts';
import { pl } from './pl/flow.ts';

/** The charts of how the platform works. */
export const flowWords = { pl, en };
