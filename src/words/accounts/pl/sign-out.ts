import type { Words } from '../../kit/words.ts';

/** The question before a sign-out that would lose something, and what another tab says of a sign-out. */
export const pl = {
  'unsent.title': 'Wylogować się i usunąć to, czego nie wysłano?',
  'unsent.text':
    'W tej przeglądarce jest coś, co wpisano lub wybrano, a czego nie wysłano albo nie udało się zapisać. Po wylogowaniu nie da się tego odzyskać.',
  'unsent.act': 'Wyloguj i usuń',
  'ended.title': 'Wylogowano Cię w innej karcie',
  'ended.text':
    'Na tej stronie zostało to, co tu wpisano lub wybrano, a co mogło nie zostać wysłane. Możesz to przeczytać i skopiować, ale nie da się już tego stąd wysłać. Nie przechowujemy tego: zniknie, gdy opuścisz stronę.',
  'ended.act': 'Opuść stronę',
  'ended.note': 'Wylogowano Cię w innej karcie. To, co wpisano na tej stronie, zniknie, gdy ją opuścisz.',
} as const satisfies Words;
