/** The standard terms, as the document carries them. */

import { leaseNumbers } from '../../../../../domain/kit/numbers.ts';
import { offerDocumentWords } from '../../../../../words/offers/documents.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { Button } from '../../../../kit/parts/button.tsx';
import { useFormat } from '../../../../kit/words/format.ts';
import { useWords } from '../../../../kit/words/words.ts';
import styles from '../form.module.css';

/** The very sentences that the drawn offer carries. */
const useTerms = (): readonly string[] => {
  const t = useWords(offerDocumentWords);
  const f = useFormat();
  return [
    t('offerDoc.terms.insurance', { sum: f.wholeMoney(leaseNumbers.insuranceMin) }),
    t('offerDoc.terms.cure', { n: leaseNumbers.cureDays }),
    t('offerDoc.terms.return', { n: leaseNumbers.returnDays }),
    t('offerDoc.terms.penalty', { percent: leaseNumbers.penaltyPercentPerDay }),
    t('offerDoc.terms.notices', { n: leaseNumbers.noticeByMailDays }),
    t('offerDoc.terms.deposit'),
    t('offerDoc.terms.sublet'),
    t('offerDoc.terms.withdrawal'),
  ];
};

export default function StandardTerms({ onInsert }: { readonly onInsert?: (text: string) => void }) {
  const t = useWords(offerFormWords);
  const terms = useTerms();
  return (
    <div className={styles['terms']}>
      <ol>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ol>
      {onInsert && <Button onClick={() => onInsert(terms.map((term, at) => `${at + 1}. ${term}`).join('\n'))}>{t('terms.insert')}</Button>}
    </div>
  );
}
