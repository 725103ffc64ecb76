import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { SectionProgress } from '../../../../domain/offers/rules/completeness.ts';
import { offerFormWords } from '../../../../words/offers/form.ts';
import { FormSection } from '../../../kit/form/section.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from './form.module.css';

type Props = {
  readonly progress: SectionProgress;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** What a closed section holds, in one line. */
  readonly line: string;
  readonly end?: ReactNode;
  readonly text?: ReactNode;
  readonly children: ReactNode;
};

const Closed = ({ progress: { section, done, total, complete }, onToggle, line }: Omit<Props, 'children'>) => {
  const t = useWords(offerFormWords);
  return (
    <section className={styles['closed']} id={section} aria-labelledby={`${section}-title`}>
      <h2 id={`${section}-title`}>
        <button type="button" aria-expanded={false} onClick={onToggle}>
          <span className={styles['ring']} data-full={(complete && done === total) || undefined} aria-hidden>
            {complete && done === total && <IconCheck size={14} stroke={2.5} />}
          </span>
          <span className={styles['names']}>
            <b>{t(`section.${section}`)}</b>
            {line && <small>{line}</small>}
          </span>
          <span className={styles['count']}>{total === 0 ? t('section.optional') : t('section.count', { done, total })}</span>
          <IconChevronDown size={20} stroke={1.5} aria-hidden />
        </button>
      </h2>
    </section>
  );
};

/** A section of the form: open with its fields, or closed to one line that says what is inside. */
export const FoldingSection = (props: Props) => {
  const { progress, isOpen, onToggle, end, text, children } = props;
  const { section, done, total } = progress;
  const t = useWords(offerFormWords);
  if (!isOpen) return <Closed {...props} />;
  return (
    <FormSection
      id={section}
      title={t(`section.${section}`)}
      {...(text && { text })}
      end={
        <span className={styles['end']}>
          {end}
          <button type="button" className={styles['fold']} aria-expanded onClick={onToggle}>
            {total === 0 ? t('section.optional') : t('section.count', { done, total })}
            <IconChevronDown size={20} stroke={1.5} aria-hidden />
            <span className="sr">{t('level.close')}</span>
          </button>
        </span>
      }
    >
      {children}
    </FormSection>
  );
};
