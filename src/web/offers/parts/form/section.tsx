import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import type { FormSection as SectionName } from '../../../../domain/offers/fields/about.ts';
import { offerFormWords } from '../../../../words/offers/form.ts';
import { FormSection } from '../../../kit/form/section.tsx';
import { useWords } from '../../../kit/words/words.ts';
import type { OfferEdit } from './draft.ts';
import styles from './form.module.css';
import { SectionBody } from './sections.tsx';

type Props = {
  readonly section: SectionName;
  /** How many of its counted fields are filled in, and whether nothing in it is wrong. */
  readonly done: number;
  readonly total: number;
  readonly complete: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (section: SectionName) => void;
  /** What a closed section holds, in one line. */
  readonly line: string;
  readonly text?: ReactNode;
  readonly edit: OfferEdit;
};

const Closed = ({ section, done, total, complete, onToggle, line }: Props) => {
  const t = useWords(offerFormWords);
  return (
    <section className={styles['closed']} id={section} aria-labelledby={`${section}-title`}>
      <h2 id={`${section}-title`}>
        <button type="button" aria-expanded={false} onClick={() => onToggle(section)}>
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
export const FoldingSection = memo((props: Props) => {
  const { section, done, total, isOpen, onToggle, text, edit } = props;
  const t = useWords(offerFormWords);
  if (!isOpen) return <Closed {...props} />;
  return (
    <FormSection
      id={section}
      title={t(`section.${section}`)}
      {...(text && { text })}
      end={
        <span className={styles['end']}>
          <button type="button" className={styles['fold']} aria-expanded onClick={() => onToggle(section)}>
            {total === 0 ? t('section.optional') : t('section.count', { done, total })}
            <IconChevronDown size={20} stroke={1.5} aria-hidden />
            <span className="sr">{t('level.close')}</span>
          </button>
        </span>
      }
    >
      <SectionBody section={section} edit={edit} />
    </FormSection>
  );
});
