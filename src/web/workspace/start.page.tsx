/** The home of the workspace: what needs its person now, then what waits for others. */

import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { agencyCalls } from '../../contract/agency/endpoints.ts';
import { identityCalls } from '../../contract/identity/endpoints.ts';
import { savedSearchCalls } from '../../contract/search/endpoints/saved.ts';
import { wantedCalls } from '../../contract/wanted/endpoints.ts';
import { workspaceCalls } from '../../contract/workspace/endpoints.ts';
import { ownNextStep, type ReviewedStep, reviewedSteps } from '../../domain/accounts/rules/verification-steps.ts';
import { ownWantedPath } from '../../domain/kit/page/deal-paths.ts';
import { verificationPaths } from '../../domain/kit/page/paths.ts';
import { boardWords } from '../../words/workspace/board.ts';
import { homeWords } from '../../words/workspace/home.ts';
import { requireSession } from '../accounts/parts/session.ts';
import { waitsUntil } from '../identity/parts/waits-until.ts';
import { ownTopics } from '../kit/live/own-topics.ts';
import { useLive } from '../kit/live/use-live.ts';
import { Link } from '../kit/page/link.tsx';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { blankPicture } from '../kit/parts/blank-picture.ts';
import { ButtonLink } from '../kit/parts/button.tsx';
import { Empty } from '../kit/parts/states.tsx';
import { useFormat } from '../kit/words/format.ts';
import { useToday } from '../kit/words/today.ts';
import { weekday } from '../kit/words/weekday.ts';
import { translatorOf, useLang, useWords } from '../kit/words/words.ts';
import type { BoardCardData } from './parts/card.tsx';
import { sentPath } from './parts/counter-offer-path.ts';
import { FoundOffers } from './parts/found-offers.tsx';
import { type ComingDate, HomeAside, type RunningReservation } from './parts/home-aside.tsx';
import { isOpenStep } from './parts/open-step.ts';
import styles from './start.module.css';

export const loader = async (args: LoaderFunctionArgs) => {
  const viewer = requireSession(args);
  const call = ask(args.context);
  const step = ownNextStep(viewer);
  const [home, agreements, wanted, found, identity] = await Promise.all([
    call(workspaceCalls.getHome, {}).then(orErrorPage),
    call(agencyCalls.listAgreements, { page: 1 }).then(orErrorPage),
    call(wantedCalls.listOwnWanted, {}).then(orErrorPage),
    call(savedSearchCalls.listFoundOffers, {}).then(orErrorPage),
    step === 'identity' ? call(identityCalls.getMyIdentity, {}).then(orErrorPage) : null,
  ]);
  const received = wanted.listings.flatMap((listing) => listing.received.filter(({ isOpen }) => isOpen)).length;
  return {
    ...{ home, found, received, agreements: agreements.list.items, reviewed: reviewedSteps(viewer) },
    ...{ step, stepBy: waitsUntil(identity?.request ?? null) },
    ...{ uid: viewer.uid, topics: ownTopics(viewer), lang: langOf(args.context) },
  };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(homeWords, loaderData.lang)('page'), noindex: true }) : [];

/** Something to be done: what, of which thing, until when, and where. */
type Todo = {
  readonly key: string;
  readonly what: string;
  readonly of: string;
  readonly by: string | null;
  readonly isLate: boolean;
  readonly to: string;
  readonly image: string | null;
};

/**
 * What the person does, in the order in which it is shown: mail that comes back, since deadlines are told by mail; what has a deadline, the step of
 * verification that is missing, questions, offers that were sent for wanted listings, the form of agreements, drafts.
 */
const useTodos = (): readonly Todo[] => {
  const { home, step, stepBy, received } = useLoaderData<typeof loader>();
  const t = useWords(homeWords);
  const cards = home.yours.map(useCardTodo());
  const { answers, forms } = useAgreementTodos();
  const verify: readonly Todo[] = step
    ? [{ key: step, what: t(`verify.${step}`), of: t(`verify.${step}.text`), by: stepBy, isLate: false, to: verificationPaths[step], image: null }]
    : [];
  const mail: readonly Todo[] = home.mailReturned
    ? [
        {
          ...{ key: 'mail', by: null, isLate: false, to: '/moja-tablica/advanced/notifications', image: null },
          ...{ what: t('mail'), of: t('mail.text') },
        },
      ]
    : [];
  const questions: readonly Todo[] =
    home.questions > 0
      ? [
          {
            ...{ key: 'questions', by: null, isLate: false, to: '/moja-tablica/my-offers/questions', image: null },
            what: t('questions', { n: home.questions }),
            of: t('questions.text'),
          },
        ]
      : [];
  const offers: readonly Todo[] =
    received > 0
      ? [
          {
            ...{ key: 'received', by: null, isLate: false, to: ownWantedPath, image: null },
            what: t('received', { n: received }),
            of: t('received.text'),
          },
        ]
      : [];
  const due = [...cards.filter(({ by }) => by !== null), ...answers, ...verify.filter(({ by }) => by !== null)].sort((a, b) =>
    (a.by ?? '').localeCompare(b.by ?? ''),
  );
  return [...mail, ...due, ...verify.filter(({ by }) => by === null), ...questions, ...offers, ...forms, ...cards.filter(({ by }) => by === null)];
};

/** Of the newest agency agreements: proposals that wait for this owner, and agreements whose written form is missing. */
const useAgreementTodos = (): { readonly answers: readonly Todo[]; readonly forms: readonly Todo[] } => {
  const { agreements } = useLoaderData<typeof loader>();
  const t = useWords(homeWords);
  const todo = ({ id, offerName, other }: (typeof agreements)[number], what: string, by: string | null): Todo => ({
    ...{ key: id, what, by, isLate: false, image: null },
    of: `${offerName}, ${other}`,
    to: `/agency-agreement/accept/${id}`,
  });
  const waiting = agreements.filter(({ side, status }) => side === 'owner' && status === 'pending');
  return {
    answers: waiting.map((one) => todo(one, t('agency.answer'), one.answerUntil)),
    forms: agreements.filter(({ needsForm }) => needsForm).map((one) => todo(one, t('agency.form'), null)),
  };
};

const useCardTodo = (): ((card: BoardCardData) => Todo) => {
  const { uid } = useLoaderData<typeof loader>();
  const t = useWords(homeWords);
  const b = useWords(boardWords);
  return ({ id, name, nextStep, nextBy, nextLate, path, image, sentCounterOffer }) => ({
    key: id,
    what: isOpenStep(nextStep) ? b(`step.${nextStep}`) : '',
    of: name || t('unnamed'),
    by: nextBy,
    isLate: nextLate,
    to: sentPath({ id, sentCounterOffer }, uid) ?? path,
    image: image?.smallUrl ?? null,
  });
};

const Deadline = ({ by, isLate }: Pick<Todo, 'by' | 'isLate'>) => {
  const t = useWords(homeWords);
  const b = useWords(boardWords);
  const f = useFormat();
  if (by === null) return <span className={styles['none']}>{t('noDeadline')}</span>;
  return (
    <time dateTime={by} className={styles[isLate ? 'late' : 'by']}>
      {b(isLate ? 'late' : 'until', { time: f.shortInstant(by) })}
    </time>
  );
};

const Todos = ({ todos }: { readonly todos: readonly Todo[] }) => {
  const t = useWords(homeWords);
  return (
    <ul className={styles['todos']}>
      {todos.map(({ key, what, of, by, isLate, to, image }, index) => (
        <li key={key}>
          <img src={image ?? blankPicture(key)} alt="" width={72} height={54} loading="lazy" />
          <p>
            <b>{what}</b>
            <small>{of}</small>
          </p>
          <Deadline by={by} isLate={isLate} />
          <ButtonLink to={to} size="s" kind={index === 0 ? 'main' : 'line'} aria-label={`${t('open')}: ${what}, ${of}`}>
            {t('open')}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
};

type OthersProps = {
  readonly cards: readonly BoardCardData[];
  /** Steps of verification that a moderator looks at. */
  readonly reviewed: readonly ReviewedStep[];
};

const Others = ({ cards, reviewed }: OthersProps) => {
  const { uid } = useLoaderData<typeof loader>();
  const t = useWords(homeWords);
  const b = useWords(boardWords);
  const f = useFormat();
  return (
    <section className={styles['others']}>
      <h2>{t('others')}</h2>
      <p>{t('others.text')}</p>
      <ul>
        {reviewed.map((step) => (
          <li key={step}>
            <p>
              <Link to={verificationPaths[step]}>{t(`reviewed.${step}`)}</Link>
              <small>{b('actor.parter')}</small>
            </p>
          </li>
        ))}
        {cards.map(({ id, name, path, nextStep, nextBy, nextLate, other, nextActor, sentCounterOffer }) => (
          <li key={id}>
            <p>
              <Link to={sentPath({ id, sentCounterOffer }, uid) ?? path}>
                {isOpenStep(nextStep) && `${b(`step.${nextStep}`)}: `}
                {name || t('unnamed')}
              </Link>
              <small>{nextActor === 'parter' ? b('actor.parter') : (other ?? b('actor.other'))}</small>
            </p>
            {nextBy && <time dateTime={nextBy}>{b(nextLate ? 'late' : 'until', { time: f.shortInstant(nextBy) })}</time>}
          </li>
        ))}
      </ul>
    </section>
  );
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How many of the coming dates stand beside the list. */
const datesShown = 4;

/** Of what is to be done, by oneself and by others: the reservation that ends first, and whatever else is due soonest. */
const useAside = (todos: readonly Todo[]): { readonly reserved: RunningReservation | null; readonly dates: readonly ComingDate[] } => {
  const { home } = useLoaderData<typeof loader>();
  const todoOf = useCardTodo();
  const booked = home.yours.find(({ nextStep, nextLate }) => nextStep === 'sign_lease' && !nextLate);
  const due = [...todos, ...home.others.map(todoOf)]
    .flatMap(({ by, isLate, ...todo }) => (by === null || isLate || todo.key === booked?.id ? [] : [{ ...todo, by }]))
    .toSorted((a, b) => a.by.localeCompare(b.by));
  return {
    reserved: booked?.nextBy ? { name: booked.name, until: booked.nextBy, to: booked.path } : null,
    dates: due.slice(0, datesShown),
  };
};

export default function StartPage() {
  const { home, found, reviewed, topics } = useLoaderData<typeof loader>();
  const t = useWords(homeWords);
  const f = useFormat();
  useLive(topics);
  const todos = useTodos();
  const lang = useLang();
  const today = useToday();
  const aside = useAside(todos);
  const next = home.others.find(({ nextBy, nextLate }) => nextBy !== null && !nextLate)?.nextBy;
  return (
    <div className={styles['page']}>
      <header>
        <h1>{todos.length === 0 ? t('title.none') : t('title', { n: todos.length })}</h1>
        <p className={styles['lead']}>
          {t(todos.length === 0 ? 'today.none' : 'today', { weekday: capital(weekday(today, lang, 'long')), day: f.day(today) })}
        </p>
      </header>
      <div className={styles['list']}>
        {todos.length === 0 ? (
          <Empty
            heading="h2"
            title={t('none')}
            text={next ? t('none.next', { time: f.shortInstant(next) }) : t('none.text')}
            action={<ButtonLink to="/offers">{t('browse')}</ButtonLink>}
          />
        ) : (
          <Todos todos={todos} />
        )}
        {home.others.length + reviewed.length > 0 && <Others cards={home.others} reviewed={reviewed} />}
        {home.isMore && <p className={styles['lead']}>{t('more')}</p>}
        <FoundOffers {...found} />
      </div>
      <HomeAside {...aside} deposits={home.deposits} />
    </div>
  );
}
