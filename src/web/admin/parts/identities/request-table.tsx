/** The requests of the console's list as a table. */

import { createContext, type FormEvent, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import type { RequestStatus } from '../../../../domain/identity/request.machine.ts';
import { accountNumbers } from '../../../../domain/kit/numbers.ts';
import { identityConsoleWords } from '../../../../words/admin/identities.ts';
import { type Column, DataTable, type RowAttributes } from '../../../kit/lists/data-table.tsx';
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

/** All requests of the list; a row is drawn when its request or its choice changes, and its times draw themselves. */
export const RequestTable = ({ rows, chosen, choose, acts }: TableProps) => {
  const t = useWords(identityConsoleWords);
  const f = useFormat();
  const columns = useMemo(
    (): readonly Column<ListedRequest>[] => [
      { head: t('came'), className: styles['came'], cell: ({ createdAt }) => <time dateTime={createdAt}>{f.seconds(createdAt)}</time> },
      { head: t('person'), className: styles['person'], cell: ({ person }, isChosen) => <Person person={person} isChosen={isChosen} /> },
      { head: t('status'), cell: (request) => <Status request={request} /> },
      { head: t('code'), className: styles['enter'], cell: (request) => <CodeCell request={request} acts={acts} /> },
      { head: t('time'), cell: (request) => <TimeCell request={request} /> },
      { head: t('acts'), kind: 'acts', className: styles['act'], cell: (request) => <RowAct request={request} acts={acts} /> },
    ],
    [t, f, acts],
  );
  const attributesOf = useCallback(
    ({ id }: ListedRequest): RowAttributes => ({ 'data-request': id, onClick: ({ target }) => choose(id, !isControl(target)) }),
    [choose],
  );
  return (
    <TypedCodes>
      <DataTable
        label={t('table')}
        className={styles['table']}
        rows={rows}
        keyOf={({ id }) => id}
        columns={columns}
        chosen={chosen}
        attributesOf={attributesOf}
      />
    </TypedCodes>
  );
};

/** A field or an act of a row; the button with the name says which request is chosen. */
const isControl = (target: EventTarget): boolean => target instanceof Element && target.closest('input, button:not([aria-pressed])') !== null;

const Person = ({ person, isChosen }: Pick<ListedRequest, 'person'> & { readonly isChosen: boolean }) => (
  <>
    <button type="button" aria-pressed={isChosen} title={`${person.firstName} ${person.lastName}`}>
      {person.firstName} {person.lastName}
    </button>
    <small title={person.email}>{person.email}</small>
  </>
);

const Status = ({ request }: { readonly request: ListedRequest }) => {
  const t = useWords(identityConsoleWords);
  return (
    <>
      <Badge tone={tones[request.status]}>{t(`status.${request.status}`)}</Badge>
      <LongWait request={request} />
    </>
  );
};

type CodesByRequest = Readonly<Record<string, string>>;

/** What is typed for each request: the field and the button that sends it stand in two cells of its row, and no other row is drawn for a digit. */
const CodesContext = createContext<readonly [codes: CodesByRequest, setCodes: (change: (before: CodesByRequest) => CodesByRequest) => void]>([
  {},
  () => undefined,
]);

const TypedCodes = ({ children }: { readonly children: ReactNode }) => {
  const [codes, setCodes] = useState<CodesByRequest>({});
  return <CodesContext value={useMemo(() => [codes, setCodes], [codes])}>{children}</CodesContext>;
};

const { codeDigits } = accountNumbers;

/** The digits that are typed for a request; six of them are sent by the button of the row or Enter. */
const useCodeEntry = (id: string) => {
  const [codes, setCodes] = use(CodesContext);
  const typed = codes[id] ?? '';
  return {
    form: `code-${id}`,
    typed,
    isWhole: typed.length === codeDigits,
    type: (text: string) => setCodes((before) => ({ ...before, [id]: text.replace(/\D/g, '').slice(0, codeDigits) })),
  };
};

type CellProps = { readonly request: ListedRequest; readonly acts: RequestActs };

/** The field for a code that is wanted, or the code that was given. */
const CodeCell = ({ request, acts }: CellProps) => {
  const t = useWords(identityConsoleWords);
  const { form, typed, isWhole, type } = useCodeEntry(request.id);
  if (!mayDo(request, 'provide'))
    return request.code === null ? <span aria-hidden>–</span> : <b className={styles['code']}>{request.code.replace(/^(...)/, '$1 ')}</b>;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isWhole && (await acts.provide(request, typed))) type('');
  };
  return (
    <form id={form} onSubmit={(event) => void send(event)}>
      <input
        aria-label={t('code.label', { name: `${request.person.firstName} ${request.person.lastName}` })}
        placeholder={t('code.placeholder')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={codeDigits}
        value={typed}
        onChange={({ currentTarget: { value } }) => type(value)}
      />
    </form>
  );
};

/** The one act that the status asks for next; the others stand beside the list. */
const RowAct = ({ request, acts }: CellProps) => {
  const t = useWords(identityConsoleWords);
  const { form, isWhole } = useCodeEntry(request.id);
  if (mayDo(request, 'approve'))
    return (
      <Button size="s" onClick={() => void acts.approve(request)}>
        {t('act.approve')}
      </Button>
    );
  if (mayDo(request, 'provide'))
    return (
      <Button size="s" type="submit" form={form} disabled={!isWhole}>
        {t('act.provide')}
      </Button>
    );
  return mayDo(request, 'check') ? (
    <Button size="s" onClick={() => void acts.check(request)}>
      {t('act.check')}
    </Button>
  ) : null;
};
