import type { RegisterAnswer } from '../../../../domain/companies/rules/registers/answers.ts';
import { registeredPeople } from '../../../../domain/companies/rules/registers/people.ts';
import { representationNamed } from '../../../../domain/companies/rules/registers/reading.ts';
import { registerWords } from '../../../../words/companies/registers.ts';
import { Note } from '../../../kit/parts/note.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from './registers.module.css';

/** The rule of representation as the court register words it, with the people whom a register names; nothing where no register says anything of them. */
export const RuleQuote = ({ answers }: { readonly answers: readonly RegisterAnswer[] }) => {
  const t = useWords(registerWords);
  const rule = answers.find(({ facts }) => facts?.representation)?.facts?.representation ?? null;
  const people = registeredPeople(answers) ?? [];
  if (rule === null && people.length === 0) return null;
  const proposed = representationNamed(rule, people.length);
  const names = people.map(({ firstName, lastName, role }) => `${firstName} ${lastName} (${role.toLowerCase()})`).join(', ');
  return (
    <div className={styles['rule']}>
      <h3>{t('rule.title')}</h3>
      {rule !== null && (
        <figure>
          <blockquote lang="pl">{rule}</blockquote>
          <figcaption>{t('rule.where')}</figcaption>
        </figure>
      )}
      {(proposed === 'joint' || proposed === 'joint_with_proxy') && <Note tone="amber">{t('rule.joint')}</Note>}
      {names !== '' && <p className={styles['small']}>{t('people', { names })}</p>}
    </div>
  );
};
