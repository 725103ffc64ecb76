/** Sections of a long form, and the list of them. */

import { IconCheck } from '@tabler/icons-react';
import { Children, type CSSProperties, isValidElement, type ReactNode } from 'react';
import { formWords } from '../../../words/kit/form.ts';
import { useWords } from '../words/words.ts';
import styles from './section.module.css';

/** How far a section is: how many of its counted fields are filled in, and whether anything in it is missing or wrong, or nothing has to be entered. */
export type SectionProgress = { readonly filled: number; readonly total: number; readonly status: 'done' | 'open' | 'optional' };

/** A section in the list of sections; `errors` are its problems once they are said. */
export type SectionState = SectionProgress & { readonly id: string; readonly name: string; readonly errors?: number };

/** A section's progress in a word or two: the same beside its name in the list of sections and at its own head. */
export const useProgressText = (): ((progress: SectionProgress) => string) => {
  const t = useWords(formWords);
  return ({ filled, total, status }) => {
    if (status !== 'open') return t(`rail.${status}`);
    return filled < total ? t('rail.filled', { filled, total }) : t('rail.wrong');
  };
};

const Ring = ({ filled, total, status, errors = 0 }: Omit<SectionState, 'id' | 'name'>) => {
  if (status === 'done')
    return (
      <span className={`${styles['ring']} ${styles['full']}`} aria-hidden>
        <IconCheck size={14} stroke={2.5} />
      </span>
    );
  const share = total === 0 ? 0 : filled / total;
  return (
    <span
      className={`${styles['ring']} ${errors > 0 ? styles['wrong'] : ''}`}
      style={{ '--share': `${share * 360}deg` } as CSSProperties}
      aria-hidden
    />
  );
};

const CountOf = ({ errors = 0, ...progress }: Omit<SectionState, 'id' | 'name'>) => {
  const t = useWords(formWords);
  const textOf = useProgressText();
  return errors > 0 ? (
    <em className={styles['count']}>{t('rail.errors', { n: errors })}</em>
  ) : (
    <span className={styles['count']}>{textOf(progress)}</span>
  );
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
        {sections.map(({ id, name, ...state }) => (
          <li key={id}>
            <button type="button" aria-current={id === current ? 'step' : undefined} onClick={() => onPick(id)}>
              <Ring {...state} />
              <span className={styles['name']}>{name}</span>
              <CountOf {...state} />
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
