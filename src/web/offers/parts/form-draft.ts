import type { OutputOf } from '../../../contract/kit/call.ts';
import type { Answer, WireRefusal } from '../../../contract/kit/client.ts';
import type { offersCalls } from '../../../contract/offers/endpoints.ts';
import { offerNumbers } from '../../../domain/kit/numbers.ts';
import { applyPatch, changedSections, mergeForms, type OfferPatch, patchBetween } from '../../../domain/offers/rules/merge.ts';
import type { OfferForm } from '../../../domain/offers/types.ts';
import type { Saving } from '../../kit/form/save-state.tsx';

type Wire = OutputOf<typeof offersCalls.getOfferForm>;
/** The owner's editing read; JSON knows no undefined, so the wire's form is the domain's. */
export type OfferEdit = Omit<Wire, 'form'> & { readonly form: OfferForm };
export const editOf = (wire: Wire): OfferEdit => ({ ...wire, form: wire.form as OfferForm });

type Saved = OutputOf<typeof offersCalls.saveOffer>;

/** What another device saved in the very parts that were changed here. */
type Conflict = { readonly theirs: OfferForm; readonly version: number; readonly sections: readonly (keyof OfferForm)[] };

export type DraftState = {
  readonly form: OfferForm;
  readonly saving: Saving;
  readonly savedAt: string | null;
  /** Nothing is waiting to be saved. */
  readonly isSaved: boolean;
  readonly conflict: Conflict | null;
  readonly notice: 'restored' | 'newer' | null;
  readonly refusal: WireRefusal | null;
};

/** The draft as it is kept on this device until the server has it. */
type Kept = { readonly base: OfferForm; readonly form: OfferForm };

export type DraftPorts = {
  readonly save: (version: number, patch: OfferPatch) => Promise<Answer<Saved>>;
  readonly load: () => Promise<Answer<Wire>>;
  readonly keep: (kept: Kept | null) => void;
  readonly kept: () => Kept | null;
};

const retryMs = 10_000;
const isLasting = (refusal: WireRefusal): boolean => ['network', 'internal', 'exhausted', 'deadline'].includes(refusal.kind);

/**
 * A long form that saves itself: five seconds after the last edit, with the version it was read at. What could not be sent stays on the
 * device; what another device saved meanwhile is joined part by part, and the person is asked where both changed the same part.
 */
export const createDraft = (loaded: OfferEdit, ports: DraftPorts) => {
  let base: OfferForm = loaded.form;
  let version = loaded.version;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();
  let state: DraftState = {
    form: base,
    saving: loaded.isSaved ? 'saved' : 'idle',
    savedAt: loaded.savedAt,
    isSaved: true,
    conflict: null,
    notice: null,
    refusal: null,
  };

  const set = (part: Partial<DraftState>): void => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const isDirty = (): boolean => changedSections(base, state.form).length > 0;
  const remember = (): void => ports.keep(isDirty() ? { base, form: state.form } : null);
  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  const settled = (saved: Saved, sent: OfferForm): void => {
    base = sent;
    version = saved.version;
    remember();
    const dirty = isDirty();
    set({ saving: dirty ? 'saving' : 'saved', savedAt: saved.savedAt, isSaved: !dirty, refusal: null });
    if (dirty) later(offerNumbers.autosaveMs);
  };

  /** Joins what the server has now with what was changed here. */
  const join = (theirs: OfferForm, theirVersion: number): boolean => {
    const { form, conflicts } = mergeForms(base, state.form, theirs);
    if (conflicts.length > 0) {
      set({ conflict: { theirs, version: theirVersion, sections: conflicts }, saving: 'failed', isSaved: false });
      return false;
    }
    const seenNew = changedSections(base, theirs).length > 0;
    base = theirs;
    version = theirVersion;
    set({ form, isSaved: !isDirty(), ...(seenNew && { notice: 'newer' as const }) });
    remember();
    return true;
  };

  const refused = async (refusal: WireRefusal): Promise<boolean> => {
    if (refusal.code === 'offer.stale_version') {
      const newest = await ports.load();
      if (newest.ok && join(editOf(newest.value).form, newest.value.version)) return send();
      if (newest.ok) return false;
      return refused(newest.refusal);
    }
    set({ saving: refusal.kind === 'network' ? 'offline' : 'failed', refusal: isLasting(refusal) ? null : refusal });
    if (isLasting(refusal)) later(retryMs);
    return false;
  };

  const send = async (): Promise<boolean> => {
    if (state.conflict) return false;
    const sent = state.form;
    if (!isDirty()) {
      set({ saving: state.savedAt ? 'saved' : 'idle', isSaved: true });
      return true;
    }
    set({ saving: 'saving' });
    const answer = await ports.save(version, patchBetween(base, sent));
    if (!answer.ok) return refused(answer.refusal);
    settled(answer.value, sent);
    return !isDirty();
  };

  /** Sends what is not saved yet; true when the server has everything. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer);
    if (running) await running;
    running = send();
    try {
      return await running;
    } finally {
      running = null;
    }
  };

  const change = (next: OfferPatch | ((form: OfferForm) => OfferPatch)): void => {
    set({ form: applyPatch(state.form, typeof next === 'function' ? next(state.form) : next) });
    remember();
    const dirty = isDirty();
    set({ isSaved: !dirty, saving: dirty ? 'saving' : 'saved' });
    if (dirty) later(offerNumbers.autosaveMs);
  };

  /** The loader read the offer again: newer than ours means another device, or a photo that was added here. */
  const receive = (edit: OfferEdit): void => {
    if (running || edit.version <= version || state.conflict) return;
    if (join(edit.form, edit.version) && isDirty()) later(offerNumbers.autosaveMs);
  };

  const resolve = (whose: 'mine' | 'theirs'): void => {
    const { conflict } = state;
    if (!conflict) return;
    const merged = mergeForms(base, state.form, conflict.theirs).form;
    const mine = Object.fromEntries(conflict.sections.map((section) => [section, state.form[section] ?? null]));
    base = conflict.theirs;
    version = conflict.version;
    set({ form: whose === 'mine' ? applyPatch(merged, mine) : merged, conflict: null, notice: null });
    remember();
    void flush();
  };

  /** What this device kept from an earlier visit and the server never got. */
  const restore = (): void => {
    const kept = ports.kept();
    if (!kept || changedSections(kept.base, kept.form).length === 0) return ports.keep(null);
    const theirs = base;
    base = kept.base;
    set({ form: kept.form, isSaved: false });
    if (!join(theirs, version)) return;
    if (!isDirty()) return set({ notice: null });
    set({ notice: 'restored', saving: 'saving' });
    later(offerNumbers.autosaveMs);
  };

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change,
    flush,
    receive,
    resolve,
    restore,
    dismiss: () => set({ notice: null }),
    stop: () => clearTimeout(timer),
  };
};

export type Draft = ReturnType<typeof createDraft>;
