/** The ruler of the operator's day: Elixir sessions and handovers, done and planned, and where the day stands. */

import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { clustersOf, type DayMark, foldDay, hoursOf, marksOf, rulerSpan, stacksOf } from '../../../../domain/admin/rules/day.ts';
import type { Instant } from '../../../../domain/kit/brand.ts';
import { MINUTE_MS } from '../../../../domain/kit/time/units.ts';
import { plusMs, timeOf } from '../../../../domain/kit/time.ts';
import { overviewWords } from '../../../../words/admin/overview.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './day-ruler.module.css';
import type { Overview } from './kinds.ts';

/** Labels of handovers that are nearer to each other than this share of the ruler become one. */
const apart = 0.24;

/** A picture for whoever sees it on a wide screen; on phones, for screen readers, and where one label stands for several, it is a list. */
export const DayRuler = ({ now: read, meetings }: Pick<Overview, 'now' | 'meetings'>) => {
  const t = useWords(overviewWords);
  const now = useMoment(read);
  const marks = marksOf(now, meetings);
  const time = timeOf(now);
  const span = rulerSpan([time, ...marks.map((mark) => mark.time)]);
  const placed = marks.map((mark) => ({ ...mark, place: placeOf(mark.time, span) }));
  const handovers = clustersOf(
    placed.filter(({ kind }) => kind === 'meeting'),
    apart,
  );
  const isCrowded = handovers.some(({ length }) => length > 1);
  return (
    <section className={styles['day']} aria-labelledby="day-ruler" data-list={isCrowded || undefined}>
      <h2 id="day-ruler" className="sr">
        {t('ruler.title')}
      </h2>
      <div className={styles['ruler']} aria-hidden>
        <Scale span={span} now={placeOf(time, span)} />
        {stacksOf(marks).map(({ kind, time: at, state, n }) => (
          <i
            key={`${kind} ${at}`}
            className={styles['mark']}
            data-kind={kind}
            data-state={state}
            data-several={n > 1 || undefined}
            style={leftOf(placeOf(at, span))}
          >
            {n > 1 && n}
          </i>
        ))}
        {placed.map((mark) => mark.kind === 'elixir' && <Label key={mark.n} place={mark.place} at="above" text={t('ruler.elixir', { n: mark.n })} />)}
        {handovers.map((group) => (
          <Handovers key={group[0]?.place} group={group} />
        ))}
        <Label place={placeOf(time, span)} at="top" text={t('ruler.now', { time })} />
      </div>
      {marks.length === 0 ? <p className={styles['none']}>{t('ruler.none')}</p> : <DayList marks={marks} now={time} isCrowded={isCrowded} />}
    </section>
  );
};

type Span = ReturnType<typeof rulerSpan>;

const placeOf = (time: string, [from, to]: Span): number => (hoursOf(time) - from) / (to - from);
const leftOf = (place: number): CSSProperties => ({ left: `${place * 100}%` });

/** The moment by the server's clock, moved on while the page stays open. */
const useMoment = (read: Instant): Instant => {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const began = performance.now();
    const tick = (): void => setNow(plusMs(read, performance.now() - began));
    tick();
    const timer = setInterval(tick, MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, [read]);
  return now;
};

const Scale = ({ span: [from, to], now }: { readonly span: Span; readonly now: number }) => (
  <>
    <i className={styles['track']} />
    <i className={styles['passed']} style={{ width: `${now * 100}%` }} />
    {hoursBetween(from, to).map((hour) => (
      <span key={hour} className={styles['hour']} style={leftOf((hour - from) / (to - from))} data-edge={edgeOf((hour - from) / (to - from))}>
        {hour}:00
      </span>
    ))}
    <i className={styles['now']} style={leftOf(now)} />
  </>
);

/** Every hour, or every second one of a long day. */
const hoursBetween = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at).filter((hour) => to - from <= 12 || (hour - from) % 2 === 0);

/** What stands at an end of the ruler grows inwards. */
const edgeOf = (place: number): 'start' | 'end' | undefined => (place < 0.06 ? 'start' : place > 0.94 ? 'end' : undefined);

type LabelProps = { readonly place: number; readonly at: 'top' | 'above' | 'below'; readonly text: ReactNode; readonly isLate?: boolean };

const Label = ({ place, at, text, isLate }: LabelProps) => (
  <span className={styles['label']} data-at={at} data-edge={edgeOf(place)} data-late={isLate || undefined} style={leftOf(place)}>
    {text}
  </span>
);

type RulerMark = DayMark & { readonly place: number };

const Handovers = ({ group }: { readonly group: readonly RulerMark[] }) => {
  const t = useWords(overviewWords);
  const [first] = group;
  if (first?.kind !== 'meeting') return null;
  const late = group.filter(({ state }) => state === 'late').length;
  const several = (
    <>
      {t('ruler.meetings', { n: group.length })}
      {late > 0 && <b>{t('ruler.meetings.late', { n: late })}</b>}
    </>
  );
  const text = group.length === 1 ? t(late > 0 ? 'ruler.meeting.late.of' : 'ruler.meeting', { name: first.name }) : several;
  return <Label place={first.place} at="below" text={text} isLate={late > 0} />;
};

const Row = ({ mark }: { readonly mark: DayMark }) => {
  const t = useWords(overviewWords);
  return (
    <li data-state={mark.state}>
      <i className={styles['sign']} data-kind={mark.kind} data-state={mark.state} aria-hidden />
      <time>{mark.time}</time>
      <span>{mark.kind === 'elixir' ? t('ruler.elixir.full', { n: mark.n }) : t('ruler.meeting', { name: mark.name })}</span>
      <small>{t(`ruler.${mark.kind}.${mark.state}`)}</small>
    </li>
  );
};

// biome-ignore lint/suspicious/noArrayIndexKey: two handovers may have the same hour and name
const rowsOf = (marks: readonly DayMark[]): ReactNode => marks.map((mark, at) => <Row key={at} mark={mark} />);

/** Rows of a crowded day that are shown when somebody asks for them. */
const Folded = ({ of, marks }: { readonly of: 'done' | 'later'; readonly marks: readonly DayMark[] }) => {
  const t = useWords(overviewWords);
  if (marks.length === 0) return null;
  return (
    <li className={styles['fold']}>
      <details>
        <summary>{t(`ruler.fold.${of}`, { n: marks.length })}</summary>
        <ol className={styles['list']}>{rowsOf(marks)}</ol>
      </details>
    </li>
  );
};

type DayListProps = { readonly marks: readonly DayMark[]; readonly now: string; readonly isCrowded: boolean };

/** The same as text, with the moment in its place. */
const DayList = ({ marks, now, isCrowded }: DayListProps) => {
  const t = useWords(overviewWords);
  const passed = marks.filter(({ time }) => time <= now).length;
  const { done, late, next, later } = foldDay(marks);
  const moment = <li className={styles['moment']}>{t('ruler.now', { time: now })}</li>;
  if (!isCrowded)
    return (
      <ol className={styles['list']}>
        {rowsOf(marks.slice(0, passed))}
        {moment}
        {rowsOf(marks.slice(passed))}
      </ol>
    );
  return (
    <ol className={styles['list']}>
      <Folded of="done" marks={done} />
      {rowsOf(late)}
      {moment}
      {rowsOf(next)}
      <Folded of="later" marks={later} />
    </ol>
  );
};
