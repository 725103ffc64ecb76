import type { Answer, WireRefusal } from '../../../contract/kit/client.ts';
import { isSame, type Merge } from '../../../domain/kit/merge.ts';
import type { RefusalCode } from '../../../domain/kit/verdict.ts';
import type { SaveStatus } from '../form/save-state.tsx';
import type { DeviceCopy } from './account-storage.ts';

/** A draft as the server has it. */
export type ServerDraft<Form> = { readonly form: Form; readonly version: number; readonly savedAt: string | null };

/** What another device saved in the very parts that were changed here. */
type Conflict<Form> = { readonly theirs: Form; readonly version: number; readonly parts: readonly string[] };

/** A draft as the screen draws it; every change is a new object. */
export type DraftState<Form> = {
  readonly form: Form;
  readonly saving: SaveStatus;
  readonly savedAt: string | null;
  /** Nothing is waiting to be saved. */
  readonly isSaved: boolean;
  readonly conflict: Conflict<Form> | null;
  /** `restored`: this device had changes that were never sent; `newer`: another device saved other parts meanwhile. */
  readonly notice: 'restored' | 'newer' | null;
  readonly refusal: WireRefusal | null;
  /** What went wrong last: the save, or reading what another device saved meanwhile. */
  readonly failed: 'save' | 'load' | null;
};

/** The way of a draft to the server and to the device, given by its screen. */
export type DraftPorts<Form> = {
  readonly load: () => Promise<Answer<ServerDraft<Form>>>;
  /** Saves `form`, which began as `base`; refused with `staleCode` when the server has another version than the one named. */
  readonly save: (draft: { readonly version: number; readonly base: Form; readonly form: Form }) => Promise<Answer<Omit<ServerDraft<Form>, 'form'>>>;
  readonly merge: (base: Form, mine: Form, theirs: Form) => Merge<Form>;
  readonly keep: DeviceCopy<Form>;
  readonly staleCode: RefusalCode;
  /** How long after the last change the draft is saved. */
  readonly autosaveMs: number;
};

const retryMs = 10_000;

/** While somebody types, the copy on the device is written no more often than this: the browser's storage takes longer than drawing a key. */
const keepMs = 500;

/** A field that is left is saved no sooner than this after the last save: whoever walks through fields would use up the calls of the minute. */
const leaveMs = 2_000;

/** How many unanswered saves are remembered. */
const sentMost = 5;

/** The first that was lost is the likeliest to have arrived, and a save that is tried again is remembered once. */
const remembered = <Form>(sent: readonly Form[], form: Form): readonly Form[] => {
  if (sent.some((one) => isSame(one, form))) return sent;
  return sent.length < sentMost ? [...sent, form] : [...sent.slice(0, 1), ...sent.slice(2), form];
};

/** Refusals that another try in a while may well mend. */
const isPassing = (refusal: WireRefusal): boolean => ['network', 'internal', 'exhausted', 'deadline', 'unavailable'].includes(refusal.kind);

/**
 * A form that saves itself when a field is left and a moment after the last change, one save after the other, each with the version that it
 * stands on.
 * Unsent changes are kept on the device while somebody types, at once when the page is left. A save whose answer was lost may have reached the server: what was sent is remembered, so that one's own
 * save is never taken for another device's. When the server has a newer version, it is merged with the changes made here (`mergeForms` of
 * domain/offers shows an example); where both changed the same part, nothing is saved until the person chooses.
 */
export class Draft<Form> {
  readonly #ports: DraftPorts<Form>;
  readonly #listeners = new Set<() => void>();
  /** The form as the server had it when this device last read or saved it. */
  #base: Form;
  #version: number;
  /** Forms sent with this version whose answer never came. */
  #sent: readonly Form[] = [];
  #state: DraftState<Form>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #sentAt = Number.NEGATIVE_INFINITY;
  #keeping: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | null = null;

  constructor(loaded: ServerDraft<Form>, ports: DraftPorts<Form>, saving: 'idle' | 'saved' = loaded.savedAt === null ? 'idle' : 'saved') {
    this.#ports = ports;
    this.#base = loaded.form;
    this.#version = loaded.version;
    this.#state = { form: loaded.form, saving, savedAt: loaded.savedAt, isSaved: true, conflict: null, notice: null, refusal: null, failed: null };
  }

  readonly get = (): DraftState<Form> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The version that the server has of this draft, as far as this device knows; 0 when it has none. */
  get version(): number {
    return this.#version;
  }

  /** Changes the form and saves it a moment after the last change. */
  change(next: (form: Form) => Form): void {
    const form = next(this.#state.form);
    if (this.#state.conflict) {
      this.#changeInConflict(form, this.#state.conflict);
      return;
    }
    const isSaved = isSame(this.#base, form);
    // What was refused is taken back with the value: nothing of it waits any more.
    this.#set({ form, isSaved, saving: isSaved ? 'saved' : 'saving', ...(isSaved && { refusal: null, failed: null }) });
    this.#keeping ??= setTimeout(() => this.#keep(), keepMs);
    if (!isSaved) this.#saveIn(this.#ports.autosaveMs);
  }

  /** A field is left: what was changed is saved without the pause. After a save that failed the next try is due by itself. */
  leave(): void {
    const { isSaved, conflict, failed } = this.#state;
    if (isSaved || conflict || failed) return;
    this.#leaving ??= setTimeout(() => void this.flush(), Math.max(0, this.#sentAt + leaveMs - performance.now()));
  }

  /** Ends with the save that is on its way. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** Saves what is not saved yet (with `always` also an unchanged form); true when the server has everything. */
  async flush({ always = false } = {}): Promise<boolean> {
    clearTimeout(this.#timer);
    clearTimeout(this.#leaving);
    this.#leaving = undefined;
    // The page may be gone before this ends: with nothing under way the save is sent before anything is waited for.
    if (this.#keeping !== undefined) this.#keep();
    while (this.#running) await this.#running;
    this.#running = this.#save(always);
    try {
      return await this.#running;
    } finally {
      this.#running = null;
    }
  }

  /** Takes what the page's loader read: a newer version than ours was saved by another device, or by another part of this page. */
  receive({ form, version }: Pick<ServerDraft<Form>, 'form' | 'version'>): void {
    if (this.#running || version <= this.#version || this.#state.conflict) return;
    if (this.#merge(form, version) && this.#isDirty()) this.#saveIn(this.#ports.autosaveMs);
  }

  /** The person's choice where both devices changed the same part: one side's everywhere, or what `choose` makes of the joined forms. */
  resolve(whose: 'mine' | 'theirs' | ((merged: Merge<Form>) => Form)): void {
    const { conflict, form } = this.#state;
    if (!conflict) return;
    const merged = this.#ports.merge(this.#base, form, conflict.theirs);
    const chosen = typeof whose === 'function' ? whose(merged) : whose === 'mine' ? merged.mine : merged.form;
    this.#base = conflict.theirs;
    this.#version = conflict.version;
    this.#set({ form: chosen, conflict: null, notice: null });
    this.#keep();
    void this.flush();
  }

  /** Takes up what this device kept from an earlier visit and the server never got. */
  restore(): void {
    const kept = this.#ports.keep.read();
    if (kept === null || isSame(kept.base, kept.form)) {
      this.forget();
      return;
    }
    const theirs = this.#base;
    this.#base = kept.base;
    this.#sent = kept.sent ?? [];
    this.#set({ form: kept.form, isSaved: false });
    if (!this.#merge(theirs, this.#version)) return;
    const isDirty = this.#isDirty();
    this.#set(isDirty ? { notice: 'restored', saving: 'saving' } : { notice: null });
    if (isDirty) this.#saveIn(this.#ports.autosaveMs);
  }

  /** The person has read the notice. */
  dismiss(): void {
    this.#set({ notice: null });
  }

  /** Removes the copy on this device. */
  forget(): void {
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
    this.#ports.keep.write(null);
  }

  /** What is typed while the person has not chosen yet may make a conflict of one more part, or end the last one. */
  #changeInConflict(form: Form, { theirs, version }: Conflict<Form>): void {
    // Told once, with the outcome below: who chooses would lose the choices made so far.
    this.#state = { ...this.#state, form, conflict: null };
    this.#keep();
    if (this.#merge(theirs, version) && this.#isDirty()) this.#saveIn(this.#ports.autosaveMs);
  }

  #set(part: Partial<DraftState<Form>>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  #isDirty(): boolean {
    return !isSame(this.#base, this.#state.form);
  }

  #keep(): void {
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
    const sent = this.#sent.length === 0 ? {} : { sent: this.#sent };
    this.#ports.keep.write(this.#isDirty() ? { base: this.#base, form: this.#state.form, ...sent } : null);
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  async #save(always: boolean): Promise<boolean> {
    if (this.#state.conflict) return false;
    if (!always && !this.#isDirty()) {
      this.#set({ saving: this.#state.savedAt ? 'saved' : 'idle', isSaved: true });
      return true;
    }
    const sent = this.#state.form;
    this.#set({ saving: 'saving' });
    this.#sent = remembered(this.#sent, sent);
    this.#sentAt = performance.now();
    this.#keep();
    const answer = await this.#ports.save({ version: this.#version, base: this.#base, form: sent });
    return answer.ok ? this.#onSaved(answer.value, sent) : this.#onRefused(answer.refusal);
  }

  #onSaved({ version, savedAt }: Omit<ServerDraft<Form>, 'form'>, sent: Form): boolean {
    this.#base = sent;
    this.#version = version;
    this.#sent = [];
    this.#keep();
    const isSaved = !this.#isDirty();
    this.#set({ saving: isSaved ? 'saved' : 'saving', savedAt, isSaved, refusal: null, failed: null });
    if (!isSaved) this.#saveIn(this.#ports.autosaveMs);
    return isSaved;
  }

  async #onRefused(refusal: WireRefusal, failed: 'save' | 'load' = 'save'): Promise<boolean> {
    if (refusal.code === this.#ports.staleCode) return this.#catchUp();
    const passing = isPassing(refusal);
    this.#set({ saving: refusal.kind === 'network' ? 'offline' : 'failed', refusal: passing ? null : refusal, failed });
    if (passing) this.#saveIn(retryMs);
    return false;
  }

  async #catchUp(): Promise<boolean> {
    const newest = await this.#ports.load();
    if (!newest.ok) return this.#onRefused(newest.refusal, 'load');
    return this.#merge(newest.value.form, newest.value.version) ? this.#save(false) : false;
  }

  /** Merges what the server has now with what was changed here; false where the person must choose. */
  #merge(theirs: Form, version: number): boolean {
    this.#base = this.#sent.findLast((sent) => this.#arrived(sent, theirs)) ?? this.#base;
    const { form, conflicts } = this.#ports.merge(this.#base, this.#state.form, theirs);
    if (conflicts.length > 0) {
      this.#set({ conflict: { theirs, version, parts: conflicts }, saving: 'failed', isSaved: false });
      return false;
    }
    const isNew = !isSame(this.#base, theirs);
    this.#base = theirs;
    if (version !== this.#version) this.#sent = [];
    this.#version = version;
    this.#set({ form, isSaved: !this.#isDirty(), ...(isNew && { notice: 'newer' as const }) });
    this.#keep();
    return true;
  }

  /** Whether the server already holds everything that was sent: joining it once more would change nothing. */
  #arrived(sent: Form, theirs: Form): boolean {
    const { form, conflicts } = this.#ports.merge(this.#base, sent, theirs);
    return conflicts.length === 0 && isSame(form, theirs) && !isSame(this.#base, theirs);
  }
}
