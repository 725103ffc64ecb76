/** What registers say about a company, side by side: only differences are written out. */

import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { RegisterAnswer } from '../../../../domain/companies/rules/registers/answers.ts';
import { type ComparisonRow, compareRegisters, isDifferent, type RegisterCell } from '../../../../domain/companies/rules/registers/comparison.ts';
import type { CompanyForm } from '../../../../domain/companies/types.ts';
import { registerWords } from '../../../../words/companies/registers.ts';
import { dictionaryWords } from '../../../../words/kit/dictionaries.ts';
import { Badge } from '../../../kit/parts/badge.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './registers.module.css';

type TableProps = { readonly answers: readonly RegisterAnswer[]; readonly form: CompanyForm | null };

/** Time, source and number of each answer, the fields with what each register says of them, and the registers that did not answer. */
export const RegistersTable = ({ answers, form }: TableProps) => {
  const t = useWords(registerWords);
  const rows = compareRegisters(answers, form);
  const found = answers.filter(({ facts }) => facts !== null);
  const ended = found.flatMap(({ source, facts }) => (facts?.ended ? [{ source, text: facts.ended }] : []));
  return (
    <div className={styles['registers']}>
      {ended.map(({ source, text }) => (
        <Note key={source} tone="red">
          {t('ended', { source: t(`source.${source}`), text })}
        </Note>
      ))}
      {rows.length > 0 && (
        <table className={styles['table']}>
          <caption className="sr">{t('table.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{t('field')}</span>
              </th>
              {found.map((answer) => (
                <SourceHead key={answer.source} answer={answer} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.field} row={row} />
            ))}
          </tbody>
        </table>
      )}
      <Silent answers={answers} />
      {answers.some(({ isRecorded }) => isRecorded) && <p className={styles['small']}>{t('recorded.text')}</p>}
    </div>
  );
};

/** How many fields differ, as a word. */
export const DifferencesBadge = ({ answers, form }: TableProps) => {
  const t = useWords(registerWords);
  const n = compareRegisters(answers, form).filter(isDifferent).length;
  return n === 0 ? (
    <Badge tone="green" icon={<IconCheck size={14} stroke={2} aria-hidden />}>
      {t('agree')}
    </Badge>
  ) : (
    <Badge tone="amber" icon={<IconAlertTriangle size={14} stroke={2} aria-hidden />}>
      {t('differences', { n })}
    </Badge>
  );
};

const SourceHead = ({ answer }: { readonly answer: RegisterAnswer }) => {
  const t = useWords(registerWords);
  const { source, requestId, stateOn, isRecorded } = answer;
  return (
    <th scope="col">
      {t(`source.${source}`)}
      <small>
        <Moment answer={answer} />
      </small>
      {requestId && <small>{t(`request.${source}`, { id: requestId })}</small>}
      {stateOn && <small>{t('state.on', { day: stateOn })}</small>}
      {isRecorded && <small>{t('recorded')}</small>}
    </th>
  );
};

const Moment = ({ answer: { askedAt } }: { readonly answer: RegisterAnswer }) => {
  const f = useFormat();
  return <time dateTime={askedAt}>{`${f.instant(askedAt).slice(0, -5)}${f.seconds(askedAt)}`}</time>;
};

const Row = ({ row }: { readonly row: ComparisonRow }) => {
  const t = useWords(registerWords);
  const first = row.cells.find(({ value }) => value !== null);
  return (
    <tr className={isDifferent(row) ? styles['different'] : undefined}>
      <th scope="row">{t(`field.${row.field}`)}</th>
      {row.cells.map((cell) => (
        <Cell key={cell.source} field={row.field} cell={cell} isFirst={cell === first} source={t(`source.${cell.source}`)} />
      ))}
    </tr>
  );
};

/** The first register's word is written out, so that one sees what the others agree with. */
const Cell = ({
  field,
  cell: { value, fits },
  isFirst,
  source,
}: {
  readonly field: ComparisonRow['field'];
  readonly cell: RegisterCell;
  readonly isFirst: boolean;
  /** The register's name: on phones its word stands on a line of its own. */
  readonly source: string;
}) => {
  const t = useWords(registerWords);
  const text = useCellText();
  if (value === null && fits === false) return <td>{t('account.none')}</td>;
  if (value === null) return <td aria-hidden>–</td>;
  return (
    <td data-source={source} lang={field === 'name' || field === 'address' ? 'pl' : undefined}>
      {fits === true && <IconCheck size={16} stroke={2} aria-hidden className={styles['tick']} />}
      {fits === true && !isFirst ? t('same') : text(field, value, fits)}
    </td>
  );
};

/** A register's word in the page's language. */
const useCellText = () => {
  const t = useWords(registerWords);
  const name = useWords(dictionaryWords);
  return (field: ComparisonRow['field'], value: string, fits: boolean | null): string => {
    if (field === 'legalForm') return name(`legalForm.${value}` as 'legalForm.other');
    if (field === 'vatStatus') return t(`vat.${value}` as 'vat.active');
    if (field === 'bankAccount' && fits === null) return t('account.cut');
    if (field === 'bankAccount') return t(fits === false ? 'account.other' : 'account.listed', { end: `\u2060${value.slice(-4)}` });
    return value;
  };
};

/** Registers without facts: each says why, so that nobody waits for them. */
const Silent = ({ answers }: { readonly answers: readonly RegisterAnswer[] }) => {
  const t = useWords(registerWords);
  const silent = answers.filter(({ outcome }) => outcome !== 'found');
  if (silent.length === 0) return null;
  return (
    <ul className={styles['silent']}>
      {silent.map((answer) => (
        <li key={answer.source}>
          <b>{t(`source.${answer.source}`)}</b>: {t(`outcome.${answer.outcome as 'absent'}`)} <Moment answer={answer} />
        </li>
      ))}
    </ul>
  );
};
