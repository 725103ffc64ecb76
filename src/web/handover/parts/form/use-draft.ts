import { useCallback, useEffect, useRef, useState } from 'react';
import { handoverCalls } from '../../../../contract/handover/endpoints.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { ProtocolData } from '../../../../domain/handover/types.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import type { Saving } from '../../../kit/form/save-state.tsx';
import { keep, readKept } from './kept-draft.ts';

export type Protocol = OutputOf<typeof handoverCalls.getProtocol>;

const debounce = 1_500;
const retryEvery = 10_000;

/** Runs something a little later, always only the last time asked. */
const useLater = (run: () => void, after: number) => {
  const latest = useRef(run);
  latest.current = run;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), after);
  }, [after]);
};

/**
 * The side's draft. Every change is kept on this device at once and sent a moment later; without a network it waits and is
 * sent when there is one. A version saved elsewhere meanwhile is never overwritten: the person chooses.
 */
export const useDraft = (protocol: Protocol, proxyToken: string | undefined) => {
  const { offerId, side } = protocol;
  const [data, setData] = useState<ProtocolData>(protocol.draft.data);
  const [saving, setSaving] = useState<Saving>(protocol.draft.savedAt ? 'saved' : 'idle');
  const [at, setAt] = useState<string | null>(protocol.draft.savedAt);
  const [hasConflict, setConflict] = useState(false);
  const now = useRef({ data, version: protocol.draft.version, isSent: true });
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const token = proxyToken === undefined ? {} : { proxyToken };

  const sendOnce = async (): Promise<boolean> => {
    const held = now.current;
    const sent = held.data;
    setSaving('saving');
    const answer = await browserAsk(handoverCalls.saveProtocolDraft, { offerId, version: held.version, data: sent, ...token });
    if (!answer.ok) {
      const isOffline = answer.refusal.kind === 'network';
      setConflict(answer.refusal.code === 'protocol.stale_version');
      setSaving(isOffline ? 'offline' : 'failed');
      if (isOffline) retryLater();
      return false;
    }
    held.version = answer.value.version;
    held.isSent = held.data === sent;
    keep(offerId, side, { data: held.data, version: held.version, isSent: held.isSent });
    setAt(answer.value.savedAt);
    setSaving('saved');
    return true;
  };
  const sendAll = async (): Promise<boolean> => {
    while (!now.current.isSent) if (!(await sendOnce())) return false;
    return true;
  };
  /** One save after another, so that each stands on the version of the one before. */
  const save = (): Promise<boolean> => {
    const mine = running.current.then(sendAll);
    running.current = mine;
    return mine;
  };
  const saveLater = useLater(() => void save(), debounce);
  const retryLater = useLater(() => void save(), retryEvery);

  const take = (next: ProtocolData, version = now.current.version): void => {
    Object.assign(now.current, { data: next, version, isSent: false });
    setData(next);
    keep(offerId, side, { data: next, version, isSent: false });
  };
  const change = (patch: Partial<ProtocolData>): void => {
    take({ ...now.current.data, ...patch });
    saveLater();
  };

  // What this device kept unsent is newer than what the server sent with the page; a stale one is told by the server.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is alive
  useEffect(() => {
    const kept = readKept(offerId, side);
    if (kept && !kept.isSent) {
      take(kept.data, kept.version);
      void save();
    }
    const online = (): void => void save();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, []);

  /** Ends a conflict: with the server's newer version, or with ours written over it. */
  const resolve = async (whose: 'theirs' | 'mine'): Promise<void> => {
    const answer = await browserAsk(handoverCalls.getProtocol, { offerId, ...token });
    if (!answer.ok) return;
    const { draft } = answer.value;
    setConflict(false);
    take(whose === 'theirs' ? draft.data : now.current.data, draft.version);
    if (whose === 'theirs') {
      now.current.isSent = true;
      setSaving('saved');
      setAt(draft.savedAt);
      keep(offerId, side, { data: draft.data, version: draft.version, isSent: true });
    } else await save();
  };

  /** Makes sure that the server has a draft to submit; answers its version, or null without a network. */
  const flush = async (): Promise<number | null> => {
    if (now.current.version === 0) now.current.isSent = false;
    return (await save()) ? now.current.version : null;
  };
  return { data, change, saving, at, hasConflict, resolve, flush, retry: () => void save() };
};

export type Draft = ReturnType<typeof useDraft>;
