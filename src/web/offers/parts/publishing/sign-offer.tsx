import type { DocumentLink } from '../../../../contract/kit/shapes.ts';
import { offersCalls } from '../../../../contract/offers/endpoints.ts';
import { consentsOf } from '../../../../domain/signing/rules.ts';
import { progressWords } from '../../../../words/offers/progress.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import { SignDesk } from '../../../signing/parts/sign-desk.tsx';
import type { OfferViewData } from '../page/view.ts';
import { FlowTrail } from './flow-trail.tsx';

type Props = { readonly offer: OfferViewData; readonly document: DocumentLink; readonly uid: string; readonly email: string };

const keys = ['terms', 'electronic_signature'] as const;

/** The landlord signs the binding offer. */
export const SignOffer = ({ offer, document, uid, email }: Props) => {
  const t = useWords(progressWords);
  const f = useFormat();
  const act = useAct();
  const name = t('confirm.document', { number: document.number ?? '' });
  const day = f.day(offer.form.offerValidTo ?? '');
  const send = (code: string) =>
    act(offersCalls.publishOffer, { offerId: offer.id, code, documentSha256: document.sha256, consents: { ...consentsOf.offer } });
  return (
    <SignDesk
      of={{ offerId: offer.id, purpose: 'offer' }}
      document={document}
      email={email}
      texts={{
        name,
        subject: offer.form.name ?? '',
        heading: t('confirm.page'),
        bind: t('confirm.bind', { company: offer.private?.landlord.name ?? '', day }),
        read: t('confirm.read'),
        consents: t('confirm.consents'),
        act: t('confirm.act'),
        after: t('confirm.after', { name }),
        later: t('confirm.later'),
      }}
      consents={keys.map((key) => ({ key, label: t(`confirm.consent.${key}`, { day }) }))}
      laterTo={`/offer/preview/${offer.id}`}
      busy={act.busy}
      send={send}
      above={<FlowTrail now="sign" offerId={offer.id} uid={uid} />}
    />
  );
};
