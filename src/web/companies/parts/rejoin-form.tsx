import { useMemo, useState } from 'react';
import type { RegisterMention } from '../../../domain/companies/rules/registers/people.ts';
import type { Capacity, CompanyForm } from '../../../domain/companies/types.ts';
import { companyWords } from '../../../words/companies/pages.ts';
import { useSubmit } from '../../kit/calls/use-submit.ts';
import { ActionBar } from '../../kit/form/action-bar.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import { roleProblems, useCompanyEntry } from './company-entry.ts';
import styles from './company-form.module.css';
import { useProblems } from './company-form.tsx';
import { RoleCard } from './role-card.tsx';
import { useSending } from './use-sending.ts';

type Company = {
  readonly id: string;
  readonly form: CompanyForm;
  readonly capacity: Capacity;
  readonly authority: { readonly uploadedAt: string } | null;
  readonly mention: RegisterMention;
};

/** Sends a link again whose company is not the person's to correct: only their role and what proves it. */
export const RejoinForm = ({ company, uid, canSend }: { readonly company: Company; readonly uid: string; readonly canSend: boolean }) => {
  const t = useWords(companyWords);
  const f = useFormat();
  const { id, form: data, capacity, authority, mention } = company;
  const base = useMemo(() => ({ form: data, capacity }), [data, capacity]);
  const { element, entry, setEntry, forget } = useCompanyEntry(uid, 'company-role', base, {
    ...{ hasFile: authority !== null, answers: [], mention },
    givesIn: false,
  });
  const [attempt, setAttempt] = useState(0);
  const { errorOf } = useProblems(entry, attempt > 0, roleProblems);
  const { sendAgain, busy } = useSending(entry);
  const { form } = useSubmit({
    send: async () => {
      setAttempt(attempt + 1);
      if (roleProblems(entry).length === 0 && (await sendAgain(id))) forget();
      return null;
    },
  });
  return (
    <form ref={element} className={styles['form']} {...form}>
      <RoleCard
        entry={entry}
        given={authority && t('authority.given', { when: f.instant(authority.uploadedAt) })}
        errorOf={errorOf}
        change={(patch) => setEntry((now) => ({ ...now, ...patch }))}
      />
      <ActionBar>
        <Button kind="main" type="submit" busy={busy && t('sending')} disabled={!canSend}>
          {t('sendAgain')}
        </Button>
      </ActionBar>
    </form>
  );
};
