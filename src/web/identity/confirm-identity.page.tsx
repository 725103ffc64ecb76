/** The page on which a person asks to be verified. */

import { IconHourglass } from '@tabler/icons-react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { identityCalls } from '../../contract/identity/endpoints.ts';
import type { SignedIn } from '../../domain/accounts/types.ts';
import { identityWords } from '../../words/identity/pages.ts';
import { requireSession } from '../accounts/parts/session.ts';
import { useAct } from '../kit/calls/use-act.ts';
import { useRefusalText } from '../kit/calls/use-refusal.ts';
import { useToast } from '../kit/dialog/toasts.tsx';
import { useLive } from '../kit/live/use-live.ts';
import { Link } from '../kit/page/link.tsx';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { Badge, type Tone } from '../kit/parts/badge.tsx';
import { Button, ButtonLink } from '../kit/parts/button.tsx';
import { Card } from '../kit/parts/card.tsx';
import { Note } from '../kit/parts/note.tsx';
import { useFormat } from '../kit/words/format.ts';
import { translatorOf, useWords } from '../kit/words/words.ts';
import styles from './confirm-identity.module.css';

export const loader = async (args: LoaderFunctionArgs) => {
  const me = requireSession(args);
  const review = orErrorPage(await ask(args.context)(identityCalls.getMyIdentity, {}));
  return { me, review, lang: langOf(args.context) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(identityWords, loaderData.lang)('title'), noindex: true }) : [];

type State = SignedIn['identity'];

/** How each state looks, and whether the person may ask. */
const looks = {
  INITIAL: { tone: 'grey', note: null, mayAsk: true },
  CHECKING: { tone: 'amber', note: 'checking', mayAsk: false },
  ACCEPTED: { tone: 'green', note: 'accepted', mayAsk: false },
  REJECTED: { tone: 'red', note: 'rejected', mayAsk: true },
} as const satisfies Record<State, { tone: Tone; note: 'checking' | 'accepted' | 'rejected' | null; mayAsk: boolean }>;

const noteTones = { checking: 'amber', accepted: 'green', rejected: 'red' } as const;

const AskButton = ({ disabled }: { readonly disabled: boolean }) => {
  const t = useWords(identityWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const request = async (): Promise<void> => {
    const answer = await act(identityCalls.requestIdentityReview, {});
    if (!answer.ok) toast.bad(refusalText(answer.refusal));
  };
  return (
    <Button kind="main" size="l" busy={act.busy && t('requesting')} disabled={disabled} onClick={() => void request()}>
      {t('request')}
    </Button>
  );
};

type OutcomeProps = { readonly note: 'checking' | 'accepted' | 'rejected'; readonly page: Awaited<ReturnType<typeof loader>> };

/** What became of the request: with the moderator's own words where it was refused, and what to do now. */
const Outcome = ({ note, page: { me, review } }: OutcomeProps) => {
  const t = useWords(identityWords);
  const f = useFormat();
  const { company } = me;
  const { rejection, requestedAt } = review;
  return (
    <Note
      tone={noteTones[note]}
      {...(note === 'checking' && { icon: <IconHourglass size={20} stroke={1.5} aria-hidden /> })}
      title={t(`${note}.title`)}
    >
      {note === 'rejected' && rejection && (
        <p>
          {t('rejected.reason', { reason: rejection.reason })} <small>({f.instant(rejection.at)})</small>
        </p>
      )}
      {note === 'rejected' && rejection?.tookBack && <p>{t('rejected.tookBack')}</p>}
      {note === 'checking' && requestedAt && <p>{t('checking.since', { when: f.instant(requestedAt) })}</p>}
      <p>{note === 'accepted' && company ? t('accepted.linked', { company: company.name }) : t(`${note}.text`)}</p>
      {note === 'rejected' && <Link to="/moja-tablica/advanced/report">{t('rejected.ask')}</Link>}
    </Note>
  );
};

export default function ConfirmIdentityPage() {
  const page = useLoaderData<typeof loader>();
  const { me } = page;
  const t = useWords(identityWords);
  useLive([`user:${me.uid}`]);
  const { tone, note, mayAsk } = looks[me.identity];
  const { company } = me;
  return (
    <div className={styles['page']}>
      <h1>{t('title')}</h1>
      <p className={styles['lead']}>{t('lead')}</p>
      {note && <Outcome note={note} page={page} />}
      <Card title={t('name')} end={<Badge tone={tone}>{t(`state.${me.identity}`)}</Badge>}>
        <p className={styles['name']}>
          {me.firstName} {me.lastName}
        </p>
        {mayAsk && <Link to="/moja-tablica/account/info">{t('name.change')}</Link>}
      </Card>
      {mayAsk && (
        <Card title={t('how.title')}>
          <ol className={styles['steps']}>
            <li>{t('how.1')}</li>
            <li>{t('how.2')}</li>
            <li>{t('how.3')}</li>
          </ol>
        </Card>
      )}
      {!me.emailVerified && (
        <Note tone="amber">
          {t('email.first')} <Link to="/moja-tablica/account/info">{t('email.link')}</Link>
        </Note>
      )}
      {mayAsk && <AskButton disabled={!me.emailVerified} />}
      {note === 'accepted' && company === null && (
        <ButtonLink kind="main" size="l" to="/moja-tablica/account/link-company">
          {t('accepted.link')}
        </ButtonLink>
      )}
    </div>
  );
}
