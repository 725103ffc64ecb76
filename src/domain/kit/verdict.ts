import type { fieldRefusals } from './fields.ts';
import type { lifecycleRefusals } from './lifecycle.ts';
import type { kitRefusals } from './refusals.ts';

/** How a refusal maps to the canonical wire codes (docs/rules/wire.md#statuses); the mapping itself stands in `server/kit`. */
export type RefusalKind =
  | 'invalid' // INVALID_ARGUMENT
  | 'precondition' // FAILED_PRECONDITION
  | 'unauthenticated' // UNAUTHENTICATED
  | 'denied' // PERMISSION_DENIED
  | 'missing' // NOT_FOUND
  | 'exists' // ALREADY_EXISTS
  | 'conflict' // ABORTED
  | 'exhausted' // RESOURCE_EXHAUSTED
  | 'deadline' // DEADLINE_EXCEEDED
  | 'unavailable'; // UNAVAILABLE

/** A catalogue of a room's refusals: code → kind. Codes are dotted, `offer.not_editable`; words live in `words/<room>`. */
export type RefusalCatalogue = Readonly<Record<`${string}.${string}`, RefusalKind>>;

/**
 * The catalogues of the product. A room adds its own where it declares it (`declare module`), so that a code is known everywhere and kit
 * imports no room.
 */
export interface RefusalCatalogues {
  readonly kit: typeof kitRefusals;
  readonly fields: typeof fieldRefusals;
  readonly lifecycle: typeof lifecycleRefusals;
}

/** Every code of the product. */
export type RefusalCode = { [Room in keyof RefusalCatalogues]: keyof RefusalCatalogues[Room] }[keyof RefusalCatalogues];

/** Values that a refusal's sentence may show. Amounts travel as grosze, days and instants as ISO strings. */
export type RefusalParams = Readonly<Record<string, string | number>>;

/** An expected "no": a code, never a sentence. `field` is a path such as `areaDetails.levels.0.surface`. */
export type Refusal = {
  readonly code: RefusalCode;
  readonly kind: RefusalKind;
  readonly field?: string;
  readonly params?: RefusalParams;
  /** More problems of the same kind, each with its own field (publish-readiness, input shape). */
  readonly problems?: readonly Refusal[];
};

/** What a rule answers: `null` means "yes". */
export type Verdict = Refusal | null;

/** What a command answers: a value or an expected refusal. Faults are exceptions. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** Wraps a value as a success. */
export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

/** Wraps a refusal as a result. */
export const refused = (refusal: Refusal): Result<never> => ({ ok: false, refusal });

/** Makes a room's `refuse(code, {field, params})` from its catalogue, so that a misspelt code does not compile; nor does a catalogue that is not in `RefusalCatalogues`. */
export const refuser =
  <Code extends RefusalCode>(catalogue: Readonly<Record<Code, RefusalKind>>) =>
  (code: Code, more: Omit<Refusal, 'code' | 'kind'> = {}): Refusal => ({ code, kind: catalogue[code], ...more });
