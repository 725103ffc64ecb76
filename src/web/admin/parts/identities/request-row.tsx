/** One request of the console's list. */

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

type RowProps = {
  readonly request: ListedRequest;
  readonly chosen: boolean;
  readonly choose: (id: string) => void;
  readonly acts: RequestActs;
};

/** A row is drawn when its request or its choice changes; its times draw themselves. */
export const RequestRow = memo(({ request, chosen, choose, acts }: RowProps) => {
  const t = useWords(identityConsoleWords);
  const f = useFormat();
  const { id, person, status, createdAt } = request;
  return (
    <tr data-request={id} data-chosen={chosen || undefined} onClick={() => choose(id)}>
      <td className={styles['came']}>
        <time dateTime={createdAt}>{f.seconds(createdAt)}</time>
      </td>
      <td className={styles['person']}>
        <button type="button" aria-pressed={chosen} title={`${person.firstName} ${person.lastName}`} onClick={() => choose(id)}>
          {person.firstName} {person.lastName}
        </button>
        <small>{person.email}</small>
      </td>
      <td>
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
        <LongWait request={request} />
      </td>
      <td>
        <CodeCell request={request} acts={acts} />
      </td>
      <td>
        <TimeCell request={request} />
      </td>
      <td className={styles['act']}>
        <RowAct request={request} acts={acts} />
      </td>
    </tr>
  );
});

type CellProps = Pick<RowProps, 'request' | 'acts'>;

const { codeDigits } = accountNumbers;

/** The code that was given, or the field for it; six digits are sent by the button or Enter. */
const CodeCell = ({ request, acts }: CellProps) => {
  const t = useWords(identityConsoleWords);
  const [typed, setTyped] = useState('');
  if (request.code !== null) return <b className={styles['code']}>{request.code.replace(/^(...)/, '$1 ')}</b>;
  if (!mayDo(request, 'provide')) return <span aria-hidden>–</span>;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (typed.length === codeDigits && (await acts.provide(request, typed))) setTyped('');
  };
  return (
    <form className={styles['enter']} onSubmit={(event) => void send(event)}>
      <input
        aria-label={t('code.label', { name: `${request.person.firstName} ${request.person.lastName}` })}
        placeholder={t('code.placeholder')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={codeDigits}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value.replace(/\D/g, '').slice(0, codeDigits))}
      />
      <Button size="s" type="submit" disabled={typed.length !== codeDigits}>
        {t('act.provide')}
      </Button>
    </form>
  );
};

/** The one act that the status asks for next; the others stand beside the list. */
const RowAct = ({ request, acts }: CellProps) => {
  const t = useWords(identityConsoleWords);
  if (mayDo(request, 'approve'))
    return (
      <Button size="s" onClick={() => void acts.approve(request)}>
        {t('act.approve')}
      </Button>
    );
  return mayDo(request, 'check') && !mayDo(request, 'provide') ? (
    <Button size="s" onClick={() => void acts.check(request)}>
      {t('act.check')}
    </Button>
  ) : null;
};
