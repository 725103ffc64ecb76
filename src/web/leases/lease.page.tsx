import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { leaseWords } from '../../words/leases/lease-page.ts';
import { requireSession } from '../accounts/parts/session.ts';
import { WhatIf } from '../kit/lists/what-if.tsx';
import { useLive } from '../kit/live/use-live.ts';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { TwoColumns } from '../kit/page/two-columns.tsx';
import { Note } from '../kit/parts/note.tsx';
import { useFormat } from '../kit/words/format.ts';
import { translatorOf, useWords } from '../kit/words/words.ts';
import styles from './lease.module.css';
import { type Lease, LeaseHeader } from './parts/lease-header.tsx';
import { LeaseMoney } from './parts/lease-money.tsx';
import { LeaseNow } from './parts/lease-now.tsx';
import { LeaseStep } from './parts/lease-step.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  const me = requireSession(args);
  const lease = orErrorPage(await ask(args.context)(leasesCalls.getLease, { offerId: args.params['id'] ?? '' }));
  return { lease, uid: me.uid, lang: langOf(args.context) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(leaseWords, loaderData.lang)('title', { name: loaderData.lease.offerName }), noindex: true }) : [];

type Reason = 'damagedPremise' | 'mismatchedDetails' | 'unavailabilityOfLandlord';
type Topic =
  | 'deposit_late'
  | 'deposit_wrong_amount'
  | 'change_receiver'
  | 'bad_condition'
  | 'other_absent'
  | 'not_within_hour'
  | 'payout_when'
  | 'hidden_defect'
  | 'refund_when'
  | 'objection';

/** What must be known before anything else. */
const Notes = ({ lease }: { readonly lease: Lease }) => {
  const t = useWords(leaseWords);
  const f = useFormat();
  const { rejection } = lease;
  return (
    <>
      {lease.depositProblem && <Note tone="red">{t('note.problem', { problem: lease.depositProblem })}</Note>}
      {lease.disputed && <Note tone="red">{t('note.disputed')}</Note>}
      {rejection && (
        <Note tone="red">
          {t('note.rejected', {
            when: f.instant(rejection.at),
            reasons: rejection.reasons.map((reason) => t(`reason.${reason as Reason}`)).join(', '),
          })}
        </Note>
      )}
      {lease.formStepNeeded && !rejection && <Note tone="amber">{t('note.form')}</Note>}
    </>
  );
};

/** The lease from the signature to the released deposit: what is done, who must act now, by when. */
export default function LeasePage() {
  const { lease, uid } = useLoaderData<typeof loader>();
  const t = useWords(leaseWords);
  useLive([`offer:${lease.offerId}`, `user:${uid}`]);
  const present = lease.steps.find((step) => step.state === 'now') ?? lease.steps.find((step) => step.state === 'waiting');
  const questions = lease.whatIf.map((topic) => ({ question: t(`what.${topic as Topic}`), answer: t(`what.${topic as Topic}.text`) }));
  return (
    <main id="content">
      <LeaseHeader lease={lease} />
      <div className={`wrap ${styles['layout']}`}>
        <TwoColumns
          aside={
            <>
              <LeaseMoney lease={lease} />
              <WhatIf title={t('what.title')} items={questions} />
            </>
          }
        >
          <Notes lease={lease} />
          <section className={styles['card']}>
            <h2>{t('heading')}</h2>
            <ol className={styles['timeline']}>
              {lease.steps.map((step, at) => (
                <LeaseStep key={step.key} step={step} n={at + 1}>
                  {(step === present || step.state === 'now') && <LeaseNow lease={lease} step={step} uid={uid} />}
                </LeaseStep>
              ))}
            </ol>
          </section>
        </TwoColumns>
      </div>
    </main>
  );
}
