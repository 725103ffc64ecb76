/** The screens of the sign-in dialog. */

/** The dialog's screens: sign in, sign up (two steps), the e-mailed code, forgotten password, the code of the second factor, the completion of a sign-up with an account of another service. */
export const modes = ['in', 'up', 'code', 'forgot', 'second', 'complete'] as const;
/** A screen of the dialog. */
export type Mode = (typeof modes)[number];

/** Is the text the name of a screen? For the address, which may say anything. */
export const isMode = (text: string): text is Mode => (modes as readonly string[]).includes(text);
