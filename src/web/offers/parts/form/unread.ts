/** Texts that the form has no place for: what is no number, no day or too long for its field, lists of rooms that are not added yet, and the amount of the type that is not chosen. */

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Leaf, Unit } from '../../../../domain/kit/catalogue.ts';
import { refuseField } from '../../../../domain/kit/fields.ts';
import { isSame } from '../../../../domain/kit/merge.ts';
import { readNumber } from '../../../../domain/kit/typed/number.ts';
import type { Refusal } from '../../../../domain/kit/verdict.ts';
import { entryAt, isOfUse, visitOffer } from '../../../../domain/offers/fields/catalogue.ts';
import type { SectionProblems } from '../../../../domain/offers/rules/publish-readiness.ts';
import type { OfferForm } from '../../../../domain/offers/types.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { useUid } from '../../../accounts/parts/use-uid.ts';
import { accountText, draftName, type Owner, type StoredText, tryStorage } from '../../../kit/draft/account-storage.ts';
import { decimalOf, moneyDigits } from '../../../kit/form/number-field.tsx';
import type { UnreadText } from '../../../kit/form/typed/typed-text.ts';
import { useForm } from './context.ts';

/**
 * What was typed and is no number, no day or too long for its field, by the fields' paths, the lists of rooms of each floor, and under
 * `price.rent` and `price.sell` the grosze of the type that is not chosen. The form has no place for it, so it is kept beside the form, on this device: nothing that was typed goes in silence, also not with a folded section or a reload.
 */
export class UnreadTexts {
  readonly #listeners = new Set<() => void>();
  readonly #stored: StoredText;
  #texts: ReadonlyMap<string, string> = new Map();
  /** Those of fields; the same object while they are the same, so that a key in a list of rooms does not draw the form anew. */
  #ofFields: ReadonlyMap<string, string> = new Map();

  constructor(uid: Owner, offerId: string) {
    this.#stored = accountText('device', uid, draftName(`offer-unread:${offerId}`));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly all = (): ReadonlyMap<string, string> => this.#texts;

  readonly ofFields = (): ReadonlyMap<string, string> => this.#ofFields;

  keep(path: string, text: string | null): void {
    if ((this.#texts.get(path) ?? null) === text) return;
    const others = [...this.#texts].filter(([one]) => one !== path);
    this.#put(new Map(text === null ? others : [...others, [path, text]]));
  }

  /** Takes the texts of a list's rows along to where the rows go: `placeOf` answers the new place of each, or null of one that is gone. */
  takeAlong(list: string, placeOf: (at: number) => number | null): void {
    const start = `${list}.`;
    const next = [...this.#texts].flatMap(([path, text]): readonly (readonly [string, string])[] => {
      if (!path.startsWith(start)) return [[path, text]];
      const [at = '', ...rest] = path.slice(start.length).split('.');
      const place = placeOf(Number(at));
      return place === null ? [] : [[[list, place, ...rest].join('.'), text]];
    });
    this.#put(new Map(next));
  }

  /** Whether something that the form has no place for stands in a field under the path. */
  isUnder(path: string): boolean {
    return [...this.#texts.keys()].some((one) => one.startsWith(`${path}.`));
  }

  /** Takes up what an earlier visit left. */
  restore(): void {
    const kept = tryStorage((): unknown => JSON.parse(this.#stored.read() ?? '[]'));
    if (Array.isArray(kept) && kept.every(isPair) && kept.length > 0) this.#show(new Map(kept));
  }

  #put(texts: ReadonlyMap<string, string>): void {
    if (isSame([...this.#texts], [...texts])) return;
    this.#show(texts);
    this.#stored.write(texts.size > 0 ? JSON.stringify([...texts]) : null);
  }

  #show(texts: ReadonlyMap<string, string>): void {
    this.#texts = texts;
    const ofFields = [...texts].filter(([path]) => entryAt(path) !== undefined);
    if (!isSame([...this.#ofFields], ofFields)) this.#ofFields = new Map(ofFields);
    for (const listener of this.#listeners) listener();
  }
}

const isPair = (item: unknown): item is readonly [string, string] =>
  Array.isArray(item) && item.length === 2 && item.every((part) => typeof part === 'string');

/** The unread texts of the offer's form; `texts` are those of fields. */
export const useUnreadTexts = (offerId: string): { readonly unread: UnreadTexts; readonly texts: ReadonlyMap<string, string> } => {
  const uid = useUid();
  const [unread] = useState(() => new UnreadTexts(uid, offerId));
  useEffect(() => unread.restore(), [unread]);
  return { unread, texts: useSyncExternalStore(unread.subscribe, unread.ofFields, unread.ofFields) };
};

/** The unread text of one field, or of a floor's list of rooms. */
export const useUnread = (path: string): UnreadText => {
  const { unread } = useForm();
  const read = (): string | null => unread.all().get(path) ?? null;
  return { text: useSyncExternalStore(unread.subscribe, read, read), keep: (text) => unread.keep(path, text) };
};

/** The texts of fields that the form asks for: one whose field is gone, or hidden for now, says nothing of the form. */
export const askedTexts = (form: OfferForm, texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> => {
  // Nearly always there are none, and a form is walked in some milliseconds.
  if (texts.size === 0) return texts;
  const asked = new Set(visitOffer(form).flatMap(({ path, field }) => (isOfUse(field, form.legalMainUse) ? [path] : [])));
  return new Map([...texts].filter(([path]) => asked.has(path)));
};

/** The problems of the sections with those of the unread texts, each instead of what the form says of the empty field. */
export const withUnread = (found: SectionProblems, texts: ReadonlyMap<string, string>, of: UnreadFacts): SectionProblems => {
  const unread = [...texts].flatMap(([path, text]) => unreadProblem(path, text, of));
  if (unread.length === 0) return found;
  const paths = new Set(unread.map(({ field }) => field));
  return found.map(({ section, problems }) => {
    const own = unread.filter(({ field = '' }) => entryAt(field)?.field.section === section);
    return { section, problems: [...problems.filter(({ field }) => !paths.has(field)), ...own] };
  });
};

type UnreadFacts = { readonly lang: Lang; readonly unitOf: (unit: Unit | 'zł') => string; readonly isEmpty: (path: string) => boolean };

const unreadProblem = (path: string, text: string, facts: UnreadFacts): readonly Refusal[] => {
  const field = entryAt(path)?.field;
  if (field === undefined || !facts.isEmpty(path)) return [];
  switch (field.kind) {
    case 'number':
    case 'money':
      return numberProblem(field, path, text, facts);
    case 'day':
      return [refuseField('field.invalid_date', { field: path })];
    case 'text':
      return [refuseField('field.too_long', { field: path, params: { max: field.max ?? field.stored } })];
    default:
      return [];
  }
};

type NumberLeaf = Extract<Leaf, { readonly kind: 'number' | 'money' }>;

const numberProblem = (field: NumberLeaf, path: string, text: string, { lang, unitOf }: UnreadFacts): readonly Refusal[] => {
  const { unit, digits } = expectedOf(field);
  const { problem } = readNumber(text, { digits, decimal: decimalOf(lang), ...(unit && { unit }) });
  if (problem === 'other_unit' && unit) return [refuseField('field.other_unit', { field: path, params: { unit: unitOf(unit) } })];
  if (problem !== 'too_precise') return [refuseField('field.not_a_number', { field: path })];
  return [digits === 0 ? refuseField('field.not_whole', { field: path }) : refuseField('field.too_precise', { field: path, params: { n: digits } })];
};

/** What a number field of the catalogue expects to be typed. */
const expectedOf = (field: NumberLeaf): { readonly unit: Unit | 'zł' | undefined; readonly digits: number } =>
  field.kind === 'money' ? { unit: field.unit ?? 'zł', digits: moneyDigits } : { unit: field.unit, digits: field.digits ?? 0 };
