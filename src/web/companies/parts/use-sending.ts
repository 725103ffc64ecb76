import { useState } from 'react';
import { companiesCalls } from '../../../contract/companies/endpoints.ts';
import type { WireRefusal } from '../../../contract/kit/client.ts';
import { companyWords } from '../../../words/companies/pages.ts';
import { upload } from '../../kit/calls/upload.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { useWords } from '../../kit/words/words.ts';
import type { CompanyEntry } from './company-entry.ts';

/** A company that is accepted here already. */
export type KnownCompany = { readonly id: string; readonly name: string };

/** Saves and sends the company with the document; when its number is taken, says which company has it. Answers whether it was sent. */
export const useSending = ({ form, capacity, file }: CompanyEntry, onKnown: (known: KnownCompany | null) => void = () => undefined) => {
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const t = useWords(companyWords);
  const [sending, setSending] = useState(false);
  const failed = (refusal: WireRefusal, what: string): false => {
    toast.bad(refusalText(refusal), what);
    return false;
  };
  const attach = async (companyId: string): Promise<boolean> => {
    if (file === null) return true;
    const kept = await upload(`/companies/${companyId}/authority`, { file });
    return kept.ok || failed(kept.refusal, t('authority.failed'));
  };
  const submitTo = async (companyId: string, what = t('send.failed')): Promise<boolean> => {
    if (capacity === null) return false;
    if (!(await attach(companyId))) return false;
    const sent = await act(companiesCalls.submitCompany, { companyId, capacity });
    if (!sent.ok) return failed(sent.refusal, what);
    toast.good(t('sent'));
    // What became of it stands at the head of the page.
    window.scrollTo(0, 0);
    return true;
  };
  /** Changed data of the accepted company, with the document that goes with them. */
  const change = async (companyId: string): Promise<boolean> => {
    if (capacity === null) return false;
    if (!(await attach(companyId))) return false;
    const sent = await act(companiesCalls.changeCompany, { company: form, capacity });
    if (!sent.ok) return failed(sent.refusal, t('change.failed'));
    toast.good(t('change.sent'));
    window.scrollTo(0, 0);
    return true;
  };
  const add = async (): Promise<boolean> => {
    if (capacity === null) return false;
    const added = await act(companiesCalls.addCompany, { company: form, capacity });
    if (added.ok) return submitTo(added.value.companyId);
    if (added.refusal.code !== 'company.exists') return failed(added.refusal, t('send.failed'));
    const existing = await act(companiesCalls.checkIfCompanyExists, { nip: form.nip });
    if (!existing.ok) return failed(existing.refusal, t('send.failed'));
    onKnown(existing.value.company);
    return false;
  };
  const busily = async (work: () => Promise<boolean>): Promise<boolean> => {
    setSending(true);
    try {
      return await work();
    } finally {
      setSending(false);
    }
  };
  return {
    send: () => busily(add),
    sendChange: (companyId: string) => busily(() => change(companyId)),
    sendAgain: (companyId: string) => busily(() => submitTo(companyId)),
    join: (companyId: string) => busily(() => submitTo(companyId, t('join.failed'))),
    busy: sending || act.busy,
  };
};
