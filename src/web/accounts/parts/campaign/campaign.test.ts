import { describe, expect, it } from 'vitest';
import { campaignIn, campaignOf } from './campaign.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const search = '?utm_source=list&utm_medium=mail&utm_campaign=jesien&utm_id=7&utm_term=biura&utm_content=a&x=1';
const campaign = {
  utmSource: 'list',
  utmMedium: 'mail',
  utmCampaign: 'jesien',
  utmId: '7',
  utmTerm: 'biura',
  utmContent: 'a',
  timestamp: '2026-11-20T12:00:00.000Z',
};

describe('the campaign of an address', () => {
  it('is all six parameters with the time', () => {
    expect(campaignIn(search, now)).toEqual(campaign);
  });

  it.each(['source', 'medium', 'campaign', 'id', 'term', 'content'])('is none without utm_%s', (name) => {
    expect(campaignIn(search.replace(`utm_${name}=`, `utm_${name}_=`), now)).toBeNull();
    expect(campaignIn(search.replace(new RegExp(`utm_${name}=\\w+`), `utm_${name}=%20`), now)).toBeNull();
  });
});

describe('what the browser keeps', () => {
  const day = 86_400_000;
  it.each([
    ['counts for 30 days', JSON.stringify(campaign), 30 * day - 1, campaign],
    ['is over then', JSON.stringify(campaign), 30 * day, null],
    ['may be missing', null, 0, null],
    ['may be broken', '{"utmSource":', 0, null],
    ['may be something else', '{"utmSource":"list"}', 0, null],
  ])('%s', (_, stored, later, found) => {
    expect(campaignOf(stored, now + later)).toEqual(found);
  });
});
