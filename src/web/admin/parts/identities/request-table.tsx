/** The requests of the console's list as a table. */

// biome-ignore-all lint/a11y/noRedundantRoles: no browser skips a row of a table that is out of sight, so the rows are grids; some browsers tell such elements as a table by their roles alone

import { type FormEvent, memo, useState } from 'react';
import type { RequestStatus } from '../../../../domain/identity/request.machine.ts';
import { accountNumbers } from '../../../../domain/kit/numbers.ts';
import { identityConsoleWords } from '../../../../words/admin/identities.ts';
import { Badge, type Tone } from '../../../kit/parts/badge.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './identities.module.css';
import { type ListedRequest, mayDo } from './list.ts';
import { LongWait, TimeCell } from './time-cell.tsx';
import type { RequestActs } from './use-request-acts.ts';

const tones = {
  instructions_shown: 'grey',
  waiting_for_code: 'amber',
  code_provided: 'green',
  code_expired: 'red',
  awaiting_user_response: 'amber',
  user_inactive: 'grey',
  completed: 'navy-tint',
  rejected: 'red',
} as const satisfies Record<RequestStatus, Tone>;

type TableProps = {
  readonly rows: readonly ListedRequest[];
  readonly chosen: string | null;
  /** `opens`: the press is about the request, not about what is typed or done in its row. */
  readonly choose: (id: string, opens: boolean) => void;
  readonly acts: RequestActs;
};

/** All requests of the list; each row is drawn by itself. */
export const RequestTable = ({ rows, chosen, choose, acts }: TableProps) => {
  const t = useWords(identityConsoleWords);
  return (
    <table role="table" className={styles['table']} aria-label={t('table')}>
      <thead role="rowgroup">
        <tr role="row">
          {(['came', 'person', 'status', 'code', 'time'] as const).map((key) => (
            <th key={key} role="columnheader" scope="col">
              {t(key)}
            </th>
          ))}
          <th role="columnheader" scope="col">
            <span className="sr">{t('acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((request) => (
          <RequestRow key={request.id} request={request} chosen={request.id === chosen} choose={choose} acts={acts} />
        ))}
      </tbody>
    </table>
  );
};

type RowProps = {
  readonly request: ListedRequest;
  readonly chosen: boolean;
  readonly choose: TableProps['choose'];
  readonly acts: RequestActs;
};

/** A field or an act of a row; the button with the name says which request is chosen. */
const isControl = (target: EventTarget): boolean => target instanceof Element && target.closest('input, button:not([aria-pressed])') !== null;

/** A row is drawn when its request or its choice changes; its times draw themselves. */
const RequestRow = memo(({ request, chosen, choose, acts }: RowProps) => {
  const t = useWords(identityConsoleWords);
  const f = useFormat();
  const { id, person, status, createdAt } = request;
  const entry = useCodeEntry(request, acts);
  return (
    <tr role="row" data-request={id} data-chosen={chosen || undefined} onClick={({ target }) => choose(id, !isControl(target))}>
      <td role="cell" className={styles['came']}>
        <time dateTime={createdAt}>{f.seconds(createdAt)}</time>
      </td>
      <td role="cell" className={styles['person']}>
        <button type="button" aria-pressed={chosen} title={`${person.firstName} ${person.lastName}`}>
          {person.firstName} {person.lastName}
        </button>
        <small title={person.email}>{person.email}</small>
      </td>
      <td role="cell">
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
        <LongWait request={request} />
      </td>
      <td role="cell" className={styles['enter']}>
        <CodeCell request={request} entry={entry} />
      </td>
      <td role="cell">
        <TimeCell request={request} />
      </td>
      <td role="cell" className={styles['act']}>
        <RowAct request={request} acts={acts} entry={entry} />
      </td>
    </tr>
  );
});

const { codeDigits } = accountNumbers;

/** The digits that are typed for a request; six of them are sent by the button of the row or Enter. */
const useCodeEntry = (request: ListedRequest, acts: RequestActs) => {
  const [typed, setTyped] = useState('');
  const isWhole = typed.length === codeDigits;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isWhole && (await acts.provide(request, typed))) setTyped('');
  };
  return { form: `code-${request.id}`, typed, type: (text: string) => setTyped(text.replace(/\D/g, '').slice(0, codeDigits)), isWhole, send };
};

type CellProps = Pick<RowProps, 'request'> & { readonly entry: ReturnType<typeof useCodeEntry> };

/** The field for a code that is wanted, or the code that was given. */
const CodeCell = ({ request, entry }: CellProps) => {
  const t = useWords(identityConsoleWords);
  if (!mayDo(request, 'provide'))
    return request.code === null ? <span aria-hidden>–</span> : <b className={styles['code']}>{request.code.replace(/^(...)/, '$1 ')}</b>;
  return (
    <form id={entry.form} onSubmit={(event) => void entry.send(event)}>
      <input
        aria-label={t('code.label', { name: `${request.person.firstName} ${request.person.lastName}` })}
        placeholder={t('code.placeholder')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={codeDigits}
        value={entry.typed}
        onChange={({ currentTarget: { value } }) => entry.type(value)}
      />
    </form>
  );
};

/** The one act that the status asks for next; the others stand beside the list. */
const RowAct = ({ request, acts, entry }: CellProps & Pick<RowProps, 'acts'>) => {
  const t = useWords(identityConsoleWords);
  if (mayDo(request, 'approve'))
    return (
      <Button size="s" onClick={() => void acts.approve(request)}>
        {t('act.approve')}
      </Button>
    );
  if (mayDo(request, 'provide'))
    return (
      <Button size="s" type="submit" form={entry.form} disabled={!entry.isWhole}>
        {t('act.provide')}
      </Button>
    );
  return mayDo(request, 'check') ? (
    <Button size="s" onClick={() => void acts.check(request)}>
      {t('act.check')}
    </Button>
  ) : null;
};
