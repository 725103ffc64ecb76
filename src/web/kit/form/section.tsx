/** Sections of a long form, and the list of them. */

import { IconCheck } from '@tabler/icons-react';
import { Children, type CSSProperties, isValidElement, type ReactNode } from 'react';
import { formWords } from '../../../words/kit/form.ts';
import { useWords } from '../words/words.ts';
import styles from './section.module.css';

/** A section in the list of sections: how many of its counted fields are filled in, and how many problems it has. */
export type SectionState = {
  readonly id: string;
  readonly name: string;
  readonly filled: number;
  readonly total: number;
  readonly errors?: number;
};

const Ring = ({ filled, total, errors = 0 }: Pick<SectionState, 'filled' | 'total' | 'errors'>) => {
  const share = total === 0 ? 1 : filled / total;
  if (share >= 1 && errors === 0)
    return (
      <span className={`${styles['ring']} ${styles['full']}`} aria-hidden>
        <IconCheck size={14} stroke={2.5} />
      </span>
    );
  return (
    <span
      className={`${styles['ring']} ${errors > 0 ? styles['wrong'] : ''}`}
      style={{ '--share': `${share * 360}deg` } as CSSProperties}
      aria-hidden
    />
  );
};

const CountOf = ({ filled, total, errors = 0 }: Pick<SectionState, 'filled' | 'total' | 'errors'>) => {
  const t = useWords(formWords);
  if (errors > 0) return <em className={styles['count']}>{t('rail.errors', { n: errors })}</em>;
  return <span className={styles['count']}>{filled >= total ? t('rail.done') : t('rail.filled', { filled, total })}</span>;
};

/** The list of a long form's sections with how complete each is; on phones a row that scrolls. */
export const SectionRail = ({
  sections,
  current,
  onPick,
  above,
}: {
  readonly sections: readonly SectionState[];
  readonly current: string;
  readonly onPick: (id: string) => void;
  readonly above?: ReactNode;
}) => {
  const t = useWords(formWords);
  return (
    <nav className={styles['rail']} aria-label={t('rail.label')}>
      {above && <p className={styles['above']}>{above}</p>}
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <button type="button" aria-current={section.id === current ? 'step' : undefined} onClick={() => onPick(section.id)}>
              <Ring {...section} />
              <span className={styles['name']}>{section.name}</span>
              <CountOf {...section} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** One section of a long form: heading, a sentence, the fields on a grid of twelve. */
export const FormSection = ({
  id,
  title,
  text,
  end,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly text?: ReactNode;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}) => (
  <section className={styles['section']} id={id} aria-labelledby={`${id}-title`}>
    <header>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {end}
    </header>
    {text && <p className={styles['text']}>{text}</p>}
    <div className={styles['fields']}>{children}</div>
  </section>
);

/** Fields side by side; `span` of twelve columns, one column on phones. */
export const Columns = ({ spans, children }: { readonly spans: readonly number[]; readonly children: ReactNode }) => (
  <div className={styles['columns']}>
    {Children.toArray(children).map((child, at) => (
      <div key={isValidElement(child) ? child.key : at} style={{ '--span': spans[at % spans.length] } as CSSProperties}>
        {child}
      </div>
    ))}
  </div>
);
