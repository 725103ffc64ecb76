import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage, storedIn } from '../../../../tests/kit/memory-storage.ts';
import { mergeWhole } from '../../../domain/kit/merge.ts';
import { accountDraft, accountText, forgetAccount, hasDrafts, watchStay } from './account-storage.ts';
import { Draft } from './draft.ts';

type Form = { readonly name: string };
type OnStorage = (event: { readonly key: string | null; readonly newValue: string | null }) => void;

const cookies = new Map<string, string>();
const listeners = new Set<OnStorage>();
const [device, tab, otherTab] = [memoryStorage(), memoryStorage(), memoryStorage()];
/** The same page in another tab of the browser: the device's storage is shared, the tab's is not. */
const inTab = (storage: Storage): void => void vi.stubGlobal('sessionStorage', storage);

beforeEach(() => {
  for (const storage of [device, tab, otherTab]) storage.clear();
  cookies.clear();
  vi.stubGlobal('localStorage', device);
  inTab(tab);
  vi.stubGlobal('document', {
    set cookie(text: string) {
      const [name = ''] = text.split('=');
      if (text.endsWith('max-age=0')) cookies.delete(name);
    },
  });
  vi.stubGlobal('addEventListener', (_: string, listener: OnStorage) => void listeners.add(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: OnStorage) => void listeners.delete(listener));
});
afterEach(() => {
  listeners.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const everything = (): string => JSON.stringify([device, tab, otherTab].map(storedIn));

describe('an entry of an account', () => {
  it.each(['device', 'tab'] as const)('is found by this account alone (%s)', (place) => {
    accountText(place, 'A', 'note').write('of A');
    const found = (uid: string | null) => accountText(place, uid, 'note').read();
    expect([found('A'), found('B'), found(null)]).toEqual(['of A', null, null]);
    accountText(place, null, 'note').write('of nobody');
    expect([found('A'), found('B'), found(null)]).toEqual(['of A', null, 'of nobody']);
  });

  it('is there again when the session ran out and the same account signs in, whoever was there meanwhile', () => {
    accountDraft<Form>('device', 'A', 'offer:1').write({ base: { name: '' }, form: { name: 'typed' } });
    watchStay('B', () => undefined);
    forgetAccount('B');
    expect(accountDraft<Form>('device', 'A', 'offer:1').read()?.form).toEqual({ name: 'typed' });
  });

  it('is of one tab: none replaces or removes what another has not sent, and a tab without one takes over what was left', () => {
    const [base, name] = [{ name: '' }, 'offer:1'];
    const copyIn = (storage: Storage) => {
      inTab(storage);
      return accountDraft<Form>('device', 'A', name);
    };
    const [desk, side] = [copyIn(tab), copyIn(otherTab)];
    inTab(tab);
    desk.write({ base, form: { name: 'desk' } });
    inTab(otherTab);
    side.write({ base, form: { name: 'side' } });
    side.write(null);
    expect(copyIn(tab).read()?.form).toEqual({ name: 'desk' });
    expect(copyIn(otherTab).read()?.form).toEqual({ name: 'desk' });
    expect(copyIn(tab).read()?.form).toEqual({ name: 'desk' });
    desk.write(null);
    expect([copyIn(tab).read(), copyIn(otherTab).read()]).toEqual([null, null]);
    accountText('device', 'A', 'draft:offer:1').write(JSON.stringify({ base, form: { name: 'of an older version' } }));
    expect(copyIn(tab).read()?.form).toEqual({ name: 'of an older version' });
    expect(everything()).not.toContain('draft:offer:1"');
  });

  it('is taken over from the visitor where that is wanted, once, and never from another account', () => {
    accountText('tab', null, 'compare').write('1,2');
    const chosen = (uid: string | null) => accountText('tab', uid, 'compare', { takesOver: true }).read();
    expect([chosen('A'), chosen(null), chosen('B')]).toEqual(['1,2', null, null]);
    accountText('tab', null, 'note').write('of nobody');
    expect(accountText('tab', 'A', 'note').read()).toBeNull();
  });

  it('is nothing where the storage is forbidden', () => {
    vi.stubGlobal('localStorage', undefined);
    const text = accountText('device', 'A', 'note');
    text.write('of A');
    expect([text.read(), hasDrafts('A')]).toEqual([null, false]);
  });
});

describe('a chosen sign-out', () => {
  it('leaves nothing of the account, and everything of others', () => {
    const stop = watchStay('A', () => undefined);
    accountText('device', 'A', 'note').write('secret A');
    accountDraft<Form>('tab', 'A', 'form').write({ base: { name: '' }, form: { name: 'secret A' } });
    device.setItem('offer-draft:1', 'secret A, of an older version');
    accountText('device', 'B', 'note').write('of B');
    accountText('device', null, 'recent-offers').write('of nobody');
    cookies.set('userFilters', 'Łódź');
    forgetAccount('A');
    stop();
    expect([accountText('device', 'B', 'note').read(), accountText('device', null, 'recent-offers').read()]).toEqual(['of B', 'of nobody']);
    expect([everything().includes('secret A'), everything().includes('account:A'), cookies.size]).toEqual([false, false, 0]);
  });

  it('is final for a form that is still open: its late copy is not written', async () => {
    vi.useFakeTimers();
    const keep = accountDraft<Form>('device', 'A', 'offer:1');
    const save = vi.fn(async () => ({ ok: false as const, refusal: { code: 'kit.network' as const, kind: 'network' as const } }));
    const ports = { load: save, save, merge: mergeWhole<Form>, keep, staleCode: 'offer.stale_version' as const, autosaveMs: 2_000 };
    const draft = new Draft<Form>({ form: { name: '' }, version: 1, savedAt: null }, ports);
    draft.restore();
    draft.change(() => ({ name: 'typed' }));
    await vi.advanceTimersByTimeAsync(600);
    expect(keep.read()?.form).toEqual({ name: 'typed' });
    draft.change(() => ({ name: 'typed late' }));
    forgetAccount('A');
    await vi.advanceTimersByTimeAsync(60_000);
    // The name of the tab says nothing of anybody.
    for (const storage of [tab, otherTab]) storage.removeItem('tab');
    expect([save.mock.calls.length > 0, everything()]).toEqual([true, JSON.stringify([{}, {}, {}])]);
  });

  it('is final for an entry of a page that was opened before it, also after the account has signed in again', () => {
    const before = accountText('device', 'A', 'note');
    before.write('before');
    forgetAccount('A');
    const after = accountText('device', 'A', 'note');
    after.write('after');
    before.write('late');
    expect([before.read(), after.read()]).toEqual([null, 'after']);
  });

  it('is told to the other tabs, which clear their own storage and go', () => {
    inTab(otherTab);
    const left = vi.fn();
    watchStay('A', left);
    accountText('tab', 'A', 'note').write('secret A');
    inTab(tab);
    const markBefore = device.getItem('account:A');
    forgetAccount('A');
    expect([markBefore === null, everything().includes('secret A')]).toEqual([false, true]);
    inTab(otherTab);
    for (const listener of listeners) listener({ key: 'account:A', newValue: null });
    expect([left.mock.calls.length, everything().includes('secret A')]).toEqual([1, false]);
  });

  it('counts for a tab that was told nothing, as soon as somebody reads a page in it', () => {
    inTab(otherTab);
    accountText('tab', 'A', 'note').write('secret A');
    inTab(tab);
    forgetAccount('A');
    inTab(otherTab);
    expect(accountText('tab', 'A', 'note').read()).toBeNull();
    watchStay('B', () => undefined);
    expect(everything()).not.toContain('secret A');
  });
});

it('asks before what was typed goes: only what was not sent counts', () => {
  accountText('device', 'A', 'recent-offers').write('1');
  accountDraft<Form>('tab', 'B', 'form').write({ base: { name: '' }, form: { name: 'of B' } });
  const draft = accountDraft<Form>('tab', 'A', 'form:1');
  expect(hasDrafts('A')).toBe(false);
  draft.write({ base: { name: '' }, form: { name: 'typed' } });
  expect(hasDrafts('A')).toBe(true);
  draft.write(null);
  expect(hasDrafts('A')).toBe(false);
});

it('takes the filters of the search from the next account, and leaves them to the same one', () => {
  watchStay('A', () => undefined);
  cookies.set('userFilters', 'Łódź');
  watchStay('A', () => undefined);
  expect(cookies.size).toBe(1);
  watchStay('B', () => undefined);
  expect(cookies.size).toBe(0);
});
