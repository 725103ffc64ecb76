/** The standard terms that own terms take the place of, as the lease carries them. */

import { amountInWords } from '../../../../../domain/kit/amount-words.ts';
import type { Grosze } from '../../../../../domain/kit/brand.ts';
import { scale } from '../../../../../domain/kit/money.ts';
import { leaseNumbers } from '../../../../../domain/kit/numbers.ts';
import { leaseClosingWords } from '../../../../../words/leases/lease-closing.ts';
import { leaseDocumentWords } from '../../../../../words/leases/lease-document.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { Button } from '../../../../kit/parts/button.tsx';
import { useFormat } from '../../../../kit/words/format.ts';
import { useLang, useWords } from '../../../../kit/words/words.ts';
import { useOfForm } from '../context.ts';
import styles from '../form.module.css';

const sum = leaseNumbers.insuranceMin as Grosze;

/** The very sentences of the lease that give way to own terms: as the lease says them today, and as they can stand in a text of one's own. */
const useTerms = (): readonly (readonly [today: string, own: string])[] => {
  const document = useWords(leaseDocumentWords);
  const closing = useWords(leaseClosingWords);
  const f = useFormat();
  const lang = useLang();
  const t = useWords(offerFormWords);
  const price = useOfForm((form) => form.price);
  const isExtended = useOfForm((form) => form.leaseAgreement?.extendedInsurance === true);
  const percent = leaseNumbers.penaltyPercentPerDay;
  const same = (text: string) => [text, text] as const;
  // The rent may change until the lease is signed, and with it the sum that the lease names beside the percentage.
  const own = t('terms.penalty', { percent });
  const penalty = price === undefined ? own : closing('lease.return.penalty', { percent, amount: f.money(scale(price, percent, 100)) });
  return [
    // An extended insurance is the landlord's own wish and stays.
    ...(isExtended ? [] : [same(document('lease.insurance.duty', { sum: f.money(sum), sumWords: amountInWords(sum, lang) }))]),
    same(closing('lease.breach.cure', { n: leaseNumbers.cureDays })),
    same(closing('lease.return.dutyInDays', { n: leaseNumbers.returnDays })),
    [penalty, own],
    same(closing('lease.notices.effective', { n: leaseNumbers.noticeByMailDays })),
  ];
};

export default function StandardTerms({ onInsert }: { readonly onInsert?: (text: string) => void }) {
  const t = useWords(offerFormWords);
  const terms = useTerms();
  return (
    <div className={styles['terms']}>
      <ol>
        {terms.map(([term]) => (
          <li key={term}>{term}</li>
        ))}
      </ol>
      <p>{t('terms.also')}</p>
      {onInsert && <Button onClick={() => onInsert(terms.map(([, term], at) => `${at + 1}. ${term}`).join('\n'))}>{t('terms.insert')}</Button>}
    </div>
  );
}
