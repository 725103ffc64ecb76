/** One of several things that a mail shows: each leads to its own page. */
export type MailCard = { readonly title: string; readonly href: string; readonly lines: readonly string[] };

/** A part of an e-mail. Texts are plain: the renderer escapes them. */
export type MailBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'cards'; readonly cards: readonly MailCard[] }
  | { readonly kind: 'callout'; readonly tone: 'info' | 'warning' | 'success'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string };

/** An e-mail before it is drawn. */
export type MailMessage = { readonly subject: string; readonly preheader: string; readonly blocks: readonly MailBlock[] };

/** The blocks, short to write. */
export const blocks = {
  heading: (text: string): MailBlock => ({ kind: 'heading', text }),
  text: (text: string): MailBlock => ({ kind: 'text', text }),
  facts: (rows: readonly (readonly [string, string])[]): MailBlock => ({ kind: 'facts', rows }),
  button: (label: string, href: string): MailBlock => ({ kind: 'button', label, href }),
  code: (code: string): MailBlock => ({ kind: 'code', code }),
  list: (items: readonly string[]): MailBlock => ({ kind: 'list', items }),
  cards: (cards: readonly MailCard[]): MailBlock => ({ kind: 'cards', cards }),
  callout: (tone: 'info' | 'warning' | 'success', text: string): MailBlock => ({ kind: 'callout', tone, text }),
  note: (text: string): MailBlock => ({ kind: 'note', text }),
};
