import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { signLeasePath } from '../../domain/kit/page/deal-paths.ts';
import { isFormComplete } from '../../domain/leases/rules/form.ts';
import { fellThrough } from '../../domain/leases/rules/status.ts';
import { formWords } from '../../words/leases/form.ts';
import { leaseWords } from '../../words/leases/lease-page.ts';
import { requireSession } from '../accounts/parts/session.ts';
import { WhatIf } from '../kit/lists/what-if.tsx';
import { useLive } from '../kit/live/use-live.ts';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { TwoColumns } from '../kit/page/two-columns.tsx';
import { ButtonLink } from '../kit/parts/button.tsx';
import { Note } from '../kit/parts/note.tsx';
import { useFormat } from '../kit/words/format.ts';
import { translatorOf, useWords } from '../kit/words/words.ts';
import styles from './lease.module.css';
import { AcceptProposal } from './parts/accept-proposal.tsx';
import { FormStep } from './parts/form/form-step.tsx';
import { PublishAgain } from './parts/lease-acts.tsx';
import { type Lease, LeaseHeader } from './parts/lease-header.tsx';
import { LeaseMoney } from './parts/lease-money.tsx';
import { ChangePerson, LeaseNow } from './parts/lease-now.tsx';
import { LeaseStep } from './parts/lease-step.tsx';
import { PayoutAccount } from './parts/payout-account.tsx';
import { Statements } from './parts/statements.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  const me = requireSession(args);
  const lease = orErrorPage(await ask(args.context)(leasesCalls.getLease, { offerId: args.params['id'] ?? '' }));
  return { lease, uid: me.uid, lang: langOf(args.context) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(leaseWords, loaderData.lang)('title', { name: loaderData.lease.offerName }), noindex: true }) : [];

/** What must be known before anything else. */
const Notes = ({ lease, uid }: { readonly lease: Lease; readonly uid: string }) => {
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
            {lease.reception && <AcceptProposal lease={lease} reception={lease.reception} proposal={lease.proposal} />}
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
export default function LeasePage() {
  const { lease, uid } = useLoaderData<typeof loader>();
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
          <Notes lease={lease} uid={uid} />
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
          <Statements lease={lease} />
        </TwoColumns>
      </div>
    </main>
  );
}
