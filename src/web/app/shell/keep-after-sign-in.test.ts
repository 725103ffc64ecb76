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

/** What the person reads, and the label of the button below it. */
const promised = async (chosen: object): Promise<readonly [text: string, label?: string]> => {
  const good = vi.fn();
  await keepAfterSignIn(JSON.stringify(chosen), { toast: { good, bad: vi.fn() } as never, lang: 'pl', goTo: () => null });
  const [text, , act] = good.mock.calls[0] ?? [];
  return act ? [text, act.label] : [text];
};

const area = { location: 'Łódź', radius: 10, use: null };

test.each([
  [true, true, 'save.done', 'save.see', 'add.done'],
  [false, true, 'save.done.unconfirmed', 'save.see', 'add.done.unconfirmed'],
  [true, false, 'save.done.off', 'title', 'add.done.off'],
] as const)(
  'what is promised where the address is confirmed (%s) and these mails are wanted (%s) is what will be mailed',
  async (emailVerified, mailsOn, search, label, alert) => {
    Object.assign(server, { emailVerified, mailsOn });
    const t = translatorOf(savedWords, 'pl');
    expect(await promised({ offerType: 'rent' })).toEqual([t(search, { name: 'Biura' }), t(label)]);
    expect(await promised({ placeAlert: area })).toEqual([translatorOf(placeAlertWords, 'pl')(alert, { area: areaText(area, 'pl') })]);
  },
);
