/** The next version of an offer: being drawn, then read and signed by the owner. */

import { useNavigate } from 'react-router';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import { counterOffersCalls } from '../../../../contract/offers/endpoints/counter-offers.ts';
import { offersCalls } from '../../../../contract/offers/endpoints.ts';
import { bookingNumbers } from '../../../../domain/kit/numbers.ts';
import { counterOfferPath, signOfferPath } from '../../../../domain/kit/page/deal-paths.ts';
import { consentsOf } from '../../../../domain/signing/rules.ts';
import { counterOfferWords } from '../../../../words/offers/counter-offer.ts';
import { offerRefusalWords } from '../../../../words/offers/refusals.ts';
import { consentWords } from '../../../../words/signing/consents.ts';
import { useCosigner } from '../../../companies/parts/use-cosigner.tsx';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useCommandId } from '../../../kit/calls/use-command-id.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { useLive } from '../../../kit/live/use-live.ts';
import { ButtonLink } from '../../../kit/parts/button.tsx';
import { ProgressScreen } from '../../../kit/parts/progress-screen.tsx';
import { usePolling } from '../../../kit/use-polling.ts';
import { useFieldText } from '../../../kit/words/field-text.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import { SignDesk } from '../../../signing/parts/sign-desk.tsx';
import { OwnFee } from '../fees/service-fees.tsx';
import type { OfferViewData } from '../page/view.ts';
import { stepStates } from '../publishing/flow-steps.ts';
import { useSteps } from '../publishing/use-steps.ts';
import type { CounterOfferData } from './data.ts';

type Props = {
  readonly counterOffer: CounterOfferData;
  readonly offer: OfferViewData;
  readonly progress: OutputOf<typeof offersCalls.getOfferProgress>;
  readonly uid: string;
  readonly email: string;
};

export const SignVersion = (props: Props) => {
  useLive([`user:${props.uid}`]);
  const { prepared } = props.counterOffer;
  return prepared === null ? <Preparing {...props} /> : <Desk {...props} prepared={prepared} />;
};

const Preparing = ({ counterOffer, offer, progress, uid }: Props) => {
  const t = useWords(counterOfferWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const fieldText = useFieldText(offerRefusalWords);
  const steps = useSteps(stepStates(progress), false);
  usePolling(progress.state === 'running');
  const { id, offerId, nextVersion: n } = counterOffer;
  const cosigner = useCosigner((answer) => !answer.ok && toast.bad(refusalText(answer.refusal)));
  const retry = () =>
    cosigner.run((cosignerUid) => act(counterOffersCalls.acceptCounterOffer, { offerId, counterOfferId: id, ...(cosignerUid && { cosignerUid }) }));
  const { refusal } = progress;
  const why =
    refusal && `refusal.${refusal.code}` in offerRefusalWords.pl
      ? fieldText({ code: refusal.code, ...(refusal.params && { params: refusal.params }) }, '')
      : null;
  return (
    <>
      <ProgressScreen
        subject={offer.form.name}
        title={t('prepare.title', { n })}
        percent={progress.percent}
        steps={steps}
        picture={offer.images[0]?.smallUrl ?? null}
        note={t('prepare.note')}
        failure={progress.state === 'failed' ? { text: why ?? t('prepare.failed'), onRetry: () => void retry(), busy: act.busy } : null}
        end={<ButtonLink to={counterOfferPath('accept', offerId, uid, id)}>{t('sign.later')}</ButtonLink>}
      />
      {cosigner.dialog}
    </>
  );
};

const consentKeys = ['offer.terms', 'offer.electronic_signature', 'offer.deposit_terms'] as const;

const Desk = ({ counterOffer, offer, prepared, uid, email }: Props & { readonly prepared: NonNullable<CounterOfferData['prepared']> }) => {
  const t = useWords(counterOfferWords);
  const c = useWords(consentWords);
  const f = useFormat();
  const act = useAct();
  const named = useCommandId();
  const navigate = useNavigate();
  const { id, offerId, nextVersion: n, version, company, validTo } = counterOffer;
  const { document, firstSignature } = prepared;
  const send = async (code: string) => {
    const signature = named({ offerId, code, documentSha256: document.sha256, consents: { ...consentsOf.offer } });
    const answer = await act(offersCalls.publishOffer, signature);
    if (answer.ok && answer.value.waitsUntil === null) await navigate(signOfferPath(offerId), { replace: true });
    return answer;
  };
  return (
    <SignDesk
      of={{ offerId, purpose: 'offer' }}
      document={document}
      email={email}
      texts={{
        name: t('sign.document', { number: document.number ?? '' }),
        subject: offer.form.name ?? '',
        heading: t('sign.page', { n }),
        bind: t('sign.bind', {
          before: version,
          company: offer.private?.landlord.name ?? '',
          tenant: company,
          day: f.instant(validTo),
          hours: String(bookingNumbers.counterOfferFirstRightHours),
        }),
        read: t('sign.read'),
        consents: t('sign.consents'),
        act: t('sign.act', { n }),
        after: t('sign.after', { n }),
        later: t('sign.later'),
      }}
      consents={consentKeys.map((key) => ({ key: key.slice('offer.'.length), label: c(key) }))}
      laterTo={counterOfferPath('accept', offerId, uid, id)}
      busy={act.busy}
      send={send}
      below={<OwnFee fee={counterOffer.fees.landlord} />}
      first={firstSignature}
    />
  );
};
