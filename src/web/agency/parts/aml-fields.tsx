/** What an agent says of the owner of a large rent: asked in the proposal, shown to the agent and the moderator. */

import type { AmlAnswers } from '../../../domain/agency/types.ts';
import { agencyPageWords } from '../../../words/agency/page.ts';
import { ChoiceField } from '../../kit/form/choice-field.tsx';
import { TextField } from '../../kit/form/text-field.tsx';
import { Facts } from '../../kit/lists/facts.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from '../agency.module.css';

/** Nothing answered yet. */
export const noAnswers: AmlAnswers = { identifiedBy: '', beneficialOwner: '', isExposed: false, sourceOfWealth: '', purpose: '' };

type Props = {
  readonly answers: AmlAnswers;
  readonly onChange: (change: Partial<AmlAnswers>) => void;
  readonly errorOf: (field: string) => string | undefined;
};

/** What brokers ask about the owner where the rent reaches the limit of the act on money laundering. */
export const AmlFields = ({ answers, onChange, errorOf }: Props) => {
  const t = useWords(agencyPageWords);
  const text = (key: 'identifiedBy' | 'beneficialOwner' | 'sourceOfWealth' | 'purpose') => (
    <div className={styles['wide']}>
      <TextField
        name={`aml.${key}`}
        label={t(`aml.${key}`)}
        hint={t(`aml.${key}.hint`)}
        value={answers[key]}
        onChange={(value) => onChange({ [key]: value })}
        error={errorOf(`aml.${key}`)}
        autoComplete="off"
      />
    </div>
  );
  return (
    <>
      <h3 className={styles['terms']}>{t('aml.title')}</h3>
      <p className={styles['small']}>{t('aml.text')}</p>
      <div className={styles['fields']}>
        {text('identifiedBy')}
        {text('beneficialOwner')}
        <div className={styles['wide']}>
          <ChoiceField
            name="aml.isExposed"
            label={t('aml.isExposed')}
            value={answers.isExposed}
            onChange={(isExposed) => onChange({ isExposed })}
            options={[false, true].map((value) => ({ value, label: t(`aml.isExposed.${value ? 'yes' : 'no'}`) }))}
          />
        </div>
        {answers.isExposed && text('sourceOfWealth')}
        {text('purpose')}
      </div>
    </>
  );
};

/** The answers, for the agent who gave them and for the moderator. */
export const AmlFacts = ({ answers }: { readonly answers: AmlAnswers }) => {
  const t = useWords(agencyPageWords);
  return (
    <Facts
      rows={[
        [t('aml.identifiedBy'), answers.identifiedBy],
        [t('aml.beneficialOwner'), answers.beneficialOwner],
        [t('aml.isExposed'), t(`aml.isExposed.${answers.isExposed ? 'yes' : 'no'}`)],
        ...(answers.isExposed ? [[t('aml.sourceOfWealth'), answers.sourceOfWealth] as const] : []),
        [t('aml.purpose'), answers.purpose],
      ]}
    />
  );
};
