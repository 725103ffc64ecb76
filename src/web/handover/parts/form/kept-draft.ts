import type { ProtocolData } from '../../../../domain/handover/types.ts';

/** A draft as this device keeps it; `isSent` says that the server has it. */
export type KeptDraft = { readonly data: ProtocolData; readonly version: number; readonly isSent: boolean };

const keyOf = (offerId: string, side: string): string => `protocol:${offerId}:${side}`;

/** What this device kept of a protocol, when there is anything that can be read. */
export const readKept = (offerId: string, side: string): KeptDraft | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(offerId, side)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'data' in kept && 'version' in kept ? (kept as KeptDraft) : null;
  } catch {
    return null;
  }
};

/** Keeps a draft on this device; a full or forbidden store loses nothing that the page holds. */
export const keep = (offerId: string, side: string, draft: KeptDraft): boolean => {
  try {
    localStorage.setItem(keyOf(offerId, side), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
};

/** Forgets a draft that became a protocol. */
export const forget = (offerId: string, side: string): void => localStorage.removeItem(keyOf(offerId, side));
