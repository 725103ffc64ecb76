/** The problems that keep a form from being sent, as links to its fields. */

import { IconAlertCircle } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { formWords } from '../../../../words/kit/form.ts';
import { useWords } from '../../words/words.ts';
import { fieldId } from '../field.tsx';
import styles from './error-summary.module.css';

/** A problem of one field: its path, its name and the sentence. */
export type FieldProblem = {
  readonly path: string;
  readonly label: string;
  readonly text: string;
  /** The part of a long form that the field stands in. */
  readonly part?: string;
  /** The field is empty and says no more than that: in a list of many its name is enough. */
  readonly isMissing?: boolean;
};

/**
 * Where what was typed is: saved; on this device and not saved yet; on this device until the form is sent, with a chosen file or without one;
 * only in the form.
 */
const keptWords = {
  saved: 'summary.kept',
  device: 'summary.device',
  unsent: 'summary.unsent',
  'unsent-file': 'summary.unsentFile',
  form: 'summary.here',
} as const;

const goTo = (path: string): void => {
  const control = document.getElementById(fieldId(path));
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
};

type ProblemsProps = { readonly problems: readonly FieldProblem[]; readonly onPick: ((path: string) => void) | undefined };

/** Leads to the control of a field; `onPick` may first open the section that it stands in. */
export const FieldLink = ({ path, label, onPick }: Pick<FieldProblem, 'path' | 'label'> & Pick<ProblemsProps, 'onPick'>) => {
  const pick = (event: MouseEvent): void => {
    event.preventDefault();
    onPick?.(path);
    // The section may open only with the next drawing of the page.
    requestAnimationFrame(() => requestAnimationFrame(() => goTo(path)));
  };
  return (
    <a href={`#${fieldId(path)}`} onClick={pick}>
      {label.replace(/\.$/, '')}
    </a>
  );
};

const Sentences = ({ problems, onPick }: ProblemsProps) => (
  <ul>
    {problems.map(({ path, label, text }) => (
      <li key={`${path} ${text}`}>
        <FieldLink {...{ path, label, onPick }} />: {text}
      </li>
    ))}
  </ul>
);

/** Empty fields by their names, in one line. */
const Missing = ({ problems, onPick }: ProblemsProps) => {
  const t = useWords(formWords);
  const id = useId();
  return (
    <div className={styles['missing']}>
      <span id={id}>{t('summary.missing')}</span>
      <ul aria-labelledby={id}>
        {problems.map(({ path, label }) => (
          <li key={path}>
            <FieldLink {...{ path, label, onPick }} />
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The problems of one part of the form under its name, with as many as the list of sections counts. */
const Part = ({ name, problems, onPick }: ProblemsProps & { readonly name: string }) => {
  const t = useWords(formWords);
  const missing = problems.filter(({ isMissing }) => isMissing === true);
  const others = problems.filter(({ isMissing }) => isMissing !== true);
  return (
    <div className={styles['part']}>
      <h3>
        {name} <small>{t('rail.errors', { n: problems.length })}</small>
      </h3>
      {missing.length > 0 && <Missing problems={missing} onPick={onPick} />}
      {others.length > 0 && <Sentences problems={others} onPick={onPick} />}
    </div>
  );
};

/**
 * The problems that keep a form from being sent, each a link to its field, under the parts of the form where it has parts. It takes the focus
 * whenever `attempt` grows, that is after every press of the button. `onPick` may first open the section that the field stands in.
 */
export const ErrorSummary = ({
  problems,
  attempt,
  onPick,
  kept,
}: {
  readonly problems: readonly FieldProblem[];
  readonly attempt: number;
  readonly onPick?: (path: string) => void;
  readonly kept: keyof typeof keptWords;
}) => {
  const t = useWords(formWords);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) ref.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  const parts = Map.groupBy(problems, ({ part }) => part);
  return (
    <div ref={ref} className={styles['summary']} role="alert" tabIndex={-1}>
      <IconAlertCircle size={20} stroke={1.5} aria-hidden />
      <div>
        <h2>{t('summary.title', { n: problems.length })}</h2>
        {[...parts].map(([part, own]) =>
          part === undefined ? <Sentences key="" problems={own} onPick={onPick} /> : <Part key={part} name={part} problems={own} onPick={onPick} />,
        )}
        {/* It follows each save; the problems above are not read out again for it. */}
        <p aria-live="off">{t(keptWords[kept])}</p>
      </div>
    </div>
  );
};
