/** What the reader of a counter-offer may do about it. */

import { IconBell, IconSignature, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { counterOffersCalls } from '../../../../contract/offers/endpoints/counter-offers.ts';
import { bookingNumbers, counterOfferNumbers } from '../../../../domain/kit/numbers.ts';
import { counterOfferPath, offerPath } from '../../../../domain/kit/page/deal-paths.ts';
import { isOpenState } from '../../../../domain/offers/counter-offer.machine.ts';
import { accountRefusalWords } from '../../../../words/accounts/refusals.ts';
import { counterOfferWords } from '../../../../words/offers/counter-offer.ts';
import { offerFormWords } from '../../../../words/offers/form.ts';
import { offerRefusalWords } from '../../../../words/offers/refusals.ts';
import { NextStepNote } from '../../../accounts/parts/next-step-note.tsx';
import { useViewer } from '../../../accounts/parts/session.ts';
import { useCosigner } from '../../../companies/parts/use-cosigner.tsx';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useCommandId } from '../../../kit/calls/use-command-id.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { ReasonDialog } from '../../../kit/dialog/reason-dialog.tsx';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { publicPath } from '../../../kit/page/addresses.ts';
import { Button, ButtonLink } from '../../../kit/parts/button.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useFieldText } from '../../../kit/words/field-text.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useLang, useWords } from '../../../kit/words/words.ts';
import { FirstSignature, waitsForOther } from '../../../signing/parts/first-signature.tsx';
import styles from './counter-offer-view.module.css';
import { Withdraw } from './counter-offers.tsx';
import type { CounterOfferData } from './data.ts';
import { MineText } from './mine-text.tsx';

type Props = { readonly counterOffer: CounterOfferData };

export const Decision = ({ counterOffer, isDeclining }: Props & { readonly isDeclining: boolean }) => (
  <aside className={styles['decision']}>
    <DecisionOf counterOffer={counterOffer} isDeclining={isDeclining} />
  </aside>
);

const DecisionOf = ({ counterOffer, isDeclining }: Props & { readonly isDeclining: boolean }) => {
  const { side, state, allowed } = counterOffer;
  if (side !== 'landlord' || !isOpenState(state)) return <Outcome counterOffer={counterOffer} />;
  // Whoever decides may decline as long as it waits, whatever stands in the way of accepting it.
  if (!allowed.includes('decline')) return <OwnerDecides counterOffer={counterOffer} />;
  return <OwnerDecision counterOffer={counterOffer} isDeclining={isDeclining} />;
};

/** To an agent under a power of attorney: who decides, and until when. */
const OwnerDecides = ({ counterOffer: { offerId, expiresAt } }: Props) => {
  const t = useWords(counterOfferWords);
  const refusal = useWords(offerRefusalWords);
  const f = useFormat();
  const lang = useLang();
  return (
    <>
      <h2>{t('own.OPEN')}</h2>
      <p>{refusal('refusal.offer.owner_decides')}</p>
      <p>{t('agent.until', { time: f.instant(expiresAt) })}</p>
      <ButtonLink size="l" full to={publicPath(lang, offerPath(offerId))}>
        {t('see')}
      </ButtonLink>
    </>
  );
};

const OwnerDecision = ({ counterOffer, isDeclining }: Props & { readonly isDeclining: boolean }) => {
  const t = useWords(counterOfferWords);
  const f = useFormat();
  const { company, nextVersion, offerNumber, validTo, expiresAt, blocker } = counterOffer;
  return (
    <>
      <h2>{t('decision.title')}</h2>
      <ul>
        <Point icon={<IconSignature size={20} stroke={1.5} aria-hidden />}>
          {t('decision.accept', { n: nextVersion, number: String(offerNumber) })}
        </Point>
        <Point icon={<IconBell size={20} stroke={1.5} aria-hidden />}>
          {t('decision.tell', { company, hours: String(bookingNumbers.counterOfferFirstRightHours), day: f.instant(validTo) })}
        </Point>
        <Point icon={<IconX size={20} stroke={1.5} aria-hidden />}>{t('decision.decline', { day: f.instant(validTo) })}</Point>
      </ul>
      {blocker && <Blocker code={blocker} />}
      <Accept counterOffer={counterOffer} />
      <Decline counterOffer={counterOffer} isDeclining={isDeclining} />
      <p className={styles['note']}>{t('decision.until', { time: f.instant(expiresAt) })}</p>
    </>
  );
};

const Point = ({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) => (
  <li>
    {icon}
    <span>{children}</span>
  </li>
);

/** What stands in the way, in the words of the refusal; what the person lacks has its own note with the way to it. */
const Blocker = ({ code }: { readonly code: NonNullable<CounterOfferData['blocker']> }) => {
  const t = useWords(counterOfferWords);
  const reason = useReason(code);
  return reason === null ? (
    <NextStepNote words={offerFormWords} />
  ) : (
    <Note tone="amber" title={t('decision.blocked')}>
      {reason}
    </Note>
  );
};

/** The reason in words; null for what the person lacks. A change of the address is no step: the person has only to wait for its undo to end. */
const useReason = (code: NonNullable<CounterOfferData['blocker']>): string | null => {
  const fieldText = useFieldText(offerRefusalWords);
  const account = useWords(accountRefusalWords);
  const f = useFormat();
  const viewer = useViewer();
  const undoUntil = viewer.kind === 'signed-in' ? viewer.emailChangeUndoUntil : null;
  if (code === 'person.email_change_pending' && undoUntil !== null)
    return account('refusal.person.email_change_pending', { until: f.instant(undoUntil) });
  return `refusal.${code}` in offerRefusalWords.pl ? fieldText({ code }, '') : null;
};

/** Orders the next version, or leads to its signature once it is drawn. */
const Accept = ({ counterOffer }: Props) => {
  const t = useWords(counterOfferWords);
  const { id, offerId, nextVersion: n, prepared, blocker, allowed } = counterOffer;
  const viewer = useViewer();
  const navigate = useNavigate();
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const to = counterOfferPath('sign', offerId, viewer.kind === 'signed-in' ? viewer.uid : '', id);
  const cosigner = useCosigner((answer) => (answer.ok ? navigate(to) : toast.bad(refusalText(answer.refusal))));
  const prepare = () =>
    cosigner.run((cosignerUid) => act(counterOffersCalls.acceptCounterOffer, { offerId, counterOfferId: id, ...(cosignerUid && { cosignerUid }) }));
  if (!allowed.includes('sign') && blocker !== null) return null;
  const first = prepared?.firstSignature ?? null;
  return (
    <>
      {first && <FirstSignature first={first} />}
      {prepared && prepared.namedSigners !== null && !first && (
        <p className={styles['note']}>{t('sign.waits', { n, names: prepared.namedSigners })}</p>
      )}
      {prepared && prepared.namedSigners === null && !waitsForOther(first) && (
        <ButtonLink kind="main" size="l" full to={to}>
          {t('sign', { n })}
        </ButtonLink>
      )}
      {(prepared === null || (prepared.namedSigners !== null && !first)) && (
        <Button kind="main" size="l" full onClick={() => void prepare()} busy={act.busy && t('accept.busy', { n })}>
          {t(prepared === null ? 'accept' : 'sign.anew', { n })}
        </Button>
      )}
      {cosigner.dialog}
    </>
  );
};

const Decline = ({ counterOffer, isDeclining }: Props & { readonly isDeclining: boolean }) => {
  const t = useWords(counterOfferWords);
  const act = useAct();
  const named = useCommandId();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [isOpen, setOpen] = useState(isDeclining);
  const { id, company, allowed } = counterOffer;
  if (!allowed.includes('decline')) return null;
  const send = async (reason: string): Promise<string | undefined> => {
    const answer = await act(counterOffersCalls.declineCounterOffer, named({ counterOfferId: id, ...(reason && { reason }) }));
    if (!answer.ok) return refusalText(answer.refusal);
    toast.good(t('decline.done'));
    return undefined;
  };
  return (
    <>
      <Button size="l" full onClick={() => setOpen(true)}>
        {t('decline')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('decline.title', { company })}
          label={t('decline.label')}
          hint={t('decline.hint')}
          maxLength={counterOfferNumbers.reasonMax}
          minLength={0}
          tooShort=""
          texts={{ act: t('decline'), busy: t('decline.busy'), cancel: t('back') }}
          onClose={() => setOpen(false)}
          onSend={send}
        />
      )}
    </>
  );
};

/** How it stands, for whoever has nothing to decide. */
const Outcome = ({ counterOffer }: Props) => {
  const t = useWords(counterOfferWords);
  const f = useFormat();
  const lang = useLang();
  const { id, offerId, state, side, version, signedVersion, reason, firstRightUntil, isShown, allowed } = counterOffer;
  return (
    <>
      <h2>{t(side === 'tenant' ? `mine.${state}` : `own.${state}`)}</h2>
      {side === 'tenant' ? <MineText {...counterOffer} /> : <p>{t(`own.${state}.text`, { n: signedVersion ?? version })}</p>}
      {firstRightUntil && <Note tone="green">{t(side === 'tenant' ? 'right.mine' : 'right.own', { time: f.instant(firstRightUntil) })}</Note>}
      {reason && (
        <Note tone="navy" title={t('reason')}>
          {reason}
        </Note>
      )}
      {isShown && (
        <ButtonLink kind={side === 'tenant' && firstRightUntil !== null ? 'main' : 'line'} size="l" full to={publicPath(lang, offerPath(offerId))}>
          {t('see')}
        </ButtonLink>
      )}
      {side === 'tenant' && allowed.includes('withdraw') && <Withdraw id={id} />}
    </>
  );
};
