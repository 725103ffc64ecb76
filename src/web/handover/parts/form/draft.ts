/** The side's own draft of the protocol, which saves itself. */

import { handoverCalls } from '../../../../contract/handover/endpoints.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { Answer } from '../../../../contract/kit/client.ts';
import type { ProtocolData } from '../../../../domain/handover/types.ts';
import { mergeWhole } from '../../../../domain/kit/merge.ts';
import { leaseNumbers } from '../../../../domain/kit/numbers.ts';
import { useUid } from '../../../accounts/parts/use-uid.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { accountDraft, type DeviceCopy, type Owner } from '../../../kit/draft/account-storage.ts';
import { Draft, type DraftPorts, type DraftState, type ServerDraft } from '../../../kit/draft/draft.ts';
import { useDraft, useDraftState } from '../../../kit/draft/use-draft.ts';

/** A protocol as its page gets it. */
export type Protocol = OutputOf<typeof handoverCalls.getProtocol>;
/** The autosaved content of a protocol. */
export type ProtocolDraft = Draft<ProtocolData>;

/** The side's own draft of the protocol, which saves itself. The protocol is one part: a version saved elsewhere is never merged into it. */
export const useProtocolDraft = (
  { offerId, side, draft }: Protocol,
  proxyToken: string | undefined,
): { readonly draft: ProtocolDraft; readonly state: DraftState<ProtocolData> } => {
  const uid = useUid();
  const loaded = serverDraft(draft);
  const own = useDraft(loaded, () => new Draft(loaded, protocolPorts(portsOf({ offerId, side, proxyToken, uid }))));
  return { draft: own, state: useDraftState(own) };
};

/** Makes sure that the server has a draft to submit, even an untouched one; answers its version, or null when it cannot be saved. */
export const versionToSubmit = async (draft: ProtocolDraft): Promise<number | null> =>
  (await draft.flush({ always: draft.version === 0 })) ? draft.version : null;

type WireDraft = Protocol['draft'];

const serverDraft = ({ data, version, savedAt }: WireDraft): ServerDraft<ProtocolData> => ({ form: data, version, savedAt });

/** What the protocol's draft asks of the server and of the device. */
export type ProtocolPorts = {
  readonly load: () => Promise<Answer<{ readonly draft: WireDraft }>>;
  readonly save: (version: number, data: ProtocolData) => Promise<Answer<OutputOf<typeof handoverCalls.saveProtocolDraft>>>;
  readonly keep: DeviceCopy<ProtocolData>;
};

type Place = Pick<Protocol, 'offerId' | 'side'> & { readonly proxyToken: string | undefined; readonly uid: Owner };

const portsOf = ({ offerId, side, proxyToken, uid }: Place): ProtocolPorts => {
  const token = proxyToken === undefined ? {} : { proxyToken };
  return {
    load: () => browserAsk(handoverCalls.getProtocol, { offerId, ...token }),
    save: (version, data) => browserAsk(handoverCalls.saveProtocolDraft, { offerId, version, data, ...token }),
    keep: accountDraft('device', uid, `protocol:${offerId}:${side}`),
  };
};

/** How the draft of a protocol is read, saved and kept on the device. */
export const protocolPorts = ({ load, save, keep }: ProtocolPorts): DraftPorts<ProtocolData> => ({
  load: async () => {
    const answer = await load();
    return answer.ok ? { ok: true, value: serverDraft(answer.value.draft) } : answer;
  },
  save: ({ version, form }) => save(version, form),
  merge: mergeWhole,
  keep,
  staleCode: 'protocol.stale_version',
  autosaveMs: leaseNumbers.protocolAutosaveMs,
});
