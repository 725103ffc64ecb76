import { en } from './en/agent.ts';
import { pl } from './pl/agent.ts';

/** The card of real-estate agents. */
export const agentWords = { pl, en };
