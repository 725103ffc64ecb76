/** What is said when a search or a place alert is kept after signing in: who is not confirmed, or switched them off, gets no mails and is not promised them. */

import { expect, test, vi } from 'vitest';
import { savedWords } from '../../../words/search/saved.ts';
import { areaText } from '../../../words/wanted/area-text.ts';
import { placeAlertWords } from '../../../words/wanted/place-alerts.ts';
import { translatorOf } from '../../kit/words/words.ts';
import { keepAfterSignIn } from './keep-after-sign-in.ts';

const server = vi.hoisted(() => ({ emailVerified: true, mailsOn: true }));
vi.mock('../../kit/calls/browser-client.ts', () => ({
  browserAsk: async ({ wire }: { readonly wire: string }) => ({
    ok: true,
    value: wire === 'getMe' ? { kind: 'signed-in', emailVerified: server.emailVerified } : { searchId: 's', name: 'Biura', mailsOn: server.mailsOn },
  }),
}));

const promised = async (chosen: object): Promise<string> => {
  const good = vi.fn();
  await keepAfterSignIn(JSON.stringify(chosen), { toast: { good, bad: vi.fn() } as never, lang: 'pl', goTo: () => null });
  return good.mock.calls[0]?.[0];
};

const area = { location: 'Łódź', radius: 10, use: null };

test.each([
  [true, true, 'save.done', 'add.done'],
  [false, true, 'save.done.unconfirmed', 'add.done.unconfirmed'],
  [true, false, 'save.done.off', 'add.done.off'],
] as const)(
  'what is promised where the address is confirmed (%s) and these mails are wanted (%s) is what will be mailed',
  async (emailVerified, mailsOn, search, alert) => {
    Object.assign(server, { emailVerified, mailsOn });
    expect(await promised({ offerType: 'rent' })).toBe(translatorOf(savedWords, 'pl')(search, { name: 'Biura' }));
    expect(await promised({ placeAlert: area })).toBe(translatorOf(placeAlertWords, 'pl')(alert, { area: areaText(area, 'pl') }));
  },
);
