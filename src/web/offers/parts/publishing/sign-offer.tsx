import type { DocumentLink, FirstSignature } from '../../../../contract/kit/shapes.ts';
import { offersCalls } from '../../../../contract/offers/endpoints.ts';
import { offerPreviewPath } from '../../../../domain/kit/page/deal-paths.ts';
import { isSale } from '../../../../domain/offers/rules/sale.ts';
import { consentsOf } from '../../../../domain/signing/rules.ts';
import { progressWords } from '../../../../words/offers/progress.ts';
import { consentWords } from '../../../../words/signing/consents.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useCommandId } from '../../../kit/calls/use-command-id.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import { SignDesk } from '../../../signing/parts/sign-desk.tsx';
import { OwnFee } from '../fees/service-fees.tsx';
import type { OfferViewData } from '../page/view.ts';
import { FlowTrail } from './flow-trail.tsx';

type Props = {
  readonly offer: OfferViewData;
  readonly document: DocumentLink;
  readonly first: FirstSignature | null;
  readonly uid: string;
  readonly email: string;
  /** Whether an agent signs under the owner's power of attorney. */
  readonly isUnderAgency: boolean;
};

const consentKeys = {
  offer: ['offer.terms', 'offer.electronic_signature', 'offer.deposit_terms'],
  announcement: ['announcement.terms', 'announcement.electronic_signature'],
} as const;

/** The landlord, or an agent for them, signs the binding offer. */
export const SignOffer = ({ offer, document, first, uid, email, isUnderAgency }: Props) => {
  const t = useWords(progressWords);
  const c = useWords(consentWords);
  const f = useFormat();
  const act = useAct();
  const named = useCommandId();
  const purpose = isSale(offer.form) ? 'announcement' : 'offer';
  const kind = purpose === 'offer' ? '' : '.sale';
  const name = t(`confirm.document${kind}`, { number: document.number ?? '' });
  const day = f.day(offer.form.offerValidTo ?? '');
  const send = (code: string) =>
    act(offersCalls.publishOffer, named({ offerId: offer.id, code, documentSha256: document.sha256, consents: { ...consentsOf[purpose] } }));
  return (
    <SignDesk
      of={{ offerId: offer.id, purpose }}
      document={document}
      email={email}
      texts={{
        name,
        subject: offer.form.name ?? '',
        heading: t(`confirm.page${kind}`),
        bind: t(`confirm.bind${kind}`, { company: offer.private?.landlord.name ?? '', day }),
        read: t(`confirm.read${kind}`),
        consents: t('confirm.consents'),
        act: t(`confirm.act${kind}`),
        after: t('confirm.after', { name }),
        later: t('confirm.later'),
      }}
      consents={consentKeys[purpose].map((key) => ({ key: key.slice(purpose.length + 1), label: c(key) }))}
      laterTo={offerPreviewPath(offer.id)}
      busy={act.busy}
      send={send}
      below={purpose === 'offer' && offer.private?.fees && <OwnFee fee={offer.private.fees.landlord} whose={isUnderAgency ? 'landlords' : 'yours'} />}
      first={first}
      above={<FlowTrail now="sign" offerId={offer.id} uid={uid} />}
    />
  );
};
