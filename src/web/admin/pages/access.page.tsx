/** The console's list of who sees the names of companies that look for premises. */

import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { accessCalls } from '../../../contract/companies/endpoints/access.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { accessWords } from '../../../words/admin/access.ts';
import { adminWords } from '../../../words/admin/pages.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { GetForm } from '../../kit/page/get-form.tsx';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { Button } from '../../kit/parts/button.tsx';
import { Field } from '../../kit/parts/native-field.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';
import { GrantAccess } from '../parts/access/grant-access.tsx';
import { AdminReason } from '../parts/admin-reason.tsx';
import { ConsoleTable, listQuery } from '../parts/console-table.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  const { page } = listQuery(args.url);
  const text = args.url.searchParams.get('text')?.trim().slice(0, 120) ?? '';
  return { ...orErrorPage(await ask(args.context)(accessCalls.listCompanyAccess, { ...(text && { text }), page })), text };
};

export default function AccessPage() {
  const list = useLoaderData<typeof loader>();
  const t = useWords(accessWords);
  const admin = useWords(adminWords);
  const f = useFormat();
  return (
    <>
      <ConsoleTable
        title={t('title')}
        text={t('text')}
        list={list}
        keyOf={({ company, viewer }) => `${company.id}-${viewer.id}`}
        empty={t('empty')}
        columns={[
          { head: t('company'), named: true, cell: ({ company }) => <Company of={company} /> },
          { head: t('viewer'), named: true, cell: ({ viewer }) => <Company of={viewer} /> },
          { head: t('cause'), named: true, cell: ({ cause }) => t(`cause.${cause}`) },
          { head: t('since'), named: true, kind: 'unbroken', cell: ({ since }) => f.instant(since) },
          { head: admin('acts'), kind: 'acts', cell: (access) => <Acts access={access} /> },
        ]}
      >
        <GetForm className={styles['search']}>
          <Field label={t('search')}>
            {(wiring) => <input {...wiring} name="text" type="search" maxLength={120} defaultValue={list.text} autoComplete="off" />}
          </Field>
          <Button type="submit">{t('find')}</Button>
        </GetForm>
      </ConsoleTable>
      <div className={styles['below']}>
        <GrantAccess />
      </div>
    </>
  );
}

type Access = OutputOf<typeof accessCalls.listCompanyAccess>['items'][number];

const Company = ({ of: { name, nip } }: { readonly of: Access['company'] }) => {
  const t = useWords(accessWords);
  return (
    <>
      {name}
      <small>{t('nip', { nip })}</small>
    </>
  );
};

const Acts = ({ access: { company, viewer } }: { readonly access: Access }) => {
  const t = useWords(accessWords);
  const act = useAct();
  const refusalText = useRefusalText();
  const [asking, setAsking] = useState(false);
  const revoke = async (reason: string): Promise<string | undefined> => {
    const answer = await act(accessCalls.revokeCompanyAccess, { companyId: company.id, viewerId: viewer.id, reason });
    return answer.ok ? undefined : refusalText(answer.refusal);
  };
  return (
    <div className={styles['acts']}>
      <Button size="s" aria-label={t('revoke.of', { viewer: viewer.name })} onClick={() => setAsking(true)}>
        {t('revoke')}
      </Button>
      {asking && (
        <AdminReason
          title={t('revoke.title', { viewer: viewer.name, company: company.name })}
          act={t('revoke')}
          readBy="log"
          onClose={() => setAsking(false)}
          onSend={revoke}
        >
          <p>{t('revoke.text')}</p>
        </AdminReason>
      )}
    </div>
  );
};
