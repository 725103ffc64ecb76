/** What a call answered, as far as its outcome is told by one word. */
export type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: { readonly code: string } };

/** The code of a refusal; `ok` when there was none. */
export const codeOf = (answer: Answer): string => (answer.ok ? 'ok' : answer.refusal.code);
