import { describe, expect, it, test } from 'vitest';
import { day, instant } from '../../kit/time.ts';
import type { Milestone } from '../types.ts';
import { creditedTouch, earnsClick, touchedAt } from './attribution.ts';
import { completedBy, conversionEnds, funnelOf, passedBetween, shareOf } from './figures.ts';
import { campaignName, isMachine, isShortId, readAddress, withCampaign } from './links.ts';
import { outreachNumbers } from './outreach-numbers.ts';
import { mayAddress, maySendToday, mayWrite } from './sending.ts';
import { barsOf, spanBefore, spanOf } from './spans.ts';

describe('the address of a short link', () => {
  test.each([
    ['example.org/lokale', 'https://example.org/lokale'],
    ['  http://example.org  ', 'http://example.org'],
    ['HTTPS://Example.org/?a=1#b', 'HTTPS://Example.org/?a=1#b'],
    ['example.org:8080/x', 'https://example.org:8080/x'],
    ['żółw.example/ł', 'https://żółw.example/ł'],
  ])('%s leads to %s', (typed, href) => expect(readAddress(typed)).toEqual({ href }));

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
    'https://bank.example@evil.example/',
    'https://user:pass@example.org',
    'https://',
    'https://intranet/',
    'exa mple.org',
    'https://example.org/\u202Egpj',
    'https:\\\\example.org',
    `example.org/${'a'.repeat(outreachNumbers.urlMax)}`,
  ])('%s is refused', (typed) => expect(readAddress(typed)).toMatchObject({ refusal: { code: 'outreach.url_wrong', field: 'originalUrl' } }));

  it('is asked for where nothing was typed', () => expect(readAddress('  ')).toMatchObject({ refusal: { code: 'outreach.url_required' } }));
});

describe('a campaign link', () => {
  const campaign = { utmSource: 'parter', utmMedium: 'mail', utmCampaign: 'lodz', utmId: 'Ab1', utmTerm: 'biura i lokale', utmContent: 'a&b' };
  const six = 'utm_source=parter&utm_medium=mail&utm_campaign=lodz&utm_id=Ab1&utm_term=biura%20i%20lokale&utm_content=a%26b';
  test.each([
    ['https://parter.example/', `https://parter.example/?${six}`],
    ['https://parter.example/offers?city=Ł&utm_source=x#map', `https://parter.example/offers?city=Ł&${six}#map`],
  ])('of %s has the six parameters once', (href, expected) => expect(withCampaign(href, campaign)).toBe(expected));

  test.each([
    ['Łódź, biura!', 'lodz-biura'],
    ['  ', ''],
    ['a'.repeat(60), 'a'.repeat(outreachNumbers.campaignMax)],
  ])('%s is called %s', (typed, name) => expect(campaignName(typed)).toBe(name));
});

test.each([
  ['Ab3xYz', true],
  ['Ab3xY', false],
  ['Ab3xY-', false],
])('%s as the id of a link: %s', (text, is) => expect(isShortId(text)).toBe(is));

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1', false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['facebookexternalhit/1.1', true],
  ['Slackbot-LinkExpanding 1.0', true],
  ['curl/8.5.0', true],
  ['', true],
])('%s is a machine: %s', (agent, is) => expect(isMachine(agent)).toBe(is));

describe('a mail to a prospect', () => {
  test.each([
    ['', 'outreach.email_required'],
    ['biuro', 'outreach.email_wrong'],
    ['ja@parter.example', 'outreach.own_email'],
    ['biuro@firma.example', undefined],
  ])('to „%s”: %s', (email, code) => expect(mayAddress(email, 'ja@parter.example')?.code).toBe(code));

  const today = day('2026-11-24');
  const whole = { basis: 'call', basisDay: today, basisNote: 'rozmowa 118' } as const;
  test.each([
    [whole, undefined],
    [{ ...whole, basis: null }, 'basis'],
    [{ ...whole, basisDay: null }, 'basisDay'],
    [{ ...whole, basisDay: day('2026-11-25') }, 'basisDay'],
    [{ ...whole, basisNote: ' ' }, 'basisNote'],
  ])('on the ground %j: %s', (basis, field) => expect(mayWrite(basis, today)?.field).toBe(field));

  const { callerSendsPerDay: own, sendsPerDay: all } = outreachNumbers;
  test.each([
    [{ own: own - 1, all: all - 1 }, undefined],
    [{ own, all: own }, 'outreach.cap_own'],
    [{ own: 0, all }, 'outreach.cap_all'],
  ])('after %j of the day: %s', (sent, code) => expect(maySendToday(sent)?.code).toBe(code));
});

describe('attribution', () => {
  const at = instant('2026-11-24T10:00:00.000Z');
  const touch = (prospectId: string, touched: string) => ({ prospectId, touchedAt: instant(touched) });
  test.each([
    ['the last touch counts', [touch('first', '2026-11-01T10:00:00.000Z'), touch('last', '2026-11-20T10:00:00.000Z')], 'last'],
    ['a touch of 30 days ago is over', [touch('old', '2026-10-25T10:00:00.000Z')], undefined],
    ['a millisecond before that it is not', [touch('old', '2026-10-25T10:00:00.001Z')], 'old'],
    ['the future counts for nothing', [touch('early', '2026-11-01T10:00:00.000Z'), touch('late', '2026-11-24T10:00:00.001Z')], 'early'],
    ['nobody is credited without one', [], undefined],
  ])('%s', (_name, touches, credited) => expect(creditedTouch(touches, at)?.prospectId).toBe(credited));

  test.each<[milestone: Milestone, reached: readonly Milestone[], earns: boolean]>([
    ['linkClick', ['linkClick'], false],
    ['accountCreation', ['linkClick', 'accountCreation'], true],
    ['identityVerification', ['linkClick', 'accountCreation', 'identityVerification'], false],
    ['offerSubmission', ['offerSubmission'], false],
    ['linkClick', ['offerSubmission', 'linkClick'], true],
  ])('%s of %j earns the bonus of the click: %s', (milestone, reached, earns) => expect(earnsClick(milestone, reached)).toBe(earns));

  test.each([
    ['2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z'],
    ['2027-01-01T10:00:00.000Z', at],
    ['2026-10-25T10:00:00.000Z', null],
    ['soon', null],
    [undefined, at],
  ])('a browser that says %s came at %s', (timestamp, expected) => expect(touchedAt(timestamp, at)).toBe(expected));
});

describe('spans', () => {
  const none = { from: null, to: null };
  test.each([
    ['day', '2026-11-24', '2026-11-24', '2026-11-24', '2026-11-23', '2026-11-23'],
    ['week', '2026-11-22', '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15'],
    ['week', '2026-03-29', '2026-03-23', '2026-03-29', '2026-03-16', '2026-03-22'],
    ['month', '2024-02-29', '2024-02-01', '2024-02-29', '2024-01-01', '2024-01-31'],
    ['month', '2026-03-29', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ] as const)('the %s of %s is %s to %s, after %s to %s', (frame, today, from, to, beforeFrom, beforeTo) => {
    const span = spanOf(frame, day(today), none);
    expect(span).toEqual({ from, to });
    expect(span && spanBefore(frame, span)).toEqual({ from: beforeFrom, to: beforeTo });
  });

  test.each([
    ['2026-01-01', '2026-12-31', true],
    ['2026-01-01', '2027-01-02', false],
    ['2026-01-02', '2026-01-01', false],
    ['2026-01-02', null, false],
  ])('%s to %s can be chosen: %s', (from, to, is) => {
    const chosen = { from: from === null ? null : day(from), to: to === null ? null : day(to) };
    expect(spanOf('custom', day('2026-11-24'), chosen) !== null).toBe(is);
  });

  it('has a bar for each day, and for each week where there would be too many', () => {
    expect(barsOf({ from: day('2026-03-28'), to: day('2026-03-30') }).map(({ from }) => from)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
    const weeks = barsOf({ from: day('2026-01-01'), to: day('2026-12-31') });
    expect(weeks).toHaveLength(53);
    expect([weeks[0], weeks.at(-1)]).toEqual([
      { from: '2026-01-01', to: '2026-01-04' },
      { from: '2026-12-28', to: '2026-12-31' },
    ]);
  });
});

describe('what follows from counts', () => {
  test.each([
    [24, 71, 33.8],
    [0, 5, 0],
    [5, 0, null],
  ])('%s of %s are %s per cent', (part, of, share) => expect(shareOf(part, of)).toBe(share));

  it('has the six steps one after the other', () => {
    const counts = {
      linkClick: 902,
      accountCreation: 344,
      identityVerification: 221,
      companyVerification: 187,
      offerSubmission: 106,
      contractSigning: 29,
    };
    const passages = [
      { from: 'linkClick', to: 'accountCreation', n: 300 },
      { from: 'accountCreation', to: 'identityVerification', n: 221 },
      { from: 'identityVerification', to: 'companyVerification', n: 180 },
      { from: 'companyVerification', to: 'offerSubmission', n: 60 },
      { from: 'linkClick', to: 'contractSigning', n: 29 },
    ] as const;
    expect(funnelOf(counts, passages).map(({ n, share }) => [n, share])).toEqual([
      [902, null],
      [344, 33.3],
      [221, 64.2],
      [187, 81.4],
      [106, 32.1],
      [29, 0],
    ]);
    expect([passedBetween(passages, 'linkClick', 'contractSigning'), passedBetween(passages, 'linkClick', 'offerSubmission')]).toEqual([29, 0]);
  });

  test('a step completes a conversion with each other step, on the day of the earlier one of the funnel, in whatever order they come', () => {
    const others = [
      { milestone: 'linkClick', at: 1 },
      { milestone: 'contractSigning', at: 2 },
      { milestone: 'offerSubmission', at: 3 },
    ] as const;
    expect(completedBy({ milestone: 'offerSubmission', at: 3 }, others)).toEqual([
      { from: 'linkClick', to: 'offerSubmission', at: 1 },
      { from: 'offerSubmission', to: 'contractSigning', at: 3 },
    ]);
  });

  test.each([
    ['accountCreation', 'offerSubmission', 'accountCreation', 'offerSubmission'],
    ['offerSubmission', 'accountCreation', 'accountCreation', 'offerSubmission'],
    ['linkClick', 'linkClick', 'linkClick', 'accountCreation'],
    ['contractSigning', 'contractSigning', 'offerSubmission', 'contractSigning'],
  ] as const)('a conversion of %s and %s goes from %s to %s', (one, other, from, to) => expect(conversionEnds(one, other)).toEqual([from, to]));
});
