/** A nominal type: a plain value that only the named parser may mint. */
type Brand<T, Name extends string> = T & { readonly __brand: Name };

/** An integer number of grosze (1/100 zł). Money is never a float. */
export type Grosze = Brand<number, 'Grosze'>;

/** A calendar day `YYYY-MM-DD` in Europe/Warsaw. Compares by string order. */
export type Day = Brand<string, 'Day'>;

/** A moment as ISO 8601 UTC with milliseconds, `2026-11-20T12:00:00.000Z`. Compares by string order. */
export type Instant = Brand<string, 'Instant'>;

/** A server-made identifier: 20 characters of `[A-Za-z0-9]`. */
export type Id = string;
