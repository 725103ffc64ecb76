import { expect, it, vi } from 'vitest';
import type { DeviceDraft } from '../../../../../kit/draft/account-storage.ts';
import { makeCaptionEdit } from './caption-edit.ts';

/** A device, and a server whose answers come when they are asked for. */
const world = () => {
  let kept: DeviceDraft<string> | null = null;
  const answers: ((error?: string) => void)[] = [];
  const save = vi.fn((_text: string) => new Promise<string | undefined>((resolve) => answers.push(resolve)));
  const saveOnLeaving = vi.fn();
  const copy = {
    read: () => kept,
    write: (next: DeviceDraft<string> | null) => {
      kept = next;
    },
  };
  return { save, saveOnLeaving, answers, kept: () => kept, open: (stored: string) => makeCaptionEdit(stored, { save, saveOnLeaving, copy }) };
};

it('what is typed after a save stays when its answer comes, and when the page reads what was stored', async () => {
  const { open, save, answers } = world();
  const edit = open('');
  edit.type('Sala');
  const first = edit.save();
  edit.type('Sala sprzedaży');
  edit.takeStored('Sala');
  answers[0]?.();
  await first;
  expect(edit.get().text).toBe('Sala sprzedaży');
  void edit.save();
  expect(save.mock.calls).toEqual([['Sala'], ['Sala sprzedaży']]);
});

it('a caption that was cleared before the first answer came is cleared', async () => {
  const { open, save, answers } = world();
  const edit = open('');
  edit.type('Sala');
  const first = edit.save();
  edit.type('');
  void edit.save();
  edit.takeStored('Sala');
  answers[0]?.();
  await first;
  expect([edit.get().text, save.mock.calls]).toEqual(['', [['Sala'], ['']]]);
});

it('what was stored elsewhere is shown where nothing is typed, and by Escape', async () => {
  const { open, kept } = world();
  const edit = open('Sala');
  edit.takeStored('Hala');
  expect(edit.get().text).toBe('Hala');
  edit.type('Hal');
  edit.takeStored('Biuro');
  expect([edit.get().text, kept()]).toEqual(['Hal', { base: 'Biuro', form: 'Hal' }]);
  edit.undo();
  expect([edit.get().text, kept()]).toEqual(['Biuro', null]);
});

it('a text that was saved while Escape took it back is shown', async () => {
  const { open, answers, kept } = world();
  const edit = open('Sala');
  edit.type('Hala');
  const saving = edit.save();
  edit.undo();
  answers[0]?.();
  await saving;
  expect([edit.get().text, kept()]).toEqual(['Hala', null]);
});

it('a page that is left sends what is typed and not saved, and nothing else', async () => {
  const { open, saveOnLeaving, answers } = world();
  const edit = open('Sala');
  edit.leave();
  edit.type('Sala ');
  edit.leave();
  edit.type('Sala A ');
  const saving = edit.save();
  edit.leave();
  answers[0]?.();
  await saving;
  edit.leave();
  expect(saveOnLeaving.mock.calls).toEqual([['Sala A']]);
});

it('what could not be saved stays on the device, and is saved with the next visit', async () => {
  const { open, save, answers, kept } = world();
  const edit = open('');
  edit.type('Sala');
  const saving = edit.save();
  answers[0]?.('offline');
  await saving;
  expect([edit.get(), kept()]).toEqual([
    { text: 'Sala', error: 'offline' },
    { base: '', form: 'Sala' },
  ]);
  const next = open('');
  const restoring = next.restore();
  answers[1]?.();
  await restoring;
  expect([next.get(), kept(), save.mock.calls]).toEqual([{ text: 'Sala', error: undefined }, null, [['Sala'], ['Sala']]]);
});

it('it gives way to what was stored meanwhile, by itself or from elsewhere', async () => {
  const { open, save, kept } = world();
  for (const stored of ['Sala', 'Biuro']) {
    open('').type('Sala');
    const next = open(stored);
    await next.restore();
    expect([next.get().text, kept()]).toEqual([stored, null]);
  }
  expect(save).not.toHaveBeenCalled();
});
