/** The draft of an offer, which saves itself. */

import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { Answer } from '../../../../contract/kit/client.ts';
import { offersCalls } from '../../../../contract/offers/endpoints.ts';
import { offerNumbers } from '../../../../domain/kit/numbers.ts';
import { mergeForms, patchBetween } from '../../../../domain/offers/rules/merge/merge.ts';
import type { OfferForm } from '../../../../domain/offers/types.ts';
import { useUid } from '../../../accounts/parts/use-uid.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { accountDraft, type DeviceCopy, type Owner } from '../../../kit/draft/account-storage.ts';
import { Draft, type DraftPorts, type DraftState } from '../../../kit/draft/draft.ts';
import { useDraft } from '../../../kit/draft/use-draft.ts';

type WireEdit = OutputOf<typeof offersCalls.getOfferForm>;

/** The owner's editing read; JSON knows no undefined, so the wire's form is the domain's. */
export type OfferEdit = Omit<WireEdit, 'form'> & { readonly form: OfferForm };
export const editOf = (wire: WireEdit): OfferEdit => ({ ...wire, form: wire.form as OfferForm });

export type OfferDraft = Draft<OfferForm>;
export type OfferDraftState = DraftState<OfferForm>;

/** The offer's form, which saves itself; `edit` is what the page's loader read last. */
export const useOfferDraft = (edit: OfferEdit): OfferDraft => {
  const uid = useUid();
  return useDraft(edit, () => makeOfferDraft(edit, portsOf(edit.id, uid)));
};

export const makeOfferDraft = (edit: Pick<OfferEdit, 'form' | 'version' | 'isSaved' | 'savedAt'>, ports: OfferPorts): OfferDraft =>
  new Draft(edit, draftPorts(ports), edit.isSaved ? 'saved' : 'idle');

/** What the offer's draft asks of the server and of the device. */
export type OfferPorts = {
  readonly load: () => Promise<Answer<WireEdit>>;
  readonly save: (version: number, patch: ReturnType<typeof patchBetween>) => Promise<Answer<OutputOf<typeof offersCalls.saveOffer>>>;
  readonly keep: DeviceCopy<OfferForm>;
};

const portsOf = (offerId: string, uid: Owner): OfferPorts => ({
  load: () => browserAsk(offersCalls.getOfferForm, { offerId }),
  save: (version, patch) => browserAsk(offersCalls.saveOffer, { offerId, version, patch: { ...patch } }),
  keep: accountDraft('device', uid, `offer:${offerId}`),
});

const draftPorts = ({ load, save, keep }: OfferPorts): DraftPorts<OfferForm> => ({
  load: async () => {
    const answer = await load();
    return answer.ok ? { ok: true, value: editOf(answer.value) } : answer;
  },
  save: ({ version, base, form }) => save(version, patchBetween(base, form)),
  merge: mergeForms,
  keep,
  staleCode: 'offer.stale_version',
  autosaveMs: offerNumbers.autosaveMs,
});
