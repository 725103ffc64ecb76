/** Understands the one line of the search. */

import type { z } from 'zod';
import type { searchCalls } from '../../../contract/search/endpoints.ts';
import { dayOf, instantOf } from '../../../domain/kit/time.ts';
import { fold } from '../../../domain/kit/typed/fold.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import type { LinePlace } from '../../../domain/search/rules/line/chips.ts';
import { readLine } from '../../../domain/search/rules/line/read-line.ts';
import { type Vocabulary, vocabularyOf } from '../../../domain/search/rules/line/vocabulary.ts';
import { type LineTexts, placeText } from '../../../domain/search/rules/line/write-line.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { lineTerms } from '../../../words/search/line-terms.ts';
import { lineTextsOf } from '../../../words/search/line-texts.ts';
import type { Ctx } from '../../kit/context.ts';
import { allPlaces, type Place } from '../../kit/places.ts';

type Understood = z.output<typeof searchCalls.understandLine.out>;

type Knowledge = {
  readonly vocabulary: Vocabulary;
  readonly texts: Readonly<Record<Lang, LineTexts>>;
  readonly pointOf: (place: LinePlace) => Point | null;
};
type Point = { readonly lat: number; readonly lng: number };

let knowledge: Knowledge | undefined;

/** Made when somebody first types a line: some thousand names in all their forms. */
const known = (): Knowledge => {
  knowledge ??= knowledgeOf(allPlaces());
  return knowledge;
};

const knowledgeOf = (places: readonly Place[]): Knowledge => {
  const points = new Map(
    places.toReversed().map((place) => [pointKey(place.name, place.partOf, place.province), { lat: place.lat, lng: place.lng }]),
  );
  const vocabulary = vocabularyOf(lineTerms(places));
  return {
    vocabulary,
    texts: { pl: lineTextsOf('pl', vocabulary), en: lineTextsOf('en', vocabulary) },
    pointOf: (place) => {
      if (place.level === 'city') return points.get(pointKey(place.city, null, place.province)) ?? null;
      return place.level === 'district' ? (points.get(pointKey(place.district, place.city, place.province)) ?? null) : null;
    },
  };
};

const pointKey = (name: string, partOf: string | null, province: string): string => `${fold(name)}, ${partOf}, ${province}`;

/** What a typed line means: chips of the catalogue's fields, places with the point to measure from, and the words that mean nothing here. */
export const understandLine = async (ctx: Ctx, { line }: { readonly line: string }): Promise<Result<Understood>> => {
  const { vocabulary, texts, pointOf } = known();
  const { chips, unread } = readLine(line, vocabulary, dayOf(instantOf(Date.now())));
  return ok({
    chips: chips.map((chip) =>
      chip.kind === 'place' ? { ...chip, text: placeText(chip.place, texts[ctx.lang]), point: pointOf(chip.place) } : chip,
    ),
    unread: [...unread],
  });
};
