import { expect, it, vi } from 'vitest';
import type { Answer } from '../../../../../../contract/kit/client.ts';
import type { OfferForm } from '../../../../../../domain/offers/types.ts';
import { formWords } from '../../../../../../words/kit/form.ts';
import { offerFormWords } from '../../../../../../words/offers/form.ts';
import { makeOfferDraft, type OfferPorts } from '../../draft.ts';
import { askDescription } from './ask-description.ts';

type SaveAnswer = Awaited<ReturnType<OfferPorts['save']>>;

/** Asks from a form with a change that is not saved yet; the server answers its save and the question as given. */
const asked = async (saved: SaveAnswer, answer: Answer<{ readonly description: string | null }> = { ok: true, value: { description: 'Lokal.' } }) => {
  const draft = makeOfferDraft(
    { form: {} as OfferForm, version: 1, isSaved: true, savedAt: null },
    { load: vi.fn(), save: async () => saved, keep: { read: () => null, write: vi.fn() } },
  );
  draft.change(() => ({ name: 'Lokal przy rynku' }) as OfferForm);
  const ask = vi.fn(async () => answer);
  const found = await askDescription(draft, ask, 'pl');
  // Nothing of the draft tries again after the test.
  draft.change(() => ({}) as OfferForm);
  return {
    found: typeof found === 'object' && 'unsaved' in found ? { unsaved: found.unsaved.replaceAll('\u00a0', ' ') } : found,
    times: ask.mock.calls.length,
  };
};

const refused = (refusal: Extract<SaveAnswer, { readonly ok: false }>['refusal']): SaveAnswer => ({ ok: false, refusal });
const saved = { ok: true, value: { version: 2, savedAt: '2026-11-28T20:00:00Z' } } as SaveAnswer;
const message = 'Tej oferty nie można już zmienić.';

it.each([
  ['by its own words', refused({ code: 'offer.not_editable', kind: 'precondition', message }), message],
  ['for want of a network', refused({ code: 'kit.network', kind: 'network' } as never), offerFormWords.pl['toast.next.offline']],
  ['by a fault of the server', refused({ code: 'kit.internal', kind: 'internal' } as never), formWords.pl['save.failed']],
])('where the save before it is refused %s, that is said and nobody is asked', async (_, save, unsaved) => {
  expect(await asked(save)).toEqual({ found: { unsaved }, times: 0 });
});

it('asks once the project is saved, and tells a text from none', async () => {
  expect(await asked(saved)).toEqual({ found: { text: 'Lokal.' }, times: 1 });
  expect(await asked(saved, { ok: true, value: { description: null } })).toEqual({ found: 'away', times: 1 });
  expect(await asked(saved, { ok: false, refusal: { code: 'kit.internal', kind: 'internal' } as never })).toEqual({ found: 'away', times: 1 });
});
