import { en } from './en/protocol.ts';
import { pl } from './pl/protocol.ts';

/** The handover protocol: filling it in, sending, signing, returning, refusing the premises. */
export const protocolWords = { pl, en };
