import type { Instant } from '../../../domain/kit/brand.ts';
import type { Lang } from '../../../words/kit/words.ts';

/** Marks a stretch of a sentence as bold. Private-use characters: they cannot come from facts, which are cleaned of them. */
export const strong = (text: string): string => `\uE000${text}\uE001`;

/** A line of facts: what it is and its value. */
export type Row = readonly [label: string, value: string];

/** A numbered point of a clause, with lettered points under it. */
export type ClauseItem = { readonly text: string; readonly points?: readonly string[] };

/** A party's card: role over its name, register data, who signs. */
export type PartyCard = { readonly role: string; readonly name: string; readonly lines: readonly string[] };

/** A box of a signature; `byHand` is what stands under its line, where a signature by hand is one of the ways. */
export type SignatureBox = PartyCard & { readonly byHand?: string };

/** A table column: heading, alignment and share of the width. */
export type Column = { readonly head: string; readonly align?: 'left' | 'right' | 'center'; readonly share: number };

/** A room on the plan of a floor: its rectangle in millimetres and what is written into it. */
export type PlanRoom = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
};

/** The bricks of a document. The template knows how each looks; no brick carries markup. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string; readonly lead?: string }
  /** `follows`: on the page of the annex before it. */
  | { readonly kind: 'annex'; readonly over: string; readonly text: string; readonly lead?: string; readonly follows?: boolean }
  | { readonly kind: 'para'; readonly text: string; readonly tone?: 'muted' | 'lead' }
  | { readonly kind: 'clause'; readonly number: string; readonly title: string; readonly items: readonly ClauseItem[] }
  | { readonly kind: 'terms'; readonly number: string; readonly text: string }
  | { readonly kind: 'parties'; readonly cards: readonly PartyCard[] }
  | { readonly kind: 'rows'; readonly rows: readonly Row[]; readonly total?: Row }
  | {
      readonly kind: 'table';
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly string[])[];
      readonly foot?: readonly string[];
      readonly empty?: string;
    }
  | { readonly kind: 'plan'; readonly width: number; readonly height: number; readonly rooms: readonly PlanRoom[] }
  | { readonly kind: 'note'; readonly tone: 'info' | 'warn'; readonly title?: string; readonly text: string }
  | { readonly kind: 'signatures'; readonly title?: string; readonly text?: string; readonly boxes: readonly SignatureBox[] }
  | { readonly kind: 'qr'; readonly svg: string; readonly alt: string; readonly title: string; readonly lines: readonly string[] };

/** A whole document as data: everything that the template prints. */
export type Sheet = {
  readonly lang: Lang;
  /** Serif for contracts, sans for forms and invoices. */
  readonly face: 'serif' | 'sans';
  readonly title: string;
  readonly lead: string;
  /** Kind and number in the running header, `Umowa najmu U/2026/0007`. */
  readonly label: string;
  readonly subject: string;
  /** Words `{page}` and `{pages}` are filled in by the template. */
  readonly pageWords: string;
  readonly watermark?: string;
  /** Stands above everything on the first page: what this file is not. */
  readonly warning?: { readonly title: string; readonly text: string };
  /** Check code and address; a page that has none (the evidence page is checked through its document) leaves them out. */
  readonly check?: {
    readonly code: string;
    readonly codeLabel: string;
    readonly shownAddress: string;
    readonly hint: string;
    readonly qrSvg: string;
    readonly qrAlt: string;
  };
  /** Said at the foot of every page when something runs in test mode. */
  readonly testNote?: string;
  readonly blocks: readonly Block[];
};

/** A document with a template of its own in `assets/typst`: what it prints, and its pictures (JPEG) in the order in which it names them. */
export type Layout = { readonly template: 'sheet' | 'brochure'; readonly data: object; readonly pictures?: readonly Uint8Array[] };

/** What drawing gives back: the exact bytes, their SHA-256 (64 hexadecimal digits) and the number of pages. */
export type DrawnPdf = { readonly pdf: Uint8Array; readonly sha256: string; readonly pages: number };

/** Circumstances of a drawing, beside the facts. The same facts and circumstances give the same bytes. */
export type DrawContext = {
  readonly lang: Lang;
  /** Database time; printed and written into the file's metadata. */
  readonly now: Instant;
  /** Check code, `XXXX-XXXX-XXXX`. */
  readonly code: string;
  readonly baseUrl: string;
  readonly testMode: TestMode;
  /** Set for a translation that only helps reading: the document that binds. */
  readonly readingCopyOf?: { readonly number: string; readonly sha256: string };
};

/** What runs in test mode and must be named in documents (docs/rules/signing.md#test-mode). */
export type TestMode = { readonly selfMadeSeal: boolean; readonly noTimestamp: boolean; readonly noKsef: boolean };
