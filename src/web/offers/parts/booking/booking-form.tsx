import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { reservationsCalls } from '../../../../contract/reservations/endpoints.ts';
import { reservationPath } from '../../../../domain/kit/page/deal-paths.ts';
import type { LeaseOption } from '../../../../domain/offers/types.ts';
import { bookingConsents } from '../../../../domain/reservations/rules.ts';
import { offerDetailWords } from '../../../../words/offers/details.ts';
import { useCosigner } from '../../../companies/parts/use-cosigner.tsx';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { FieldError } from '../../../kit/form/field-notes.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import { OwnFee } from '../fees/service-fees.tsx';
import styles from '../page/booking.module.css';
import type { OfferTerms, OfferViewData } from '../page/view.ts';

type Option = OfferTerms['options'][number];

type Props = { readonly offer: OfferViewData; readonly terms: OfferTerms; readonly initial?: Option['option'] | null };

/** The choice of a lease, the two consents and the one button; on the page of the offer and on that of its reservation. */
export default function BookingForm({ offer, terms, initial = null }: Props) {
  const t = useWords(offerDetailWords);
  const textOf = useOptionText();
  const booking = useBooking(offer, terms.options, initial);
  const { wrong } = booking;
  const chosen = terms.options.find((one) => one.option === booking.option);
  return (
    <form
      ref={booking.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void booking.book();
      }}
    >
      <fieldset className={styles['options']} aria-describedby={wrong.option ? 'wrong-option' : undefined}>
        <legend>{t('book.option')}</legend>
        {terms.options.map((one) => {
          const [name, text] = textOf(one);
          return (
            <label key={one.option} className={styles['option']}>
              <input
                type="radio"
                name="option"
                value={one.option}
                checked={booking.option === one.option}
                disabled={one.disabled !== null}
                aria-invalid={wrong.option ? true : undefined}
                onChange={() => booking.setOption(one.option)}
              />
              <b>{name}</b>
              <small>{text}</small>
            </label>
          );
        })}
      </fieldset>
      {wrong.option && <FieldError id="wrong-option">{t('option.required')}</FieldError>}
      {chosen?.needsWrittenForm && <p className={styles['legal']}>{t('book.long')}</p>}
      {terms.fees && <OwnFee fee={terms.fees.tenant} />}
      <div className={styles['consents']}>
        <Consent name="terms" value={booking.terms} isWrong={wrong.terms} onChange={booking.setTerms}>
          {t('consent.terms', { number: String(offer.number) })}{' '}
          {terms.document && (
            <a href={terms.document.url} target="_blank" rel="noreferrer">
              {t('consent.read')}
            </a>
          )}
        </Consent>
        <Consent name="signature" value={booking.signature} isWrong={wrong.signature} onChange={booking.setSignature}>
          {t('consent.signature')}
        </Consent>
      </div>
      <Button kind="main" size="l" full type="submit" busy={booking.busy && t('book.busy')}>
        {t('book.act')}
      </Button>
      <p className={styles['legal']}>{t('book.legal')}</p>
      {booking.dialog}
    </form>
  );
}

/**
 * The choice and consents of a reservation, and the press that makes it. Pressing with something missing marks it; the button is never
 * disabled for it. Nothing is ticked beforehand; an option may be chosen by the address.
 */
const useBooking = (offer: OfferViewData, options: readonly Option[], initial: LeaseOption | null) => {
  const act = useAct();
  const toast = useToast();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const [option, setOption] = useState(initial);
  // Whoever agrees, agrees to the version in front of them: a next one, that came while the page was open, asks anew.
  const [agreedTo, setAgreedTo] = useState<number | null>(null);
  const { version } = offer;
  const terms = agreedTo === version;
  const [signature, setSignature] = useState(false);
  const [pressed, setPressed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // What somebody has chosen and ticked before the page's code came stands in the browser alone: the next drawing would take it away.
  useEffect(() => {
    const held = (name: string): HTMLInputElement | null => form.current?.querySelector(`input[name="${name}"]:checked`) ?? null;
    const chosen = held('option')?.value;
    setOption((before) => options.find((one) => one.option === chosen)?.option ?? before);
    if (held('terms') !== null) setAgreedTo(version);
    setSignature((before) => before || held('signature') !== null);
  }, [options, version]);
  const wrong = { option: pressed && option === null, terms: pressed && !terms, signature: pressed && !signature };
  const cosigner = useCosigner((answer) =>
    answer.ok ? navigate(`${reservationPath(offer.id)}?option=${option}`) : toast.bad(refusalText(answer.refusal)),
  );
  const book = async (): Promise<void> => {
    setPressed(true);
    if (option === null || !terms || !signature) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    await cosigner.run((cosignerUid) =>
      act(reservationsCalls.bookOffer, {
        offerId: offer.id,
        selectedOfferOption: option,
        offerVersion: version,
        ...(cosignerUid && { cosignerUid }),
        consents: { ...bookingConsents },
      }),
    );
  };
  return {
    form,
    option,
    setOption,
    terms,
    setTerms: (isOn: boolean) => setAgreedTo(isOn ? version : null),
    signature,
    setSignature,
    wrong,
    book,
    busy: act.busy,
    dialog: cosigner.dialog,
  };
};

const useOptionText = (): ((option: Option) => readonly [string, string]) => {
  const t = useWords(offerDetailWords);
  const f = useFormat();
  return (option) => {
    const start = f.day(option.start);
    if (option.disabled)
      return [option.months === null ? t('option.infinite') : t('months', { n: option.months }), t(`option.disabled.${option.disabled}`)];
    if (option.months === null || option.end === null) {
      const notice = option.noticeMonths ?? 0;
      return [
        t('option.infinite'),
        notice > 0 ? t('option.infinite.text', { start, notice: t('months', { n: notice }) }) : t('option.infinite.statutory', { start }),
      ];
    }
    return [
      t('months', { n: option.months }),
      t(option.needsWrittenForm ? 'option.long.text' : 'option.fixed.text', { start, end: f.day(option.end) }),
    ];
  };
};

type ConsentProps = {
  readonly name: string;
  readonly value: boolean;
  readonly isWrong: boolean;
  readonly onChange: (value: boolean) => void;
  readonly children: ReactNode;
};

const Consent = ({ name, value, isWrong, onChange, children }: ConsentProps) => {
  const t = useWords(offerDetailWords);
  return (
    <>
      <label>
        <input
          type="checkbox"
          name={name}
          checked={value}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? `wrong-${name}` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
      {isWrong && <FieldError id={`wrong-${name}`}>{t('consent.required')}</FieldError>}
    </>
  );
};
