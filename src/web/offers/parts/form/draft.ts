import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { Answer, WireRefusal } from '../../../../contract/kit/client.ts';
import type { offersCalls } from '../../../../contract/offers/endpoints.ts';
import { offerNumbers } from '../../../../domain/kit/numbers.ts';
import { applyPatch, changedSections, mergeForms, type OfferPatch, patchBetween } from '../../../../domain/offers/rules/merge.ts';
import type { OfferForm } from '../../../../domain/offers/types.ts';
import type { Saving } from '../../../kit/form/save-state.tsx';

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
export type Kept = { readonly base: OfferForm; readonly form: OfferForm };

export type DraftPorts = {
  readonly save: (version: number, patch: OfferPatch) => Promise<Answer<Saved>>;
  readonly load: () => Promise<Answer<Wire>>;
  readonly keep: (kept: Kept | null) => void;
  readonly kept: () => Kept | null;
};

const retryMs = 10_000;
/** What another try in a while may well mend. */
const isPassing = (refusal: WireRefusal): boolean => ['network', 'internal', 'exhausted', 'deadline'].includes(refusal.kind);

/**
 * A long form that saves itself: five seconds after the last edit, with the version it was read at. What could not be sent stays on the
 * device; what another device saved meanwhile is joined part by part, and the person is asked where both changed the same part.
 */
export class Draft {
  readonly #ports: DraftPorts;
  readonly #listeners = new Set<() => void>();
  /** The form as the server had it when this device last read or saved it. */
  #base: OfferForm;
  #version: number;
  #state: DraftState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | null = null;

  constructor(loaded: Pick<OfferEdit, 'form' | 'version' | 'isSaved' | 'savedAt'>, ports: DraftPorts) {
    this.#ports = ports;
    this.#base = loaded.form;
    this.#version = loaded.version;
    const saving = loaded.isSaved ? 'saved' : 'idle';
    this.#state = { form: loaded.form, saving, savedAt: loaded.savedAt, isSaved: true, conflict: null, notice: null, refusal: null };
  }

  readonly get = (): DraftState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Changes the form and saves it a moment after the last change. */
  change(next: (form: OfferForm) => OfferPatch): void {
    const form = applyPatch(this.#state.form, next(this.#state.form));
    const isSaved = changedSections(this.#base, form).length === 0;
    this.#set({ form, isSaved, saving: isSaved ? 'saved' : 'saving' });
    this.#remember();
    if (!isSaved) this.#later(offerNumbers.autosaveMs);
  }

  /** Sends what is not saved yet, one save after the other; true when the server has everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#running) await this.#running;
    this.#running = this.#send();
    try {
      return await this.#running;
    } finally {
      this.#running = null;
    }
  }

  /** The page read the offer again: newer than ours means another device, or a photo that was added here. */
  receive(edit: Pick<OfferEdit, 'form' | 'version'>): void {
    if (this.#running || edit.version <= this.#version || this.#state.conflict) return;
    if (this.#join(edit.form, edit.version) && this.#isDirty()) this.#later(offerNumbers.autosaveMs);
  }

  /** The person's answer where both devices changed the same part. */
  resolve(whose: 'mine' | 'theirs'): void {
    const { conflict, form } = this.#state;
    if (!conflict) return;
    const merged = mergeForms(this.#base, form, conflict.theirs).form;
    const mine = Object.fromEntries(conflict.sections.map((section) => [section, form[section] ?? null]));
    this.#base = conflict.theirs;
    this.#version = conflict.version;
    this.#set({ form: whose === 'mine' ? applyPatch(merged, mine) : merged, conflict: null, notice: null });
    this.#remember();
    void this.flush();
  }

  /** Takes up what this device kept from an earlier visit and the server never got. */
  restore(): void {
    const kept = this.#ports.kept();
    if (kept === null || changedSections(kept.base, kept.form).length === 0) {
      this.#ports.keep(null);
      return;
    }
    const theirs = this.#base;
    this.#base = kept.base;
    this.#set({ form: kept.form, isSaved: false });
    if (!this.#join(theirs, this.#version)) return;
    const isDirty = this.#isDirty();
    this.#set(isDirty ? { notice: 'restored', saving: 'saving' } : { notice: null });
    if (isDirty) this.#later(offerNumbers.autosaveMs);
  }

  #set(part: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  #isDirty(): boolean {
    return changedSections(this.#base, this.#state.form).length > 0;
  }

  #remember(): void {
    this.#ports.keep(this.#isDirty() ? { base: this.#base, form: this.#state.form } : null);
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  async #send(): Promise<boolean> {
    if (this.#state.conflict) return false;
    if (!this.#isDirty()) {
      this.#set({ saving: this.#state.savedAt ? 'saved' : 'idle', isSaved: true });
      return true;
    }
    const sent = this.#state.form;
    this.#set({ saving: 'saving' });
    const answer = await this.#ports.save(this.#version, patchBetween(this.#base, sent));
    return answer.ok ? this.#settled(answer.value, sent) : this.#refused(answer.refusal);
  }

  #settled({ version, savedAt }: Saved, sent: OfferForm): boolean {
    this.#base = sent;
    this.#version = version;
    this.#remember();
    const isSaved = !this.#isDirty();
    this.#set({ saving: isSaved ? 'saved' : 'saving', savedAt, isSaved, refusal: null });
    if (!isSaved) this.#later(offerNumbers.autosaveMs);
    return isSaved;
  }

  async #refused(refusal: WireRefusal): Promise<boolean> {
    if (refusal.code === 'offer.stale_version') return this.#catchUp();
    const passing = isPassing(refusal);
    this.#set({ saving: refusal.kind === 'network' ? 'offline' : 'failed', refusal: passing ? null : refusal });
    if (passing) this.#later(retryMs);
    return false;
  }

  async #catchUp(): Promise<boolean> {
    const newest = await this.#ports.load();
    if (!newest.ok) return this.#refused(newest.refusal);
    return this.#join(editOf(newest.value).form, newest.value.version) ? this.#send() : false;
  }

  /** Joins what the server has now with what was changed here; false where the person must choose. */
  #join(theirs: OfferForm, version: number): boolean {
    const { form, conflicts } = mergeForms(this.#base, this.#state.form, theirs);
    if (conflicts.length > 0) {
      this.#set({ conflict: { theirs, version, sections: conflicts }, saving: 'failed', isSaved: false });
      return false;
    }
    const isNew = changedSections(this.#base, theirs).length > 0;
    this.#base = theirs;
    this.#version = version;
    this.#set({ form, isSaved: !this.#isDirty(), ...(isNew && { notice: 'newer' as const }) });
    this.#remember();
    return true;
  }
}
