/** The console's list of requests of the citizen app: live, by time, and by keys. */

import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { identityCalls } from '../../../contract/identity/endpoints.ts';
import { identityConsoleWords } from '../../../words/admin/identities.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { useServerTime } from '../../identity/parts/clock.ts';
import { GetForm } from '../../kit/page/get-form.tsx';
import { Link } from '../../kit/page/link.tsx';
import { Pager } from '../../kit/page/pager.tsx';
import { pageIn } from '../../kit/page/pages.ts';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { Button } from '../../kit/parts/button.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { Empty } from '../../kit/parts/states.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from '../parts/identities/identities.module.css';
import { KeyHelp, KeyLine } from '../parts/identities/key-help.tsx';
import { mayDo, type RequestAct, type RequestList, useSameRows } from '../parts/identities/list.ts';
import { RequestPanel } from '../parts/identities/request-panel.tsx';
import { RequestTable } from '../parts/identities/request-table.tsx';
import { ResetDialog } from '../parts/identities/reset-dialog.tsx';
import { SweepIn, useReloadAtEnds } from '../parts/identities/time-cell.tsx';
import { isSheet, rowOf, useChoice } from '../parts/identities/use-choice.ts';
import { type Keys, useKeys } from '../parts/identities/use-keys.ts';
import { useRequestActs } from '../parts/identities/use-request-acts.ts';

const views = ['open', 'closed', 'all'] as const;

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  const params = args.url.searchParams;
  const view = views.find((each) => each === params.get('view')) ?? 'open';
  const text = params.get('text')?.trim().slice(0, 120) ?? '';
  const list = orErrorPage(await ask(args.context)(identityCalls.listRequests, { view, ...(text && { text }), page: pageIn(args.url) }));
  return { ...list, view, text };
};

type PageData = RequestList & { readonly view: (typeof views)[number]; readonly text: string };

export default function IdentitiesPage() {
  const list = useLoaderData<typeof loader>();
  useServerTime(list.now);
  const rows = useSameRows(list.items);
  useReloadAtEnds(rows);
  const acts = useRequestActs();
  const choice = useChoice(rows);
  const { chosen, rejecting } = choice;
  const [resetting, setResetting] = useState<RequestList['items'][number] | null>(null);
  const [isHelp, setHelp] = useState(false);
  /** Does an act with the chosen request, if the server allows it now. */
  const withChosen = (name: RequestAct, act: (request: NonNullable<typeof chosen>) => void) => () => {
    if (chosen !== null && mayDo(chosen, name)) act(chosen);
  };
  const leave = (): void => {
    if (choice.isOpen && !rejecting && isSheet()) choice.close();
    else {
      if (rejecting) choice.setRejecting(false);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }
  };
  const enterCode = ({ id }: NonNullable<typeof chosen>): void => {
    rowOf(id)?.querySelector('input')?.focus();
    choice.uncover();
  };
  const listKeys: Keys = {
    j: () => choice.move(1),
    k: () => choice.move(-1),
    ArrowDown: () => choice.move(1),
    ArrowUp: () => choice.move(-1),
    c: withChosen('provide', enterCode),
    a: withChosen('approve', (request) => void acts.approve(request)),
    r: withChosen('reject', () => choice.setRejecting(true)),
    o: withChosen('check', (request) => void acts.check(request)),
    'Shift+X': withChosen('reset', setResetting),
    '/': () => document.querySelector<HTMLInputElement>('input[name="text"]')?.focus(),
    '?': () => setHelp(true),
    Escape: leave,
  };
  // Whoever writes a refusal decides on nothing else meanwhile.
  useKeys(rejecting ? { Escape: leave } : listKeys);
  return (
    <>
      <ListHead list={list} />
      <Offline />
      <div className={styles['split']}>
        <div>
          {rows.length === 0 ? <None list={list} /> : <RequestTable rows={rows} chosen={choice.id} choose={choice.choose} acts={acts} />}
          <Pager page={list.page} pages={list.pages} />
        </div>
        <RequestPanel
          request={chosen}
          isOpen={choice.isOpen}
          onClose={choice.close}
          rejecting={rejecting}
          setRejecting={choice.setRejecting}
          onReset={() => setResetting(chosen)}
          acts={acts}
        />
      </div>
      <KeyLine />
      <KeyHelp open={isHelp} onClose={() => setHelp(false)} />
      {resetting && <ResetDialog request={resetting} acts={acts} onClose={() => setResetting(null)} />}
    </>
  );
}

const ListHead = ({ list: { view, text, open } }: { readonly list: PageData }) => {
  const t = useWords(identityConsoleWords);
  return (
    <header className={styles['head']}>
      <h1>{t('title')}</h1>
      <p>
        <b className={styles['live']}>{t('live')}</b> {t('live.text')} · <SweepIn />
      </p>
      <nav className={styles['views']} aria-label={t('views')}>
        {views.map((each) => (
          <Link key={each} to={each === 'open' ? '?' : `?view=${each}`} aria-current={each === view ? 'page' : undefined}>
            {t(`view.${each}`)} {each === 'open' && open}
          </Link>
        ))}
      </nav>
      <GetForm className={styles['search']} key={view}>
        {view !== 'open' && <input type="hidden" name="view" value={view} />}
        <input name="text" type="search" aria-label={t('search')} placeholder={t('search')} defaultValue={text} autoComplete="off" />
        <Button type="submit" size="s">
          {t('find')}
        </Button>
      </GetForm>
      <Link to="/admin/identity-files">{t('files')}</Link>
    </header>
  );
};

const None = ({ list: { view, text } }: { readonly list: PageData }) => {
  const t = useWords(identityConsoleWords);
  return <Empty title={t(view === 'open' && text === '' ? 'empty' : 'empty.found')} />;
};

/** Without a network times stand still, and the page says so. */
const Offline = () => {
  const t = useWords(identityConsoleWords);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const look = (): void => setAway(!navigator.onLine);
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return <div role="status">{isAway && <Note tone="amber">{t('offline')}</Note>}</div>;
};
