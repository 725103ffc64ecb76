import { IconFileCertificate, IconMessageQuestion } from '@tabler/icons-react';
import { howItWorksWords } from '../../../../words/search/how.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './how-it-works.module.css';

const steps = ['1', '2', '3', '4'] as const;
const facts = ['who', 'fixed', 'first', 'proof'] as const;

const Oath = () => {
  const t = useWords(howItWorksWords);
  return (
    <aside className={styles['oath']} id="binding">
      <IconFileCertificate size={32} stroke={1.5} aria-hidden />
      <h3>{t('oath.title')}</h3>
      <p>{t('oath.text')}</p>
      <dl>
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{t(`oath.${fact}`)}</dt>
            <dd>{t(`oath.${fact}.is`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['note']}>
        <IconMessageQuestion size={20} stroke={1.5} aria-hidden />
        <span>{t('oath.note')}</span>
      </p>
    </aside>
  );
};

/** What happens between finding premises and having the keys, and what each step costs. */
export default function HowItWorks() {
  const t = useWords(howItWorksWords);
  return (
    <section className={styles['how']}>
      <div className={`wrap ${styles['columns']}`}>
        <div>
          <h2>{t('title')}</h2>
          <ol className={styles['steps']}>
            {steps.map((step) => (
              <li key={step}>
                <div>
                  <h3>{t(`${step}.title`)}</h3>
                  <p>{t(`${step}.text`)}</p>
                </div>
                <p className={styles['cost']}>
                  <b>{t(`${step}.cost`)}</b> {t(`${step}.note`)}
                </p>
              </li>
            ))}
          </ol>
        </div>
        <Oath />
      </div>
    </section>
  );
}
