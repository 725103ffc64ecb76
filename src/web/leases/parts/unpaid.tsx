/** What the landlord may do when the deposit does not come: withdraw from the lease, or set a new day once the time for that has passed. */

import { useState } from 'react';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { leasesCalls } from '../../../contract/leases/endpoints.ts';
import type { Day } from '../../../domain/kit/brand.ts';
import { newTermWindow, unpaidEndFrom, unpaidEndUntil } from '../../../domain/leases/rules/deadlines.ts';
import { consentsOf } from '../../../domain/signing/rules.ts';
import { unpaidEndWords } from '../../../words/leases/unpaid-end.ts';
import { consentWords } from '../../../words/signing/consents.ts';
import { useCosigner } from '../../companies/parts/use-cosigner.tsx';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { DayField } from '../../kit/form/day-field.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useToday } from '../../kit/words/today.ts';
import { useWords } from '../../kit/words/words.ts';
import { CodeAct } from '../../signing/parts/code-act.tsx';
import { PolishText } from '../../signing/parts/polish-text.tsx';
import styles from './lease.module.css';
import type { Lease } from './lease-header.tsx';

/** The text that ends the lease, and its hash. */
type ShownText = OutputOf<typeof leasesCalls.prepareUnpaidEnd>;

/** Where the landlord stands with a deposit that is missing: waiting, late, free to withdraw, or too late for it. */
export const useUnpaidSentences = (due: Day): readonly [string, string] => {
  const t = useWords(unpaidEndWords);
  const f = useFormat();
  const today = useToday();
  const [from, until] = [unpaidEndFrom(due), unpaidEndUntil(due)];
  const at = today > until ? 'over' : today >= from ? 'mayEnd' : today > due ? 'late' : 'waiting';
  return [t(`now.${at}`), t(`now.${at}.text`, { due: f.day(due), from: f.day(from), until: f.day(until) })];
};

/** The landlord's withdrawal: the text that is signed, with a second signer where the company's rule wants two, and the code. */
export const EndUnpaid = ({ lease }: { readonly lease: Lease }) => {
  const t = useWords(unpaidEndWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [shown, setShown] = useState<ShownText | null>(null);
  const { offerId } = lease;
  const cosigner = useCosigner<ShownText>((answer) => {
    if (answer.ok) setShown(answer.value);
    else toast.bad(refusalText(answer.refusal));
  });
  const prepare = (): Promise<void> =>
    cosigner.run((cosignerUid) => act(leasesCalls.prepareUnpaidEnd, { offerId, ...(cosignerUid === undefined ? {} : { cosignerUid }) }));
  return (
    <>
      <Button kind="danger" onClick={() => void prepare()} busy={act.busy && shown === null && t('end.preparing')}>
        {t('act.end')}
      </Button>
      {cosigner.dialog}
      {shown && (
        <Dialog open onClose={() => setShown(null)} title={t('end.title', { name: lease.offerName })}>
          <SignEnd offerId={offerId} shown={shown} onSigned={() => setShown(null)} />
        </Dialog>
      )}
    </>
  );
};

const SignEnd = ({ offerId, shown, onSigned }: { readonly offerId: string; readonly shown: ShownText; readonly onSigned: () => void }) => {
  const t = useWords(unpaidEndWords);
  const f = useFormat();
  const act = useAct();
  const toast = useToast();
  const c = useWords(consentWords);
  const send = async (code: string) => {
    const signature = { code, documentSha256: shown.documentSha256, consents: { ...consentsOf.unpaid_end } };
    const answer = await act(leasesCalls.endUnpaidLease, { offerId, ...signature });
    if (answer.ok) {
      const { waitsUntil } = answer.value;
      toast.good(waitsUntil === null ? t('end.done') : t('end.waits', { until: f.instant(waitsUntil) }));
      onSigned();
      // What has become of the lease stands at the top of its page.
      window.scrollTo(0, 0);
    }
    return answer;
  };
  return (
    <div className={styles['dialog']}>
      <p>{t('end.text')}</p>
      <PolishText text={shown.text} />
      <CodeAct
        of={{ offerId, purpose: 'unpaid_end' }}
        consents={[
          { key: 'withdrawal', label: c('unpaid_end.withdrawal') },
          { key: 'electronic_signature', label: c('unpaid_end.electronic_signature') },
        ]}
        act={t('end.sign')}
        busy={act.busy && t('end.busy')}
        danger
        send={send}
      />
    </div>
  );
};

/** A new day for the deposit, once the time for withdrawing has passed. */
export const NewTerm = ({ lease }: { readonly lease: Lease }) => {
  const t = useWords(unpaidEndWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="main" onClick={() => setOpen(true)}>
        {t('act.term')}
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={t('term.title', { name: lease.offerName })}>
          <TermForm offerId={lease.offerId} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
};

const TermForm = ({ offerId, onClose }: { readonly offerId: string; readonly onClose: () => void }) => {
  const t = useWords(unpaidEndWords);
  const f = useFormat();
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const window = newTermWindow(useToday());
  const [until, setUntil] = useState<Day | null>(null);
  const [error, setError] = useState<string>();
  const days = { from: f.day(window.from), to: f.day(window.to) };
  const send = async (): Promise<void> => {
    if (until === null) return setError(t('term.missing', days));
    const answer = await act(leasesCalls.setNewDepositTerm, { offerId, until });
    if (!answer.ok) return setError(refusalText(answer.refusal));
    toast.good(t('term.done'));
    onClose();
  };
  return (
    <form
      className={styles['dialog']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{t('term.text')}</p>
      <DayField
        name="until"
        label={t('term.label')}
        hint={t('term.hint', days)}
        value={until}
        onChange={(day) => {
          setUntil(day);
          setError(undefined);
        }}
        min={window.from}
        max={window.to}
        error={error}
      />
      <div className={styles['acts']}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button kind="main" type="submit" busy={act.busy && t('term.busy')}>
          {t('term.send')}
        </Button>
      </div>
    </form>
  );
};
