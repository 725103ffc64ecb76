/** What public registers say about a company in review, and the button that asks them. */

import { useState } from 'react';
import { companiesCalls } from '../../../../contract/companies/endpoints.ts';
import { compareRegisters, isDifferent } from '../../../../domain/companies/rules/registers/comparison.ts';
import type { Id } from '../../../../domain/kit/brand.ts';
import { registerWords } from '../../../../words/companies/registers.ts';
import { RegistersTable } from '../../../companies/parts/registers/registers-table.tsx';
import { RuleQuote } from '../../../companies/parts/registers/rule-quote.tsx';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../console.module.css';
import type { Review } from '../review-acts.tsx';

type CompanyReview = Extract<Review, { kind: 'company' }>;

/** What the registers say about the company and the person, in a sentence; a press shows it whole and asks the registers anew. */
export const CompanyRegisters = ({ review }: { readonly review: CompanyReview }) => {
  const t = useWords(registerWords);
  const [isOpen, setOpen] = useState(false);
  const { registers, company, mention } = review;
  const n = compareRegisters(registers, company).filter(isDifferent).length;
  const isFound = registers.some(({ facts }) => facts !== null);
  return (
    <>
      <small>{isFound ? (n === 0 ? t('agree') : t('differences', { n })) : t('console.none')}</small>
      {isFound && <small>{t(`console.mention.${mention}`)}</small>}
      <Button size="s" kind="quiet" onClick={() => setOpen(true)}>
        {t('console.open')}
      </Button>
      {isOpen && <RegistersDialog review={review} onClose={() => setOpen(false)} />}
    </>
  );
};

/** Asks the registers about a company, and about the number that a waiting change would give it. */
export const AskRegisters = ({ companyId }: { readonly companyId: Id }) => {
  const t = useWords(registerWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const ask = async (): Promise<void> => {
    const answer = await act(companiesCalls.checkCompanyRegisters, { companyId });
    if (answer.ok) toast.good(t('console.asked'));
    else toast.bad(refusalText(answer.refusal));
  };
  return (
    <Button size="s" busy={act.busy && t('asking')} onClick={() => void ask()}>
      {t('console.ask')}
    </Button>
  );
};

const RegistersDialog = ({ review, onClose }: { readonly review: CompanyReview; readonly onClose: () => void }) => {
  const t = useWords(registerWords);
  const { registers, company, companyId, mention } = review;
  return (
    <Dialog open onClose={onClose} size="l" title={t('console.title', { name: company.name })}>
      <div className={styles['form']}>
        <RegistersTable answers={registers} form={company} />
        <RuleQuote answers={registers} />
        {registers.length > 0 && <p>{t(`console.mention.${mention}`)}</p>}
        {mention === 'named' && registers.some(({ source, facts }) => source === 'krs' && facts !== null) && <p>{t('console.masked')}</p>}
        <footer>
          <AskRegisters companyId={companyId} />
        </footer>
      </div>
    </Dialog>
  );
};
