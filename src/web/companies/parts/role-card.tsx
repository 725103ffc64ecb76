import { capacitiesOf } from '../../../domain/companies/rules/representation.ts';
import { capacities } from '../../../domain/kit/dictionaries.ts';
import { companyWords } from '../../../words/companies/pages.ts';
import { dictionaryWords } from '../../../words/kit/dictionaries.ts';
import { SelectField } from '../../kit/form/select-field.tsx';
import { Card } from '../../kit/parts/card.tsx';
import { useWords } from '../../kit/words/words.ts';
import { AuthorityField } from './authority-field.tsx';
import { type CompanyEntry, proofOf } from './company-entry.ts';
import styles from './company-form.module.css';

/** In what capacity the person acts, and the document that proves it where no register does. */
export const RoleCard = ({
  entry,
  given,
  errorOf,
  change,
}: {
  readonly entry: CompanyEntry;
  readonly given: string | null;
  readonly errorOf: (field: string) => string | undefined;
  readonly change: (patch: Partial<Pick<CompanyEntry, 'capacity' | 'file'>>) => void;
}) => {
  const t = useWords(companyWords);
  const name = useWords(dictionaryWords);
  const { legalForm } = entry.form;
  const open = legalForm === null ? capacities : capacitiesOf[legalForm];
  return (
    <Card title={t('section.you')}>
      <div className={styles['rows']}>
        <SelectField
          name="capacity"
          label={t('capacity')}
          value={entry.capacity !== null && open.includes(entry.capacity) ? entry.capacity : null}
          onChange={(capacity) => change({ capacity })}
          options={open.map((value) => ({ value, label: name(`capacity.${value}`) }))}
          error={errorOf('capacity')}
        />
        <AuthorityField proof={proofOf(entry)} file={entry.file} given={given} error={errorOf('authority')} onChange={(file) => change({ file })} />
      </div>
    </Card>
  );
};
