import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import type { FormSection as SectionName } from '../../../../domain/offers/fields/about.ts';
import { offerFormWords } from '../../../../words/offers/form.ts';
import { FormSection, type SectionProgress, useProgressText } from '../../../kit/form/section.tsx';
import { useWords } from '../../../kit/words/words.ts';
import type { OfferEdit } from './draft.ts';
import styles from './form.module.css';
import { SectionBody } from './sections.tsx';

type Props = SectionProgress & {
  readonly section: SectionName;
  readonly isOpen: boolean;
  readonly onToggle: (section: SectionName) => void;
  /** What a closed section holds, in one line. */
  readonly line: string;
  readonly text?: ReactNode;
  readonly edit: OfferEdit;
};

const Closed = ({ section, filled, total, status, onToggle, line }: Props) => {
  const progressText = useProgressText();
  const t = useWords(offerFormWords);
  return (
    <section className={styles['closed']} id={section} aria-labelledby={`${section}-title`}>
      <h2 id={`${section}-title`}>
        <button type="button" aria-expanded={false} onClick={() => onToggle(section)}>
          <span className={styles['ring']} data-full={status === 'done' || undefined} aria-hidden>
            {status === 'done' && <IconCheck size={14} stroke={2.5} />}
          </span>
          <span className={styles['names']}>
            <b>{t(`section.${section}`)}</b>
            {line && <small>{line}</small>}
          </span>
          <span className={styles['count']}>{progressText({ filled, total, status })}</span>
          <IconChevronDown size={20} stroke={1.5} aria-hidden />
        </button>
      </h2>
    </section>
  );
};

/** A section of the form: open with its fields, or closed to one line that says what is inside. */
export const FoldingSection = memo((props: Props) => {
  const { section, filled, total, status, isOpen, onToggle, text, edit } = props;
  const t = useWords(offerFormWords);
  const progressText = useProgressText();
  if (!isOpen) return <Closed {...props} />;
  return (
    <FormSection
      id={section}
      title={t(`section.${section}`)}
      {...(text && { text })}
      end={
        <span className={styles['end']}>
          <button type="button" className={styles['fold']} aria-expanded onClick={() => onToggle(section)}>
            {progressText({ filled, total, status })}
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
