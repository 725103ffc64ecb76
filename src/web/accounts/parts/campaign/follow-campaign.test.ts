import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followCampaign } from './follow-campaign.ts';

const { noted } = vi.hoisted(() => ({ noted: vi.fn(async () => ({ ok: true })) }));
vi.mock('../../../kit/calls/browser-client.ts', () => ({ browserAsk: noted }));

const campaign = '?utm_source=list&utm_medium=mail&utm_campaign=jesien&utm_id=7&utm_term=biura&utm_content=a';
const origin = 'https://parter.example';

class AddLink {
  readonly origin = origin;
  readonly pathname = '/add-offer';
  readonly closest = (): this => this;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
  vi.stubGlobal('Element', AddLink);
});
afterEach(() => void vi.unstubAllGlobals());

test('a press on a link to a new offer is noted once for each page, also when somebody comes back to it', () => {
  let press = (_event: { readonly target: unknown }): void => undefined;
  vi.stubGlobal('addEventListener', (_kind: string, listener: typeof press) => {
    press = listener;
  });
  followCampaign(campaign, true);
  for (const pathname of ['/faq', '/faq', '/offers', '/faq', '/offers']) {
    vi.stubGlobal('location', { origin, pathname });
    press({ target: new AddLink() });
  }
  expect(noted).toHaveBeenCalledTimes(2);
});
