/** What keeps a code that was sent by mail from being taken. */
export const codeRefusals = ['code.wrong', 'code.expired', 'code.used', 'code.too_many_tries'] as const;
