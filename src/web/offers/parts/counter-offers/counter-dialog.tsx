/** The dialog in which a tenant proposes other terms. */

import { useState } from 'react';
import { bookingNumbers } from '../../../../domain/kit/numbers.ts';
import { instantOf } from '../../../../domain/kit/time.ts';
import { answerUntil } from '../../../../domain/offers/rules/counter-offers/sending.ts';
import { counterOfferWords } from '../../../../words/offers/counter-offer.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import type { OfferTerms, OfferViewData } from '../page/view.ts';
import styles from './counter-dialog.module.css';
import { ProposalEffect } from './proposal-effect.tsx';
import { ProposalFields } from './proposal-fields.tsx';
import { useProposal } from './use-proposal.ts';

type Props = { readonly offer: OfferViewData; readonly terms: OfferTerms; readonly onClose: () => void };

/** Rent and term, each behind its own switch; what they would change is counted beside them at once. */
export default function CounterDialog({ offer, terms, onClose }: Props) {
  const t = useWords(counterOfferWords);
  const f = useFormat();
  const proposal = useProposal(offer, terms);
  const { errors, busy, send } = proposal;
  const [openedAt] = useState(() => instantOf(Date.now()));
  const until = f.instant(answerUntil(openedAt, terms.validTo));
  return (
    <Dialog open onClose={onClose} title={t('propose')} size="xl">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void send().then((isSent) => isSent && onClose());
        }}
      >
        <p className={styles['subject']}>{t('dialog.subject', { name: offer.form.name ?? '', number: String(offer.number) })}</p>
        <div className={styles['columns']}>
          <ProposalFields terms={terms} proposal={proposal} />
          <ProposalEffect terms={terms} proposal={proposal} />
        </div>
        {errors.form && (
          <div role="alert" className={styles['alert']}>
            <Note tone="red">{errors.form}</Note>
          </div>
        )}
        <footer className={styles['foot']}>
          <p>{t('dialog.until', { time: until, hours: String(bookingNumbers.counterOfferFirstRightHours), day: f.instant(terms.validTo) })}</p>
          <Button kind="quiet" onClick={onClose}>
            {t('back')}
          </Button>
          <Button kind="main" type="submit" busy={busy && t('sending')}>
            {t('send')}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
