/** The screens of the sign-in dialog. */

/** The dialog's screens: sign in, sign up (two steps), the e-mailed code, forgotten password. */
export const modes = ['in', 'up', 'code', 'forgot'] as const;
export type Mode = (typeof modes)[number];

export const isMode = (text: string): text is Mode => (modes as readonly string[]).includes(text);
