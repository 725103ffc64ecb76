/** The card of a request of the citizen app: what each status asks of the person. */

import { IconClockX, IconHourglass, IconMessageQuestion, IconUserOff } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { identityCalls } from '../../../contract/identity/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import type { RequestStatus } from '../../../domain/identity/request.machine.ts';
import { identityNumbers } from '../../../domain/kit/numbers.ts';
import { identityWords } from '../../../words/identity/pages.ts';
import { NumberedSteps } from '../../kit/lists/numbered-steps.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Card } from '../../kit/parts/card.tsx';
import { CopyButton } from '../../kit/parts/copy-button.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { minutesAndSeconds } from '../../kit/words/minutes-and-seconds.ts';
import { useWords } from '../../kit/words/words.ts';
import { useTick } from './clock.ts';
import styles from './request.module.css';
import { Stages } from './stages.tsx';
import { TimeRing, TimeText, useReloadAtEnd, useTimer } from './time-ring.tsx';
import type { RequestActs } from './use-request.ts';

type MyIdentity = OutputOf<typeof identityCalls.getMyIdentity>;

/** A request that is still to be brought to an end. */
export type OwnRequest = NonNullable<MyIdentity['request']>;

type PhaseProps = { readonly request: OwnRequest; readonly operator: string; readonly acts: RequestActs };

/** The request's card. Its heading takes the focus when another status comes, so that it is read aloud; not when the page is opened. */
export const RequestCard = (props: PhaseProps) => {
  const { status } = props.request;
  const card = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with the status
  useEffect(() => {
    if (!first.current) card.current?.querySelector('h2')?.focus();
    first.current = false;
  }, [status]);
  const Phase = phases[status];
  return (
    <Card>
      <div ref={card} className={styles['card']}>
        <Phase {...props} />
      </div>
    </Card>
  );
};

const Title = ({ children }: { readonly children: ReactNode }) => <h2 tabIndex={-1}>{children}</h2>;

const Cancel = ({ acts }: Pick<PhaseProps, 'acts'>) => {
  const t = useWords(identityWords);
  return (
    <Button kind="quiet" busy={acts.busy && t('busy')} onClick={() => void acts.giveUp()}>
      {t('cancel')}
    </Button>
  );
};

const Instructions = ({ acts }: PhaseProps) => {
  const t = useWords(identityWords);
  return (
    <>
      <Stages at={1} />
      <Title>{t('instructions.title')}</Title>
      <NumberedSteps steps={[t('instructions.1'), t('instructions.2'), t('instructions.3')]} />
      <p className={styles['text']}>{t('instructions.warning')}</p>
      <div className={styles['acts']}>
        <Button kind="main" size="l" busy={acts.busy && t('busy')} onClick={() => void acts.askForCode()}>
          {t('instructions.ask')}
        </Button>
        <Cancel acts={acts} />
      </div>
    </>
  );
};

const Waiting = ({ request: { codeRequestedAt, ahead }, acts }: PhaseProps) => {
  const t = useWords(identityWords);
  const since = useTick((now) => minutesAndSeconds(Math.max(0, Math.floor((now - Date.parse(codeRequestedAt ?? '')) / 1_000))));
  return (
    <>
      <Stages at={2} />
      <Title>{t('waiting.title')}</Title>
      <p className={styles['text']}>{t('waiting.text')}</p>
      <Note icon={<IconHourglass size={20} stroke={1.5} aria-hidden />}>
        {t('waiting.since', { time: since ?? '–:––' })} {ahead > 0 && t('waiting.ahead', { n: ahead })}
      </Note>
      <div className={styles['acts']}>
        <Cancel acts={acts} />
      </div>
    </>
  );
};

const Code = ({ request: { code, codeUntil, createdAt }, operator, acts }: PhaseProps) => {
  const t = useWords(identityWords);
  const timer = { kind: 'code', until: codeUntil ?? createdAt } as const;
  const shown = useTimer(timer);
  useReloadAtEnd(shown?.seconds === 0);
  const digits = code ?? '';
  return (
    <>
      <Stages at={2} />
      <div className={styles['middle']}>
        <Title>{t('code.title')}</Title>
        <TimeRing timer={timer} size={248}>
          <span className={styles['code']}>
            <span aria-hidden>{digits.slice(0, 3)}</span>
            <span aria-hidden>{digits.slice(3)}</span>
            <span className="sr">{[...digits].join(' ')}</span>
          </span>
        </TimeRing>
        <p className={styles['left']} data-colour={shown?.colour}>
          {t('code.left', { time: shown === null ? '–:––' : minutesAndSeconds(shown.seconds) })}
        </p>
        <Announced seconds={shown?.seconds ?? null} />
        <p className={styles['text']}>{t('code.text', { operator })}</p>
        <div className={styles['acts']}>
          <CopyButton value={digits} of={t('code.of')} />
          <Cancel acts={acts} />
        </div>
      </div>
    </>
  );
};

const announcedAt = [10, 60, 120] as const;

/** The time left is read aloud three times, not each second. */
const Announced = ({ seconds }: { readonly seconds: number | null }) => {
  const t = useWords(identityWords);
  const at = seconds === null ? undefined : announcedAt.find((limit) => seconds <= limit);
  return (
    <span role="status" className="sr">
      {at !== undefined && t('code.announce', { n: at })}
    </span>
  );
};

const Expired = ({ acts }: PhaseProps) => {
  const t = useWords(identityWords);
  return (
    <>
      <Stages at={2} />
      <Sign tone="red" icon={IconClockX} />
      <Title>{t('expired.title')}</Title>
      <p className={styles['text']}>{t('expired.text', { minutes: identityNumbers.code / 60 })}</p>
      <Note icon={<IconHourglass size={20} stroke={1.5} aria-hidden />}>{t('expired.note')}</Note>
      <div className={styles['acts']}>
        <Cancel acts={acts} />
      </div>
    </>
  );
};

const Presence = ({ request: { responseDeadline, createdAt }, acts }: PhaseProps) => {
  const t = useWords(identityWords);
  const timer = { kind: 'answer', until: responseDeadline ?? createdAt } as const;
  useReloadAtEnd(useTimer(timer)?.seconds === 0);
  return (
    <>
      <Stages at={2} />
      <Sign tone="amber" icon={IconMessageQuestion} />
      <Title>{t('presence.title')}</Title>
      <p className={styles['text']}>{t('presence.text')}</p>
      <div className={styles['presence']}>
        <TimeRing timer={timer} size={56} />
        <span>
          <b>
            <TimeText timer={timer} />
          </b>
          {t('presence.left')}
        </span>
      </div>
      <div className={styles['acts']}>
        <Button kind="main" size="l" busy={acts.busy && t('busy')} onClick={() => void acts.goOn()}>
          {t('presence.continue')}
        </Button>
        <Button size="l" onClick={() => void acts.giveUp()}>
          {t('presence.stop')}
        </Button>
      </div>
    </>
  );
};

const Inactive = ({ request: { createdAt }, acts }: PhaseProps) => {
  const t = useWords(identityWords);
  const f = useFormat();
  return (
    <>
      <Sign icon={IconUserOff} />
      <Title>{t('inactive.title')}</Title>
      <p className={styles['text']}>{t('inactive.text', { when: f.instant(createdAt) })}</p>
      <div className={styles['acts']}>
        <Button kind="main" size="l" busy={acts.busy && t('busy')} onClick={() => void acts.show()}>
          {t('restart')}
        </Button>
        <Cancel acts={acts} />
      </div>
    </>
  );
};

/** A sign in a circle above a heading. */
export const Sign = ({ tone, icon: Icon }: { readonly tone?: 'red' | 'amber'; readonly icon: typeof IconClockX }) => (
  <span className={styles['sign']} data-tone={tone}>
    <Icon size={24} stroke={1.5} aria-hidden />
  </span>
);

const Nothing = () => null;

/** What each status shows. A decided request is over: the person's own state says what came of it. */
const phases: Readonly<Record<RequestStatus, (props: PhaseProps) => ReactNode>> = {
  instructions_shown: Instructions,
  waiting_for_code: Waiting,
  code_provided: Code,
  code_expired: Expired,
  awaiting_user_response: Presence,
  user_inactive: Inactive,
  completed: Nothing,
  rejected: Nothing,
};
