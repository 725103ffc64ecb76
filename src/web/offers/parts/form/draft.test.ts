import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer, WireRefusal } from '../../../../contract/kit/client.ts';
import { offerNumbers } from '../../../../domain/kit/numbers.ts';
import { applyPatch, type OfferPatch, takeFields } from '../../../../domain/offers/rules/merge/merge.ts';
import type { OfferForm } from '../../../../domain/offers/types.ts';
import type { DeviceDraft } from '../../../kit/draft/account-storage.ts';
import { makeOfferDraft, type OfferEdit, type OfferPorts } from './draft.ts';

type Saves = Awaited<ReturnType<OfferPorts['save']>>;

/** A server with one offer, and a device whose storage outlives its pages. */
const world = (form: OfferForm = { name: 'A' }) => {
  const server = { form, version: 3, isReachable: true, losesAnswers: false };
  let kept: DeviceDraft<OfferForm> | null = null;
  const no = (code: WireRefusal['code'], kind: 'conflict' | 'network'): Answer<never> => ({ ok: false, refusal: { code, kind } });
  const write = (patch: OfferPatch): void => {
    server.form = applyPatch(server.form, patch);
    server.version += 1;
  };
  const save = vi.fn(async (version: number, patch: OfferPatch): Promise<Saves> => {
    if (!server.isReachable) return no('kit.network', 'network');
    if (version !== server.version) return no('offer.stale_version', 'conflict');
    write(patch);
    if (server.losesAnswers) return no('kit.network', 'network');
    return { ok: true, value: { version: server.version, savedAt: '2026-11-21T10:00:00Z' as never } };
  });
  const edit = (): OfferEdit => ({ form: server.form, version: server.version, isSaved: true, savedAt: null }) as OfferEdit;
  const ports: OfferPorts = {
    save,
    load: async () => ({ ok: true, value: edit() as never }),
    keep: {
      read: () => kept,
      write: (next) => {
        kept = next;
      },
    },
  };
  return { server, save, write, open: () => makeOfferDraft(edit(), ports), edit, kept: () => kept };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const type = (draft: ReturnType<typeof makeOfferDraft>, patch: OfferPatch): void => draft.change((form) => applyPatch(form, patch));
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

test('a form is saved once, five seconds after the last edit', async () => {
  const { open, server, save } = world();
  const draft = open();
  type(draft, { name: 'B' });
  await pass(4_999);
  type(draft, { name: 'Bo' });
  await pass(4_999);
  expect(save).not.toHaveBeenCalled();
  expect(draft.get()).toMatchObject({ isSaved: false, saving: 'saving' });
  await pass(1);
  expect(server.form.name).toBe('Bo');
  expect(draft.get()).toMatchObject({ isSaved: true, saving: 'saved' });
});

test('a field that is left is saved at once, the next not sooner than two seconds later, and what did not change never', async () => {
  const { open, server, save } = world();
  const draft = open();
  draft.leave();
  type(draft, { name: 'B' });
  draft.leave();
  await pass(0);
  expect(server.form.name).toBe('B');
  draft.leave();
  type(draft, { name: 'C' });
  draft.leave();
  await pass(1_900);
  // The next field is being typed in: its pause does not put off the one that was left.
  type(draft, { description: 'C' });
  await pass(99);
  expect(save).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(server.form).toMatchObject({ name: 'C', description: 'C' });
  await pass(60_000);
  expect(save).toHaveBeenCalledTimes(2);
});

test('a field that is left while a save runs is saved after it, and one that is left without a network waits for the next try', async () => {
  const { open, server, save } = world();
  const draft = open();
  type(draft, { name: 'B' });
  const running = draft.flush();
  type(draft, { name: 'C' });
  draft.leave();
  await running;
  await pass(2_000);
  expect(server.form.name).toBe('C');
  expect(save.mock.calls.map(([version]) => version)).toEqual([3, 4]);
  server.isReachable = false;
  type(draft, { name: 'D' });
  draft.leave();
  await pass(2_000);
  expect(draft.get().saving).toBe('offline');
  draft.leave();
  await pass(2_000);
  expect(save).toHaveBeenCalledTimes(3);
  server.isReachable = true;
  await pass(8_000);
  expect(server.form.name).toBe('D');
});

test("a save whose answer was lost is known as one's own after any number of tries without a network", async () => {
  const { open, server } = world();
  const draft = open();
  server.losesAnswers = true;
  type(draft, { name: 'B' });
  await draft.flush();
  server.isReachable = false;
  for (const name of ['C', 'D', 'E', 'F', 'G', 'H']) {
    type(draft, { name });
    await draft.flush();
    await draft.flush();
  }
  server.isReachable = true;
  server.losesAnswers = false;
  expect(await draft.flush()).toBe(true);
  expect(server.form.name).toBe('H');
  expect(draft.get()).toMatchObject({ conflict: null, notice: null });
});

test('what is typed while a save runs is saved after it', async () => {
  const { open, server } = world();
  const draft = open();
  type(draft, { name: 'B' });
  const running = draft.flush();
  type(draft, { name: 'C' });
  expect(await running).toBe(false);
  await pass(offerNumbers.autosaveMs);
  expect(server.form.name).toBe('C');
});

test('however many ask for saving at once, one save runs after the other', async () => {
  const { open, save, server } = world();
  const draft = open();
  type(draft, { name: 'B' });
  const first = draft.flush();
  type(draft, { name: 'C' });
  await Promise.all([first, draft.flush(), draft.flush()]);
  expect(save.mock.calls.map(([version]) => version)).toEqual([3, 4]);
  expect(server.form.name).toBe('C');
  expect(draft.get()).toMatchObject({ isSaved: true, notice: null });
});

test('without a network the edit stays on the device, survives a reload and is sent later', async () => {
  const { open, server, kept } = world();
  server.isReachable = false;
  const draft = open();
  type(draft, { name: 'B' });
  await draft.flush();
  expect(draft.get()).toMatchObject({ saving: 'offline', isSaved: false });
  const again = open();
  again.restore();
  expect(again.get()).toMatchObject({ notice: 'restored', form: { name: 'B' } });
  server.isReachable = true;
  await again.flush();
  expect(server.form.name).toBe('B');
  expect(kept()).toBeNull();
});

test('changes of another device in other parts are joined without asking', async () => {
  const { open, server, write } = world();
  const draft = open();
  write({ description: 'theirs' });
  type(draft, { name: 'mine' });
  expect(await draft.flush()).toBe(true);
  expect(server.form).toMatchObject({ name: 'mine', description: 'theirs' });
  expect(draft.get().notice).toBe('newer');
});

test("one's own save whose answer was lost is no other device's, even where another one changed other parts", async () => {
  const { open, server, write } = world();
  const draft = open();
  server.losesAnswers = true;
  type(draft, { name: 'B' });
  await draft.flush();
  server.losesAnswers = false;
  type(draft, { name: 'C' });
  expect(await draft.flush()).toBe(true);
  expect(draft.get()).toMatchObject({ conflict: null, notice: null });
  server.losesAnswers = true;
  type(draft, { name: 'D' });
  await draft.flush();
  server.losesAnswers = false;
  write({ description: 'theirs' });
  type(draft, { name: 'E' });
  expect(await draft.flush()).toBe(true);
  expect(server.form).toMatchObject({ name: 'E', description: 'theirs' });
  expect(draft.get()).toMatchObject({ conflict: null, notice: 'newer' });
});

test.each([
  ['mine', 'mine'],
  ['theirs', 'theirs'],
] as const)('a part changed on both devices overwrites nothing until the person chooses %s', async (whose, name) => {
  const { open, server, write } = world();
  const draft = open();
  write({ name: 'theirs' });
  type(draft, { name: 'mine', description: 'added here' });
  expect(await draft.flush()).toBe(false);
  expect(server.form.name).toBe('theirs');
  expect(draft.get().conflict?.parts).toEqual(['name']);
  draft.resolve(whose);
  await pass(0);
  expect(server.form).toMatchObject({ name, description: 'added here' });
  expect(draft.get()).toMatchObject({ conflict: null, isSaved: true });
});

test('of several fields that both devices changed, the person chooses each', async () => {
  const { open, server, write } = world({ name: 'A', address: { street: 'A', city: 'A' } });
  const draft = open();
  write({ name: 'theirs', address: { street: 'theirs', city: 'A' } });
  type(draft, { name: 'mine', address: { street: 'mine', city: 'mine' } });
  await draft.flush();
  expect(draft.get().conflict?.parts).toEqual(['name', 'address.street']);
  draft.resolve(({ form, mine }) => takeFields(form, mine, ['address.street']));
  await pass(0);
  expect(server.form).toEqual({ name: 'theirs', address: { street: 'mine', city: 'mine' } });
  expect(draft.get()).toMatchObject({ conflict: null, isSaved: true });
});

test('what is typed before the choice may make one more conflict, survives a reload, and ends a conflict that it agrees with', async () => {
  const { open, server, write } = world();
  const draft = open();
  write({ name: 'theirs', description: 'theirs' });
  type(draft, { name: 'mine' });
  await draft.flush();
  type(draft, { description: 'mine' });
  expect(draft.get().conflict?.parts).toEqual(['name', 'description']);
  const again = open();
  again.restore();
  expect(again.get()).toMatchObject({ form: { name: 'mine', description: 'mine' }, conflict: { parts: ['name', 'description'] } });
  type(again, { name: 'theirs' });
  type(again, { description: 'theirs' });
  expect(again.get()).toMatchObject({ conflict: null, isSaved: true });
  expect(server.form).toEqual({ name: 'theirs', description: 'theirs' });
});

test('a version that only a photo moved on is taken over without a notice', async () => {
  const { open, write, edit } = world();
  const draft = open();
  write({});
  draft.receive(edit());
  expect(draft.get().notice).toBeNull();
  type(draft, { name: 'B' });
  expect(await draft.flush()).toBe(true);
});

test('a save that was refused leaves nothing behind once its value is put back', async () => {
  const { open, save } = world();
  const draft = open();
  save.mockResolvedValueOnce({ ok: false, refusal: { code: 'kit.invalid_input', kind: 'invalid' } });
  type(draft, { name: 'wrong' });
  await pass(5_000);
  expect(draft.get()).toMatchObject({ isSaved: false, failed: 'save', refusal: { code: 'kit.invalid_input' } });
  type(draft, { name: 'A' });
  expect(draft.get()).toMatchObject({ isSaved: true, saving: 'saved', failed: null, refusal: null });
});
