import { IconCalendarEvent } from '@tabler/icons-react';
import { useState } from 'react';
import type { OutputOf } from '../../../contract/kit/call.ts';
import type { offersCalls } from '../../../contract/offers/endpoints.ts';
import { reservationsCalls } from '../../../contract/reservations/endpoints.ts';
import { bookingConsents } from '../../../domain/reservations/rules.ts';
import { verifyWords } from '../../../words/reservations/verify.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { CheckField } from '../../kit/form/check-field.tsx';
import { Button, ButtonLink } from '../../kit/parts/button.tsx';
import { Card } from '../../kit/parts/card.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../verify.module.css';

type Offer = OutputOf<typeof offersCalls.getOffer>;
type Option = NonNullable<Offer['private']>['options'][number];

const ways = {
  'person.email_unverified': ['email', '/moja-tablica/account/info'],
  'person.identity_not_accepted': ['identity', '/moja-tablica/account/confirm-identity'],
  'person.company_not_accepted': ['company', '/moja-tablica/account/link-company'],
} as const;

const isWay = (code: string): code is keyof typeof ways => code in ways;

/** Why the person may not book yet, and the one step that comes first. */
const Blocker = ({ code }: { readonly code: string }) => {
  const t = useWords(verifyWords);
  if (!isWay(code)) return null;
  const [name, path] = ways[code];
  return (
    <Note tone="amber" title={t(`${name}.title`)}>
      <p>{t(`${name}.text`)}</p>
      <ButtonLink to={path} size="s" className={styles['blocker'] ?? ''}>
        {t(`${name}.link`)}
      </ButtonLink>
    </Note>
  );
};

const keys = ['terms', 'electronic_signature'] as const;

const useBooking = (offer: Offer, option: Option) => {
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  const book = async (): Promise<void> => {
    const answer = await act(reservationsCalls.bookOffer, {
      offerId: offer.id,
      selectedOfferOption: option.option,
      offerVersion: offer.version,
      consents: { ...bookingConsents },
    });
    if (!answer.ok) toast.bad(refusalText(answer.refusal));
  };
  return {
    book,
    busy: act.busy,
    ticked,
    tick: (key: string, value: boolean) => setTicked({ ...ticked, [key]: value }),
    hasAll: keys.every((key) => ticked[key]),
  };
};

/** The press that makes the reservation; opening the page makes none. */
export const BookPanel = ({ offer, option, blocker }: { readonly offer: Offer; readonly option: Option; readonly blocker: string | null }) => {
  const t = useWords(verifyWords);
  const f = useFormat();
  const [tried, setTried] = useState(false);
  const { book, busy, ticked, tick, hasAll } = useBooking(offer, option);
  const press = async (): Promise<void> => {
    setTried(true);
    if (hasAll) await book();
  };
  const term =
    option.end === null ? t('facts.from', { start: f.day(option.start) }) : t('facts.fromTo', { start: f.day(option.start), end: f.day(option.end) });
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <p className={styles['subject']}>{offer.form.name}</p>
      <h1>{t('book.title')}</h1>
      <p className={styles['lead']}>{t('book.lead')}</p>
      {blocker && <Blocker code={blocker} />}
      <Card>
        <p className={styles['chosen']}>
          <IconCalendarEvent size={20} stroke={1.5} aria-hidden />
          <span>
            {t('book.option')}: <b>{t(`option.${option.option}`)}</b>
            <br />
            {term}
          </span>
        </p>
        {keys.map((key) => (
          <CheckField
            key={key}
            name={`consents.${key}`}
            label={t(`book.consent.${key}`)}
            value={ticked[key] ?? false}
            onChange={(value) => tick(key, value)}
            error={tried && !ticked[key] ? t('book.consents') : undefined}
          />
        ))}
        <Button kind="main" size="l" full disabled={blocker !== null} onClick={() => void press()} busy={busy && t('book.busy')}>
          {t('book.act')}
        </Button>
      </Card>
    </main>
  );
};
