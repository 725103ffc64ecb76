import type { ReactNode } from 'react';
import { signLeasePath } from '../../../domain/kit/page/deal-paths.ts';
import { isFormComplete } from '../../../domain/leases/rules/form.ts';
import { fellThrough } from '../../../domain/leases/rules/status.ts';
import { formWords } from '../../../words/leases/form.ts';
import { leaseWords } from '../../../words/leases/lease-page.ts';
import { WhatIf } from '../../kit/lists/what-if.tsx';
import { useLive } from '../../kit/live/use-live.ts';
import { TwoColumns } from '../../kit/page/two-columns.tsx';
import { ButtonLink } from '../../kit/parts/button.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import { FormStep } from './form/form-step.tsx';
import styles from './lease.module.css';
import { PublishAgain } from './lease-acts.tsx';
import { type Lease, LeaseHeader } from './lease-header.tsx';
import { LeaseMoney } from './lease-money.tsx';
import { ChangePerson, LeaseNow } from './lease-now.tsx';
import { LeaseStep } from './lease-step.tsx';
import { PayoutAccount } from './payout-account.tsx';

type LeaseViewProps = {
  readonly lease: Lease;
  readonly uid: string;
  /** What later rooms add: the button that takes the landlord's day and hour, and what both sides say together. */
  readonly acceptProposal: ReactNode;
  readonly statements: ReactNode;
};

/** What must be known before anything else. */
const Notes = ({ lease, uid, acceptProposal }: Omit<LeaseViewProps, 'statements'>) => {
  const t = useWords(leaseWords);
  const form = useWords(formWords);
  const f = useFormat();
  const { rejection } = lease;
  return (
    <>
      {lease.depositProblem && <Note tone="red">{t('note.problem', { problem: lease.depositProblem })}</Note>}
      {lease.disputed && <Note tone="red">{t('note.disputed')}</Note>}
      {lease.leftToSides && <Note tone="amber">{t('note.leftToSides')}</Note>}
      {rejection && (
        <Note tone="red">
          {t('note.rejected', {
            when: f.instant(rejection.at),
            reasons: rejection.reasons.map((reason) => t(`reason.${reason}`)).join(', '),
          })}
          {rejection.description !== '' && <p>{rejection.description}</p>}
          {rejection.photos.map((url, at) => (
            <a key={url} className={styles['photo']} href={url} target="_blank" rel="noreferrer">
              {t('note.photo', { n: at + 1 })}
            </a>
          ))}
        </Note>
      )}
      {lease.proposal && lease.allowed.includes('nameReceiver') && (
        <Note tone="amber" title={t('note.proposal', { when: f.instant(lease.proposal.meetingAt) })}>
          <div className={`${styles['acts']} ${styles['below']}`}>
            {acceptProposal}
            <ButtonLink size="s" to={signLeasePath(lease.offerId, uid)}>
              {t(lease.reception ? 'act.otherTime' : 'act.nameReceiver')}
            </ButtonLink>
          </div>
        </Note>
      )}
      {lease.form !== null && !isFormComplete(lease.form.state) && !rejection && <Note tone="amber">{form('effect')}</Note>}
    </>
  );
};

/** The landlord acts on a late deposit also while the tenant, who has gone quiet, has named no receiver. */
const isUnpaid = ({ allowed }: Lease, { key }: Lease['steps'][number]): boolean =>
  key === 'deposit' && (['endUnpaid', 'setNewTerm'] as const).some((act) => allowed.includes(act));

/** The lease from the signature to the released deposit: what is done, who must act now, by when. */
export const LeaseView = ({ lease, uid, acceptProposal, statements }: LeaseViewProps) => {
  const t = useWords(leaseWords);
  // A moderator decides about the landlord's account while its page is open.
  useLive([`offer:${lease.offerId}`, `user:${uid}`, ...(lease.payoutAccount ? [`company:${lease.landlord.companyId}`] : [])]);
  const present = lease.steps.find((step) => step.state === 'now') ?? lease.steps.find((step) => step.state === 'waiting');
  const questions = lease.whatIf.map((topic) => ({ question: t(`what.${topic}`), answer: t(`what.${topic}.text`) }));
  return (
    <main id="content">
      <LeaseHeader lease={lease} />
      <div className={`wrap ${styles['layout']}`}>
        <TwoColumns
          aside={
            <>
              <LeaseMoney lease={lease} />
              {lease.payoutAccount && <PayoutAccount offerId={lease.offerId} payout={lease.payoutAccount} />}
              {questions.length > 0 && <WhatIf title={t('what.title')} items={questions} />}
            </>
          }
        >
          <Notes lease={lease} uid={uid} acceptProposal={acceptProposal} />
          {lease.side === 'landlord' && fellThrough(lease.state) && !lease.leftToSides && <PublishAgain lease={lease} />}
          <section className={styles['card']}>
            <h2>{t('heading')}</h2>
            <ol className={styles['timeline']}>
              {lease.steps.map((step, at) => (
                <LeaseStep offerId={lease.offerId} key={step.key} step={step} n={at + 1}>
                  {step.key === 'receiver' && step.state === 'done' && <ChangePerson lease={lease} step={step} uid={uid} />}
                  {step.key === 'form' && lease.form !== null && <FormStep lease={lease} form={lease.form} />}
                  {(step === present || step.state === 'now' || isUnpaid(lease, step)) && (
                    <LeaseNow lease={lease} step={step} uid={uid} isFirst={step === present} />
                  )}
                </LeaseStep>
              ))}
            </ol>
          </section>
          {statements}
        </TwoColumns>
      </div>
    </main>
  );
};
