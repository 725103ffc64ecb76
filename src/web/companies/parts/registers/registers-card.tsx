import type { RegisterAnswer, RegisterSource } from '../../../../domain/companies/rules/registers/answers.ts';
import { compareRegisters } from '../../../../domain/companies/rules/registers/comparison.ts';
import type { RegisterMention } from '../../../../domain/companies/rules/registers/people.ts';
import type { CompanyForm } from '../../../../domain/companies/types.ts';
import { registerWords } from '../../../../words/companies/registers.ts';
import { Button } from '../../../kit/parts/button.tsx';
import { Card } from '../../../kit/parts/card.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from './registers.module.css';
import { DifferencesBadge, RegistersTable } from './registers-table.tsx';
import { RuleQuote } from './rule-quote.tsx';

type RegistersCardProps = {
  readonly answers: readonly RegisterAnswer[];
  readonly mention: RegisterMention;
  readonly form: CompanyForm;
  /** Takes another register's address into the form; without it the form cannot be changed. */
  readonly change?: (patch: Partial<CompanyForm>) => void;
};

/** What the registers say about the company of the form, where they differ, and whether they name the person. */
export const RegistersCard = ({ answers, mention, form, change }: RegistersCardProps) => {
  const t = useWords(registerWords);
  const isFound = answers.some(({ facts }) => facts !== null);
  return (
    <Card title={t('table.title')} end={isFound && <DifferencesBadge answers={answers} form={form} />}>
      <div className={styles['card']}>
        <RegistersTable answers={answers} form={form} />
        {change && <AddressChoice answers={answers} form={form} change={change} />}
        <RuleQuote answers={answers} />
        {isFound && <Note tone={mention === 'named' ? 'green' : mention === 'missing' ? 'amber' : 'navy'}>{t(`mention.${mention}`)}</Note>}
      </div>
    </Card>
  );
};

/** The other addresses of the registers, each taken by one press. */
const AddressChoice = ({ answers, form, change }: Required<Pick<RegistersCardProps, 'answers' | 'form' | 'change'>>) => {
  const t = useWords(registerWords);
  const row = compareRegisters(answers, form).find(({ field }) => field === 'address');
  const others = row?.cells.filter(({ fits }) => fits === false) ?? [];
  if (others.length === 0) return null;
  const use = (source: RegisterSource): void => {
    const address = answers.find((answer) => answer.source === source)?.facts?.address;
    if (address) change(address);
  };
  return (
    <Note tone="amber">
      {t('address.differs', { address: row?.given ?? '' })}
      <div className={styles['acts']}>
        {others.map(({ source, value }) => (
          <Button key={source} size="s" title={value ?? undefined} onClick={() => use(source)}>
            {t('address.use', { source: t(`source.${source}`) })}
          </Button>
        ))}
      </div>
    </Note>
  );
};
