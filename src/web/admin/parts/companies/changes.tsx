/** Changed data of accepted companies that wait for a moderator. */

import { useState } from 'react';
import { companiesCalls } from '../../../../contract/companies/endpoints.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import { adminWords } from '../../../../words/admin/pages.ts';
import { companyWords } from '../../../../words/companies/pages.ts';
import { dictionaryWords } from '../../../../words/kit/dictionaries.ts';
import { RegistersTable } from '../../../companies/parts/registers/registers-table.tsx';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useConfirm } from '../../../kit/dialog/confirm.tsx';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { Facts } from '../../../kit/lists/facts.tsx';
import { Pager } from '../../../kit/page/pager.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Card } from '../../../kit/parts/card.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../console.module.css';
import { AdminReason } from '../admin-reason.tsx';
import { AskRegisters } from './registers.tsx';

type Change = OutputOf<typeof companiesCalls.listCompanyChanges>['items'][number];
type Field = Exclude<keyof Change['form'], 'noKrs'>;

const fields = [
  ...(['name', 'nip', 'regon', 'krs', 'legalForm', 'representation', 'generalPartner', 'partners'] as const),
  ...(['street', 'houseNumber', 'postalCode', 'city', 'country', 'bankAccount', 'vatStatus', 'website'] as const),
  ...(['noticesEmail', 'deliveryAddress', 'isLargeUndertaking'] as const),
] satisfies readonly Field[];

/** What counts the pages of the changes in the address, beside those of the companies. */
export const changesPage = 'changes';

/** What a field says, in words: a moderator compares it with the register. */
const useText = () => {
  const c = useWords(companyWords);
  const name = useWords(dictionaryWords);
  const f = useFormat();
  return ({ form }: Pick<Change, 'form'>, field: Field): string => {
    if (field === 'legalForm') return form.legalForm === null ? '—' : name(`legalForm.${form.legalForm}`);
    if (field === 'representation') return form.representation === null ? '—' : name(`representation.${form.representation}`);
    if (field === 'bankAccount') return f.account(form.bankAccount);
    if (field === 'vatStatus') return c(`vat.${form.vatStatus}`);
    if (field === 'isLargeUndertaking') return form.isLargeUndertaking === null ? '—' : c(form.isLargeUndertaking ? 'size.large' : 'size.other');
    if (field === 'generalPartner') return form.generalPartner === null ? '—' : `${form.generalPartner.name}, KRS ${form.generalPartner.krs}`;
    if (field === 'partners') return form.partners.map(({ name: partner, nip }) => `${partner} (${nip})`).join(', ') || '—';
    return form[field] || '—';
  };
};

/** Changed data of accepted companies: what stands in force and what would, field by field. */
export const CompanyChanges = ({ list: { items, page, pages, total } }: { readonly list: OutputOf<typeof companiesCalls.listCompanyChanges> }) => {
  const t = useWords(adminWords);
  return (
    <section className={styles['changes']} aria-label={t('changes.title')}>
      <h2>
        {t('changes.title')} {total > 0 && <span className={styles['waiting']}>{total}</span>}
      </h2>
      {items.length === 0 && <p>{t('changes.none')}</p>}
      {items.map((change) => (
        <ChangeCard key={change.id} change={change} />
      ))}
      <Pager page={page} pages={pages} name={changesPage} />
    </section>
  );
};

const ChangeCard = ({ change }: { readonly change: Change }) => {
  const t = useWords(adminWords);
  const c = useWords(companyWords);
  const f = useFormat();
  const name = useWords(dictionaryWords);
  const text = useText();
  const toast = useToast();
  const confirm = useConfirm();
  const act = useAct();
  const refusalText = useRefusalText();
  const [isAsking, setAsking] = useState(false);
  const decide = async (accepted: boolean, reason?: string): Promise<string | undefined> => {
    const answer = await act(companiesCalls.decideCompanyChange, { changeId: change.id, accepted, ...(reason ? { reason } : {}) });
    return answer.ok ? undefined : refusalText(answer.refusal);
  };
  const accept = async (): Promise<void> => {
    const question = { title: t('changes.accept', { name: change.now.name }), text: t('changes.accept.text'), act: t('accept') };
    if (!(await confirm(question))) return;
    const problem = await decide(true);
    if (problem === undefined) toast.good(t('done'));
    else toast.bad(problem);
  };
  const rows = fields
    .map((field) => [field, text({ form: change.now }, field), text(change, field)] as const)
    .filter(([, before, after]) => before !== after)
    .map(([field, before, after]) => [field === 'generalPartner' ? c('generalPartner.name') : c(field), `${before} → ${after}`] as const);
  return (
    <Card title={`${change.now.name} · ${f.instant(change.createdAt)}`}>
      <p>
        {`${change.person.firstName} ${change.person.lastName}`}
        {change.capacity !== null && `, ${t('changes.capacity', { capacity: name(`capacity.${change.capacity}`) })}`}
        {change.authority !== null && (
          <>
            {' · '}
            <a href={change.authority.url} target="_blank" rel="noreferrer">
              {t('authority')}
            </a>
          </>
        )}
      </p>
      <Facts rows={rows} />
      {change.outdated.length > 0 && (
        <Note tone="amber">
          {t('changes.outdated', {
            people: change.outdated.map((one) => `${one.firstName} ${one.lastName} (${name(`capacity.${one.capacity}`)})`).join(', '),
          })}
        </Note>
      )}
      {change.registers.length > 0 ? <RegistersTable answers={change.registers} form={change.form} /> : <p>{t('changes.registers.none')}</p>}
      {change.isOwn ? (
        <p>{t('own')}</p>
      ) : (
        <div className={styles['acts']}>
          <AskRegisters companyId={change.companyId} />
          <Button size="s" busy={act.busy && t('busy')} onClick={() => void accept()}>
            {t('accept')}
          </Button>
          <Button size="s" kind="danger" onClick={() => setAsking(true)}>
            {t('reject')}
          </Button>
        </div>
      )}
      {isAsking && (
        <AdminReason
          readBy="addressees"
          title={t('reject.title', { name: change.now.name })}
          act={t('reject')}
          onClose={() => setAsking(false)}
          onSend={(reason) => decide(false, reason)}
        />
      )}
    </Card>
  );
};
