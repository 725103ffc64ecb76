import type { Services } from '../../kit/context.ts';
import { trustListText } from '../adapters/trust-list.ts';
import { parseTrustList } from '../documents/reader/trust-list.ts';

/** How the configured trust list stands: none is configured, it is read, or it cannot be, and why. */
export type TrustListState = { readonly at: 'none' | 'read' | 'unreadable'; readonly reason: string | null };

/** Reads the trust list as the next signature would meet it. While it cannot be read, no chain is checked and a moderator looks at each. */
export const trustListState = async (services: Pick<Services, 'config' | 'log'>): Promise<TrustListState> => {
  if (services.config.trustList === null) return { at: 'none', reason: null };
  const text = await trustListText(services);
  if (text === null) return { at: 'unreadable', reason: services.config.trustList };
  try {
    parseTrustList(text);
    return { at: 'read', reason: null };
  } catch (fault) {
    return { at: 'unreadable', reason: fault instanceof Error ? fault.message : String(fault) };
  }
};
