/** The page on which a person links a company. */

import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { teamCalls } from '../../contract/companies/endpoints/team.ts';
import { companiesCalls } from '../../contract/companies/endpoints.ts';
import type { OutputOf } from '../../contract/kit/call.ts';
import { isAccepted } from '../../domain/accounts/rules/verification-status.ts';
import { isChangeRefused, isChangeWaiting } from '../../domain/companies/change.machine.ts';
import { parseNip } from '../../domain/kit/identifiers.ts';
import { verificationPaths } from '../../domain/kit/page/paths.ts';
import { companyWords } from '../../words/companies/pages.ts';
import { requireSession } from '../accounts/parts/session.ts';
import { useConfirmedAct } from '../kit/calls/use-confirmed-act.ts';
import { useLive } from '../kit/live/use-live.ts';
import { pageIn } from '../kit/page/pages.ts';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { Badge, type Tone } from '../kit/parts/badge.tsx';
import { Button, ButtonLink } from '../kit/parts/button.tsx';
import { Card } from '../kit/parts/card.tsx';
import { Note } from '../kit/parts/note.tsx';
import { useFormat } from '../kit/words/format.ts';
import { translatorOf, useWords } from '../kit/words/words.ts';
import styles from './link-company.module.css';
import { ChangeForm } from './parts/change-form.tsx';
import { formFor } from './parts/company-entry.ts';
import { CompanyFacts } from './parts/company-facts.tsx';
import { CompanyForm } from './parts/company-form.tsx';
import { RegistersCard } from './parts/registers/registers-card.tsx';
import { RejoinForm } from './parts/rejoin-form.tsx';
import { DeleteCard } from './parts/team/delete-card.tsx';
import { SuccessorsCard } from './parts/team/successors-card.tsx';
import { WorkersCard } from './parts/team/workers-card.tsx';

type Company = NonNullable<OutputOf<typeof companiesCalls.getMyCompany>['company']>;

export const loader = async (args: LoaderFunctionArgs) => {
  const viewer = requireSession(args);
  const { company } = orErrorPage(await ask(args.context)(companiesCalls.getMyCompany, {}));
  const team = company?.isCreator && isAccepted(company.state) ? await readTeam(args) : null;
  const successors = await readSuccessors(args);
  // Whoever was invited comes with the number of the company.
  const nip = parseNip(args.url.searchParams.get('nip') ?? '');
  return { company, team, successors, nip, uid: viewer.uid, emailVerified: viewer.emailVerified, lang: langOf(args.context) };
};

/** To whom the person may hand over a company that they brought here, where their own link with it is not accepted: nobody else may. */
const readSuccessors = async ({ context, url }: LoaderFunctionArgs) => {
  const successors = await ask(context)(teamCalls.listCompanySuccessors, { page: pageIn(url, 'successors') });
  return successors.ok ? successors.value : null;
};

/** People and blockers, for whoever brought the company here. */
const readTeam = async ({ context, url }: LoaderFunctionArgs) => {
  const page = pageIn(url, 'people');
  const [workers, blockers] = [
    orErrorPage(await ask(context)(teamCalls.listCompanyWorkers, { page })),
    orErrorPage(await ask(context)(teamCalls.getCompanyBlockers, {})),
  ];
  return { workers, blockers };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(companyWords, loaderData.lang)('title'), noindex: true }) : [];

const tones = { INITIAL: 'grey', CHECKING: 'amber', ACCEPTED: 'green', REJECTED: 'red' } as const satisfies Record<Company['state'], Tone>;

const Unlink = ({ company }: { readonly company: Company }) => {
  const t = useWords(companyWords);
  const { run } = useConfirmedAct();
  const question = { title: t('unlink.confirm'), text: t('unlink.text', { name: company.form.name }), act: t('unlink.act') };
  const unlink = (): Promise<void> => run(companiesCalls.clearCompanyDetails, {}, question, { failed: t('unlink.failed') });
  return (
    <Button kind="quiet" onClick={() => void unlink()}>
      {t('unlink')}
    </Button>
  );
};

/** The way to change accepted data, and what became of the last change. */
const DataChange = ({ company, uid }: { readonly company: Company; readonly uid: string }) => {
  const t = useWords(companyWords);
  const f = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { change } = company;
  const waiting = change !== null && isChangeWaiting(change.state) ? change : null;
  return (
    <>
      {waiting && <Note tone="amber">{t('change.waits', { when: f.instant(waiting.createdAt) })}</Note>}
      {change !== null && isChangeRefused(change.state) && <Note tone="red">{t('change.rejected', { reason: change.rejectionReason ?? '' })}</Note>}
      {isOpen ? (
        <ChangeForm company={company} uid={uid} close={() => setOpen(false)} />
      ) : (
        <Button onClick={() => setOpen(true)}>{t('change.act')}</Button>
      )}
    </>
  );
};

const StateNote = ({ company }: { readonly company: Company }) => {
  const t = useWords(companyWords);
  const f = useFormat();
  const notes = {
    INITIAL: null,
    CHECKING: {
      tone: 'amber',
      title: t('checking.title'),
      text: t('checking.text', { when: company.submittedAt ? f.instant(company.submittedAt) : '' }),
    },
    ACCEPTED: { tone: 'green', title: t('accepted.title'), text: t('accepted.text') },
    REJECTED: { tone: 'red', title: t('rejected.title'), text: t('rejected.reason', { reason: company.rejectionReason ?? '' }) },
  } as const;
  const note = notes[company.state];
  return (
    note && (
      <Note tone={note.tone}>
        <b>{note.title}</b>
        <br />
        {note.text}
      </Note>
    )
  );
};

const useFormKey = (companyId: string | null): number => {
  const [shown, setShown] = useState({ companyId, key: 0 });
  const now = formFor(shown, companyId);
  if (now !== shown) setShown(now);
  return now.key;
};

export default function LinkCompanyPage() {
  const { company, team, successors, nip, uid, emailVerified } = useLoaderData<typeof loader>();
  const t = useWords(companyWords);
  // A person may ask to join, or leave, while the creator looks at the list.
  useLive([`user:${uid}`, ...(company && (team || successors?.isLinked) ? [`company:${company.id}`] : [])]);
  const formKey = useFormKey(company?.id ?? null);
  const isEditable = company === null || company.allowed.includes('edit');
  return (
    <div className={styles['page']}>
      <h1>{t(company === null ? 'title' : 'title.own')}</h1>
      {company === null && <p className={styles['lead']}>{t('lead')}</p>}
      {!emailVerified && (
        <Note tone="amber">
          {t('email.first')} <ButtonLink to={verificationPaths.email}>{t('email.link')}</ButtonLink>
        </Note>
      )}
      {company && <StateNote company={company} />}
      {company?.allowed.includes('change') && company.form.legalForm === null && <Note tone="red">{t('legalForm.missing')}</Note>}
      {company && !isEditable && (
        <Card title={company.form.name} end={<Badge tone={tones[company.state]}>{t(`state.${company.state}`)}</Badge>}>
          <CompanyFacts company={company} />
        </Card>
      )}
      {company && !isEditable && company.registers.length > 0 && (
        <RegistersCard answers={company.registers} mention={company.mention} form={company.form} />
      )}
      {successors && <SuccessorsCard successors={successors} />}
      {isEditable && <CompanyForm key={formKey} saved={company} invitedTo={nip} uid={uid} canSend={emailVerified} />}
      {company && !isEditable && company.allowed.includes('submit') && <RejoinForm company={company} uid={uid} canSend={emailVerified} />}
      {company?.allowed.includes('change') && <DataChange company={company} uid={uid} />}
      {company && team && <WorkersCard workers={team.workers} uid={uid} />}
      {company && team && <DeleteCard blockers={team.blockers} name={company.form.name} />}
      {company?.allowed.includes('unlink') && <Unlink company={company} />}
    </div>
  );
}
