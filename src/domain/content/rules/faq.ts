/** The questions and answers: which there are, where each stands, and how they are found (docs/rules/reports.md#questions-and-answers). */

import { fold } from '../../kit/typed/fold.ts';

/** The groups in the order of the page (docs/rules/reports.md#questions-and-answers). */
export const faqGroups = ['documents', 'administration', 'account', 'terminology', 'payments', 'general'] as const;
export type FaqGroup = (typeof faqGroups)[number];

/** The sections of the navigation: at which step somebody stands (docs/rules/reports.md#sections-of-the-questions). */
export const faqSections = ['start', 'landlord', 'tenant', 'signing', 'handover'] as const;
export type FaqSection = (typeof faqSections)[number];

/** Every question: its id names its words and its place in the address of the page (docs/rules/reports.md#questions-and-answers). */
export const faqEntries = [
  { id: 'written-form', group: 'documents', section: 'signing' },
  { id: 'qualified-signature', group: 'documents', section: 'signing' },
  { id: 'offer-document', group: 'documents', section: 'landlord' },
  { id: 'genuine', group: 'documents', section: 'signing' },
  { id: 'who-reads', group: 'documents', section: 'signing' },
  { id: 'own-terms', group: 'documents', section: 'landlord' },
  { id: 'protocol', group: 'documents', section: 'handover' },
  { id: 'offline', group: 'documents', section: 'handover' },
  { id: 'attorney', group: 'documents', section: 'signing' },
  { id: 'identity-time', group: 'administration', section: 'start' },
  { id: 'citizen-app', group: 'administration', section: 'start' },
  { id: 'hidden-offer', group: 'administration', section: 'landlord' },
  { id: 'photos', group: 'administration', section: 'landlord' },
  { id: 'second-person', group: 'administration', section: 'start' },
  { id: 'report', group: 'administration', section: 'start' },
  { id: 'sign-up', group: 'account', section: 'start' },
  { id: 'before-booking', group: 'account', section: 'tenant' },
  { id: 'password', group: 'account', section: 'start' },
  { id: 'second-factor', group: 'account', section: 'start' },
  { id: 'change-email', group: 'account', section: 'start' },
  { id: 'mails', group: 'account', section: 'start' },
  { id: 'delete-account', group: 'account', section: 'start' },
  { id: 'binding', group: 'terminology', section: 'landlord' },
  { id: 'project', group: 'terminology', section: 'landlord' },
  { id: 'reservation', group: 'terminology', section: 'tenant' },
  { id: 'counter-offer', group: 'terminology', section: 'tenant' },
  { id: 'code-signature', group: 'terminology', section: 'signing' },
  { id: 'seal', group: 'terminology', section: 'signing' },
  { id: 'withdrawal', group: 'terminology', section: 'handover' },
  { id: 'agent', group: 'terminology', section: 'landlord' },
  { id: 'deposit-where', group: 'payments', section: 'handover' },
  { id: 'deposit-due', group: 'payments', section: 'handover' },
  { id: 'deposit-back', group: 'payments', section: 'handover' },
  { id: 'fee', group: 'payments', section: 'landlord' },
  { id: 'first-rent', group: 'payments', section: 'handover' },
  { id: 'meters', group: 'payments', section: 'tenant' },
  { id: 'why-no-price', group: 'general', section: 'tenant' },
  { id: 'who-may', group: 'general', section: 'tenant' },
  { id: 'find', group: 'general', section: 'tenant' },
  { id: 'language', group: 'general', section: 'start' },
] as const satisfies readonly { readonly id: string; readonly group: FaqGroup; readonly section: FaqSection }[];

/** The id of a question. */
export type FaqId = (typeof faqEntries)[number]['id'];

/** Every id, for schemas and parameters (docs/rules/reports.md#questions-and-answers). */
export const faqIds = faqEntries.map(({ id }) => id);

/** A question with its answer in one language. */
export type FaqText = { readonly id: FaqId; readonly question: string; readonly answer: string };

/** Words that many questions share, Polish and English, folded: they find nothing by themselves. */
const fillers = new Set(
  `a aby ale bez bo by byc co czy dla do dlaczego gdy gdzie go i ich ile im jak jaki jakie jest jesli kiedy kto ktory ktora ktore lub ma mam mamy miec moge
  moj moja moje mozna mi mnie musi musze na nad nie o od oraz po pod przez przy sa sie skad swoj swoja ta tak te tego ten to tu w wiec z za ze zeby
  an and are be but can do does for from get have how i if in is it my not of on or should that the their there they this to was what when where which
  who why will with you your`.split(/\s+/),
);

/**
 * The part of a folded word that its Polish and English endings leave alone: a third of it goes, three letters at most. `kwalifikowany` is
 * `kwalifikow`, `podpisu` is `podpi`, `kaucja` is `kauc`; a word of three letters or with a digit stays whole.
 */
const stemOf = (word: string): string =>
  word.length <= 3 || /\d/.test(word) ? word : word.slice(0, word.length - Math.min(3, Math.floor(word.length / 3)));

/** The stems that a query asks for. Fillers count only when there is nothing else. */
const stemsOf = (query: string): readonly string[] => {
  const words = fold(query).split(' ').filter(Boolean);
  const meaning = words.filter((word) => !fillers.has(word));
  return [...new Set((meaning.length > 0 ? meaning : words).map(stemOf))];
};

const inQuestion = 3;
const inAnswer = 1;

/**
 * The questions that a query is about, the best first (docs/rules/reports.md#search-in-the-questions). Upper case, Polish marks and endings do not count; at least
 * half of the words must occur, and a word of the question weighs as much as three of the answer.
 */
export const findFaq = (texts: readonly FaqText[], query: string): readonly FaqText[] => {
  const stems = stemsOf(query);
  if (stems.length === 0) return [];
  return texts
    .map((text) => ({ text, ...scoreOf(text, stems) }))
    .filter(({ hits }) => hits * 2 >= stems.length)
    .toSorted((a, b) => b.score - a.score)
    .map(({ text }) => text);
};

const scoreOf = ({ question, answer }: FaqText, stems: readonly string[]): { readonly hits: number; readonly score: number } => {
  const [asked, answered] = [fold(question).split(' '), fold(answer).split(' ')];
  const scores = stems.map((stem) => {
    const starts = (word: string): boolean => word.startsWith(stem);
    return asked.some(starts) ? inQuestion : answered.some(starts) ? inAnswer : 0;
  });
  return { hits: scores.filter((score) => score > 0).length, score: scores.reduce<number>((sum, score) => sum + score, 0) };
};

/** A piece of a text; `hit` when it is a word that the query asked for. */
export type FaqPiece = { readonly text: string; readonly hit: boolean };

/** A text cut at the words that the query asked for, to be marked: nothing is lost or added (docs/rules/reports.md#search-in-the-questions). */
export const markedPieces = (text: string, query: string): readonly FaqPiece[] => {
  const stems = stemsOf(query);
  const pieces: { text: string; hit: boolean }[] = [];
  for (const part of text.split(/([\p{L}\p{N}]+)/u)) {
    const hit = part !== '' && stems.some((stem) => fold(part).startsWith(stem));
    const last = pieces.at(-1);
    if (last && last.hit === hit) last.text += part;
    else if (part !== '') pieces.push({ text: part, hit });
  }
  return pieces;
};
