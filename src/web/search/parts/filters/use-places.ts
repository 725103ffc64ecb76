import { useEffect, useRef, useState } from 'react';
import { placeNumbers } from '../../../../domain/search/rules/place-numbers.ts';
import { lazyCall } from '../../../kit/calls/lazy-call.ts';

const load = async () => (await import('../../../../contract/search/endpoints.ts')).searchCalls.suggestPlaces;

const suggestions = async (input: string): Promise<readonly string[]> => {
  const answer = await lazyCall(load, { input });
  return answer.ok ? answer.value.predictions.map(({ description }) => description) : [];
};

/** Places of the gazetteer while one is typed. */
export const usePlaces = () => {
  const [places, setPlaces] = useState<readonly string[]>([]);
  const latest = useRef('');
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const type = (input: string): void => {
    clearTimeout(waiting.current);
    latest.current = input;
    if (input.trim().length < placeNumbers.suggestionsFrom || places.includes(input)) return;
    waiting.current = setTimeout(async () => {
      const found = await suggestions(input.trim());
      if (latest.current === input) setPlaces(found);
    }, placeNumbers.suggestionsMs);
  };
  return { places, type };
};
