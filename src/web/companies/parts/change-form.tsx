import { useMemo, useState } from 'react';
import type { companiesCalls } from '../../../contract/companies/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { isChangeWaiting } from '../../../domain/companies/change.machine.ts';
import { companyWords } from '../../../words/companies/pages.ts';
import { useSubmit } from '../../kit/calls/use-submit.ts';
import { ActionBar } from '../../kit/form/action-bar.tsx';
import { ErrorSummary } from '../../kit/form/summary/error-summary.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import { type EntryContext, entryProblems, useCompanyEntry } from './company-entry.ts';
import styles from './company-form.module.css';
import { DataCards, useProblems } from './company-form.tsx';
import { RoleCard } from './role-card.tsx';
import { useSending } from './use-sending.ts';

type Company = NonNullable<OutputOf<typeof companiesCalls.getMyCompany>['company']>;

/** What was accepted of the person and the company, and what was given in for a change before. */
const knownOf = ({ form, capacity, authority, changeAuthority, mention }: Company): EntryContext => ({
  ...{ hasFile: changeAuthority !== null, answers: [], mention, givesIn: true },
  accepted: { capacity, representation: form.representation, isProved: authority !== null },
});

type Props = { readonly company: Company; readonly uid: string; readonly close: () => void };

/** Changed data of an accepted company: what is in force stays until a moderator accepts them. A new legal form may want another role of the person. */
export const ChangeForm = ({ company, uid, close }: Props) => {
  const t = useWords(companyWords);
  const f = useFormat();
  const { change, changeAuthority } = company;
  const waiting = change !== null && isChangeWaiting(change.state) ? change : null;
  const base = useMemo(
    () => ({ form: waiting?.form ?? company.form, capacity: waiting?.capacity ?? company.capacity }),
    [waiting, company.form, company.capacity],
  );
  const { element, entry, setEntry, forget } = useCompanyEntry(uid, 'company-change', base, knownOf(company));
  const [attempt, setAttempt] = useState(0);
  const { problems, errorOf } = useProblems(entry, attempt > 0);
  const { sendChange, busy } = useSending(entry);
  const { form } = useSubmit({
    send: async () => {
      setAttempt(attempt + 1);
      if (entryProblems(entry).length > 0 || !(await sendChange(company.id))) return null;
      forget();
      close();
      return null;
    },
  });
  return (
    <form ref={element} className={styles['form']} {...form}>
      <p>{t('change.text')}</p>
      <ErrorSummary attempt={attempt} problems={problems} kept={entry.file === null ? 'unsent' : 'unsent-file'} />
      <DataCards form={entry.form} errorOf={errorOf} change={(patch) => setEntry((now) => ({ ...now, form: { ...now.form, ...patch } }))} />
      {entry.form.legalForm !== company.form.legalForm && <Note tone="amber">{t('change.role')}</Note>}
      <RoleCard
        entry={entry}
        given={changeAuthority && t('authority.given', { when: f.instant(changeAuthority.uploadedAt) })}
        errorOf={errorOf}
        change={(patch) => setEntry((now) => ({ ...now, ...patch }))}
      />
      <ActionBar start={<Button onClick={close}>{t('change.cancel')}</Button>}>
        <Button kind="main" type="submit" busy={busy && t('sending')}>
          {t('send')}
        </Button>
      </ActionBar>
    </form>
  );
};
