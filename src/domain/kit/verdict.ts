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
  | 'deadline'; // DEADLINE_EXCEEDED

/** A catalogue of a room's refusals: code → kind. Codes are dotted, `offer.not_editable`; words live in `words/<room>`. */
export type RefusalCatalogue = Readonly<Record<`${string}.${string}`, RefusalKind>>;

/** Values that a refusal's sentence may show. Amounts travel as grosze, days and instants as ISO strings. */
export type RefusalParams = Readonly<Record<string, string | number>>;

/** An expected "no": a code, never a sentence. `field` is a path such as `areaDetails.levels.0.surface`. */
export type Refusal = {
  readonly code: string;
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

/** Makes a room's `refuse(code, {field, params})` from its catalogue, so that a misspelt code does not compile. */
export const refuser =
  <const C extends RefusalCatalogue>(catalogue: C) =>
  (code: keyof C & string, more: Omit<Refusal, 'code' | 'kind'> = {}): Refusal => ({
    code,
    kind: catalogue[code] as RefusalKind,
    ...more,
  });
