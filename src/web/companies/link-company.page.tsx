/** The page on which a person links a company. */

import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { companiesCalls } from '../../contract/companies/endpoints.ts';
import type { OutputOf } from '../../contract/kit/call.ts';
import { companyWords } from '../../words/companies/pages.ts';
import { requireSession } from '../accounts/parts/session.ts';
import { useAct } from '../kit/calls/use-act.ts';
import { useRefusalText } from '../kit/calls/use-refusal.ts';
import { useConfirm } from '../kit/dialog/confirm.tsx';
import { useToast } from '../kit/dialog/toasts.tsx';
import { Facts } from '../kit/lists/facts.tsx';
import { useLive } from '../kit/live/use-live.ts';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { Badge, type Tone } from '../kit/parts/badge.tsx';
import { Button, ButtonLink } from '../kit/parts/button.tsx';
import { Card } from '../kit/parts/card.tsx';
import { Note } from '../kit/parts/note.tsx';
import { useFormat } from '../kit/words/format.ts';
import { translatorOf, useWords } from '../kit/words/words.ts';
import styles from './link-company.module.css';
import { CompanyForm } from './parts/company-form.tsx';

type Company = NonNullable<OutputOf<typeof companiesCalls.getMyCompany>['company']>;

export const loader = async (args: LoaderFunctionArgs) => {
  const viewer = requireSession(args);
  const { company } = orErrorPage(await ask(args.context)(companiesCalls.getMyCompany, {}));
  return { company, uid: viewer.uid, emailVerified: viewer.emailVerified, lang: langOf(args.context) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(companyWords, loaderData.lang)('title'), noindex: true }) : [];

const tones = { INITIAL: 'grey', CHECKING: 'amber', ACCEPTED: 'green', REJECTED: 'red' } as const satisfies Record<Company['state'], Tone>;

const CompanyFacts = ({ company }: { readonly company: Company }) => {
  const t = useWords(companyWords);
  const { form } = company;
  const rows = [
    [t('nip'), form.nip],
    [t('regon'), form.regon],
    ...(form.krs ? [[t('krs'), form.krs] as const] : []),
    [t('section.address'), `${form.street} ${form.houseNumber}, ${form.postalCode} ${form.city}`],
    [t('bankAccount'), form.bankAccount.replace(/(.{2})(.{4})(.{4})(.{4})(.{4})(.{4})(.{4})/, '$1 $2 $3 $4 $5 $6 $7')],
    [t('vatStatus'), t(`vat.${form.vatStatus}`)],
    [t('capacity'), t(`capacity.${company.capacity}`)],
  ] as const;
  return <Facts rows={rows} />;
};

const Unlink = ({ company }: { readonly company: Company }) => {
  const t = useWords(companyWords);
  const act = useAct();
  const toast = useToast();
  const confirm = useConfirm();
  const refusalText = useRefusalText();
  const unlink = async (): Promise<void> => {
    if (!(await confirm({ title: t('unlink.confirm', { name: company.form.name }), text: t('unlink.text'), act: t('unlink.act'), danger: true })))
      return;
    const answer = await act(companiesCalls.clearCompanyDetails, {});
    if (!answer.ok) toast.bad(refusalText(answer.refusal));
  };
  return (
    <Button kind="quiet" onClick={() => void unlink()}>
      {t('unlink')}
    </Button>
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

export default function LinkCompanyPage() {
  const { company, uid, emailVerified } = useLoaderData<typeof loader>();
  const t = useWords(companyWords);
  useLive([`user:${uid}`]);
  const isEditable = company === null || company.allowed.includes('edit');
  return (
    <div className={styles['page']}>
      <h1>{t('title')}</h1>
      {company === null && <p className={styles['lead']}>{t('lead')}</p>}
      {!emailVerified && (
        <Note tone="amber">
          {t('email.first')} <ButtonLink to="/moja-tablica/account/info">{t('email.link')}</ButtonLink>
        </Note>
      )}
      {company && <StateNote company={company} />}
      {company && !isEditable && (
        <Card title={company.form.name} end={<Badge tone={tones[company.state]}>{t(`state.${company.state}`)}</Badge>}>
          <CompanyFacts company={company} />
        </Card>
      )}
      {isEditable && (
        <CompanyForm key={company?.id ?? 'new'} saved={company?.form ?? null} capacity={company?.capacity ?? null} canSend={emailVerified} />
      )}
      {company?.allowed.includes('unlink') && <Unlink company={company} />}
    </div>
  );
}
