/**
 * What other systems answered for the same work. They are no part of this repository and no bench starts them: the figures were recorded once, by
 * hand, and stand here as they were written down.
 */

import type { Figure, Spread } from './figures.ts';

/** The work that was compared: a page of nine offers with its count, and a full search of page, count and pins. */
type Work = 'page' | 'search';

type Peer = { readonly name: string; readonly perSecond: Readonly<Record<Work, number>> };

/** Answers a second, median of five rounds of three seconds. */
const peers: readonly Peer[] = [
  { name: 'Parse Server 9.10.0', perSecond: { page: 107, search: 54.8 } },
  { name: 'Directus 12.4.0', perSecond: { page: 79, search: 34.5 } },
  { name: 'Strapi 5.54.0', perSecond: { page: 31.8, search: 15.6 } },
];

const recorded =
  '22 November 2026, 2 × Xeon 2.5 GHz with other work (load average 5.7–11.6), PostgreSQL 18.4 with the same 100,000 offers, 900 searches by province, use and least area and as many viewports, wrk with 8 connections';

/** The number of offers that the peers were asked among. */
export const peerSize = 100_000;

/** How many times the best peer the product shall be: on what is made anew, and on what was made before. */
export const missTimes = 10;
export const hitTimes = 50;

/** What the product answers a second, and how many times the best peer that shall be. */
type PeerWork = { readonly work: Work; readonly measured: Spread; readonly times: number };

const names: Readonly<Record<Work, string>> = { page: 'page and count', search: 'full search' };

const bestOf = (work: Work): Peer => peers.reduce((best, peer) => (peer.perSecond[work] > best.perSecond[work] ? peer : best));

const rounded = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 3 });

/**
 * A line of a table: this run against the best of the recorded figures, with the goal as its limit. They are of another run, hour and load, which the line says:
 * a goal that is missed or met by little is to be looked at again on one machine.
 */
export const peerFigures = (own: readonly PeerWork[]): readonly Figure[] =>
  own.map(({ work, measured, times }) => {
    const { name, perSecond } = bestOf(work);
    const recordedRate = perSecond[work];
    const ratio = { min: measured.min / recordedRate, median: measured.median / recordedRate, max: measured.max / recordedRate };
    return {
      what: `${names[work]}, against ${name} as recorded on another machine`,
      unit: '1/s',
      measured,
      against: [{ what: 'best peer, recorded', measured: { min: recordedRate, median: recordedRate, max: recordedRate }, ratio }],
      limits: [{ of: 'ratio', is: 'at least', value: times }],
    };
  });

/** The sentence beneath those lines: what was recorded, when and where. */
export const peerNote = (works: readonly Work[]): string =>
  `Peers, recorded and not measured in this run (${recorded}), answers a second: ${peers
    .map(({ name, perSecond }) => `${name} ${works.map((work) => `${rounded(perSecond[work])} (${names[work]})`).join(', ')}`)
    .join('; ')}.`;
