/** The collapsible form of the board, or what is still missing before a listing can be added. */

import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { ownWantedPath } from '../../../domain/kit/page/deal-paths.ts';
import { workspacePath } from '../../../domain/kit/page/paths.ts';
import { wantedWords } from '../../../words/wanted/page.ts';
import { boardPath, useViewer } from '../../accounts/parts/session.ts';
import { useUid } from '../../accounts/parts/use-uid.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { accountDraft } from '../../kit/draft/account-storage.ts';
import { lazyPart } from '../../kit/first-page/lazy-part.tsx';
import { useLoadFailure } from '../../kit/first-page/use-load-failure.ts';
import { publicPath, signInSearch } from '../../kit/page/addresses.ts';
import { Link } from '../../kit/page/link.tsx';
import { Button, ButtonLink } from '../../kit/parts/button.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { useLang, useWords } from '../../kit/words/words.ts';
import styles from '../board.module.css';
import { entryName, givenBy, newEntry } from './entry.ts';
import type { ToEnd } from './to-end.tsx';

// Knows every field that can be asked for: fetched when the form is opened.
const WantedForm = lazyPart(() => import('./wanted-form.tsx'));
// Of the few whose company has as many listings as it may.
const ListingsToEnd = lazyPart(() => import('./to-end.tsx'));

type AddPanelProps = {
  /** The listings of the reader's company, where it has as many as it may; else null. */
  readonly full: readonly ToEnd[] | null;
};

export const AddPanel = ({ full }: AddPanelProps) => {
  const t = useWords(wantedWords);
  const lang = useLang();
  const viewer = useViewer();
  const uid = useUid();
  const { search, key } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const toast = useToast();
  const { isOpen, setOpen, press, head, opener } = useFolding(params.has('add') && full === null, key);
  // What a reload interrupted is open again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the page has come
  useEffect(() => {
    if (full === null && accountDraft('tab', uid, entryName()).read() !== null) setOpen(true);
  }, []);
  const loadFailed = useLoadFailure(() => setOpen(false));
  if (viewer.kind === 'visitor')
    return (
      <section className={styles['add']} aria-label={t('add.open')}>
        <p>{t('add.line')}</p>
        <ButtonLink kind="main" to={signInSearch(search)} preventScrollReset>
          {t('add.signIn')}
        </ButtonLink>
      </section>
    );
  const next = boardPath(viewer);
  if (next !== workspacePath)
    return (
      <section className={styles['add']} aria-label={t('add.open')}>
        <p>{t('add.steps')}</p>
        <ButtonLink kind="main" to={next}>
          {t('add.steps.act')}
        </ButtonLink>
      </section>
    );
  const saved = (location: string): void => {
    toast.good(t('form.published', { location }));
    void navigate(publicPath(lang, '/'));
  };
  return (
    <section className={styles['add']} aria-label={t('add.open')}>
      {full && <Full listings={full} isTyping={isOpen} />}
      {isOpen ? (
        <div className={styles['form']}>
          <h2 ref={head} tabIndex={-1}>
            {t('form.title')}
          </h2>
          <WantedForm first={newEntry(givenBy(params))} onSaved={saved} onCollapse={() => press(false)} onLoadFailure={loadFailed} />
        </div>
      ) : (
        full === null && (
          <>
            <p>{t('add.line')}</p>
            <Button ref={opener} kind="main" aria-expanded={false} onClick={() => press(true)}>
              {t('add.open')}
            </Button>
          </>
        )
      )}
    </section>
  );
};

/** Whether the form is open: an address asks for it, also one that a link of this page leads to. A press takes the focus along: the button that was pressed is gone. */
const useFolding = (isAsked: boolean, visit: string) => {
  const [isOpen, setOpen] = useState(isAsked);
  const head = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isPressed.current) (isOpen ? head : opener).current?.focus();
    isPressed.current = false;
  }, [isOpen]);
  const press = (open: boolean): void => {
    isPressed.current = true;
    setOpen(open);
  };
  const seen = useRef(visit);
  useEffect(() => {
    if (seen.current === visit) return;
    seen.current = visit;
    if (!isAsked) return;
    isPressed.current = true;
    setOpen(true);
  }, [isAsked, visit]);
  return { isOpen, setOpen, press, head, opener };
};

/** Says that nothing can be added before anything is typed, and which listing might end. A form that was open before stays, with what is in it. */
const Full = ({ listings, isTyping }: { readonly listings: readonly ToEnd[]; readonly isTyping: boolean }) => {
  const t = useWords(wantedWords);
  const loadFailed = useLoadFailure(() => undefined);
  return (
    <div className={styles['full']} role={isTyping ? 'status' : undefined}>
      <Note tone="amber" title={t('full.title', { max: listings.length })}>
        {t('full.text')}
      </Note>
      <ListingsToEnd listings={listings} onLoadFailure={loadFailed} />
      <Link to={ownWantedPath}>{t('card.manage')}</Link>
    </div>
  );
};
