/** An answer of the FAQ: what leaves for the model, and what of its answer is shown (docs/rules/reports.md#answers-to-questions). */

import { type FaqId, faqIds } from './faq.ts';

/** Who wrote an answer: the model, or the page itself with the question that fits best. */
export const faqAuthors = ['ai', 'text'] as const;
export type FaqAuthor = (typeof faqAuthors)[number];

/** What a model says: paragraphs whose sentences end with the sources that they rest on, `[3]` being the third question of the page. */
export type FaqDraft = { readonly paragraphs: readonly string[] };

/** An answer as it is shown: harmless HTML and its sources in the order in which it names them. */
export type FaqAnswer = { readonly html: string; readonly sources: readonly FaqId[] };

const paragraphsMax = 6;
const lettersMax = 2_000;

/**
 * A question without what might name somebody: addresses of e-mail, and numbers of six digits and more, such as PESEL, NIP, telephone and
 * account. `Mój NIP to 525-000-73-13` becomes `Mój NIP to …` (docs/rules/reports.md#what-leaves-with-a-question).
 */
export const withoutPersonalData = (question: string): string =>
  question
    .replace(/[^\s@<>]+@[^\s@<>]+/g, '…')
    .replace(/\+?\d(?:[\s().-]{0,2}\d){5,}/g, '…')
    .trim();

/**
 * What is shown of a draft: paragraphs, bold words (`**so**`) and the numbers of sources that exist, anything else as the letters that it
 * is. Null when nothing remains or no sentence has a source: an answer that rests on nothing of the page is not shown
 * (docs/rules/reports.md#answers-to-questions).
 *
 * `['Tak.[2] **Zawsze**.[99]']` becomes `<p>Tak.<sup><a href="#qualified-signature">1</a></sup> <b>Zawsze</b>.</p>` with one source.
 */
export const answerOf = ({ paragraphs }: FaqDraft): FaqAnswer | null => {
  const sources: FaqId[] = [];
  const shown = paragraphs.map((text) => text.trim()).filter(Boolean);
  const html = shown
    .slice(0, paragraphsMax)
    .map((text) => `<p>${paragraphHtml(text.slice(0, lettersMax), sources)}</p>`)
    .join('');
  return sources.length === 0 ? null : { html, sources };
};

/** A text of our own as the same HTML. */
export const plainHtml = (text: string): string => `<p>${escaped(text)}</p>`;

const paragraphHtml = (text: string, sources: FaqId[]): string =>
  escaped(text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' '))
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(/ ?\[(\d{1,3})\]/g, (_, number: string) => sourceHtml(faqIds[Number(number) - 1], sources));

const sourceHtml = (id: FaqId | undefined, sources: FaqId[]): string => {
  if (id === undefined) return '';
  if (!sources.includes(id)) sources.push(id);
  return `<sup><a href="#${id}">${sources.indexOf(id) + 1}</a></sup>`;
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
