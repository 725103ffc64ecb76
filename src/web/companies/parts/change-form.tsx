import { useMemo, useState } from 'react';
import { companiesCalls } from '../../../contract/companies/endpoints.ts';
import { companyProblems } from '../../../domain/companies/rules/company-form.ts';
import type { Capacity, CompanyForm } from '../../../domain/companies/types.ts';
import { companyWords } from '../../../words/companies/pages.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useSubmit } from '../../kit/calls/use-submit.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { ActionBar } from '../../kit/form/action-bar.tsx';
import { ErrorSummary } from '../../kit/form/error-summary.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { useWords } from '../../kit/words/words.ts';
import { type CompanyEntry, useCompanyEntry } from './company-entry.ts';
import styles from './company-form.module.css';
import { DataCards, useProblems } from './company-form.tsx';

/** Role and document of a signer stay as they were accepted. */
const nobodyAsked = { hasFile: true, answers: [], mention: 'unknown', givesIn: true } as const;

const dataProblems = ({ form }: CompanyEntry) => companyProblems(form);

type Props = { readonly form: CompanyForm; readonly capacity: Capacity; readonly uid: string; readonly close: () => void };

/** Changed data of an accepted company: what is in force stays until a moderator accepts them. */
export const ChangeForm = ({ form: data, capacity, uid, close }: Props) => {
  const t = useWords(companyWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const base = useMemo(() => ({ form: data, capacity }), [data, capacity]);
  const { element, entry, setEntry, forget } = useCompanyEntry(uid, 'company-change', base, nobodyAsked);
  const [attempt, setAttempt] = useState(0);
  const { problems, errorOf } = useProblems(entry, attempt > 0, dataProblems);
  const send = async (): Promise<null> => {
    setAttempt(attempt + 1);
    if (dataProblems(entry).length > 0) return null;
    const answer = await act(companiesCalls.changeCompany, { company: entry.form });
    if (!answer.ok) {
      toast.bad(refusalText(answer.refusal));
      return null;
    }
    forget();
    toast.good(t('change.sent'));
    close();
    window.scrollTo(0, 0);
    return null;
  };
  const { form } = useSubmit({ send });
  return (
    <form ref={element} className={styles['form']} {...form}>
      <p>{t('change.text')}</p>
      <ErrorSummary attempt={attempt} problems={problems} />
      <DataCards form={entry.form} errorOf={errorOf} change={(patch) => setEntry((now) => ({ ...now, form: { ...now.form, ...patch } }))} />
      <ActionBar start={<Button onClick={close}>{t('change.cancel')}</Button>}>
        <Button kind="main" type="submit" busy={act.busy && t('sending')}>
          {t('send')}
        </Button>
      </ActionBar>
    </form>
  );
};
