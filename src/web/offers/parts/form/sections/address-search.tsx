import { Autocomplete } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { OutputOf } from '../../../../../contract/kit/call.ts';
import { searchCalls } from '../../../../../contract/search/endpoints.ts';
import { listNumbers } from '../../../../../domain/kit/numbers.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { browserAsk } from '../../../../kit/calls/browser-client.ts';
import { inputProps } from '../../../../kit/form/field.tsx';
import { useWords } from '../../../../kit/words/words.ts';
import { useForm } from '../context.ts';

type Place = OutputOf<typeof searchCalls.suggestPlaces>['predictions'][number];

const ask = async (input: string): Promise<readonly Place[]> => {
  const answer = await browserAsk(searchCalls.suggestPlaces, { input });
  return answer.ok ? answer.value.predictions : [];
};

/** A street is found only by an outside service of places; the bundled register knows the town after the comma. */
const findPlaces = async (input: string): Promise<readonly Place[]> => {
  const found = await ask(input);
  const town = input.includes(',') ? (input.split(',').at(-1) ?? '').trim() : '';
  return found.length === 0 && town.length >= listNumbers.suggestionsFrom ? ask(town) : found;
};

/** Suggestions from the fourth character on, 300 ms after the last one; an older answer never replaces a newer one. */
const usePlaces = (text: string): { readonly places: readonly Place[]; readonly asked: string } => {
  const [found, setFound] = useState<{ readonly places: readonly Place[]; readonly asked: string }>({ places: [], asked: '' });
  useEffect(() => {
    const input = text.trim();
    if (input.length < listNumbers.suggestionsFrom) return setFound({ places: [], asked: '' });
    let isOver = false;
    const timer = setTimeout(async () => {
      const places = await findPlaces(input);
      if (!isOver) setFound({ places, asked: input });
    }, listNumbers.suggestionsMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text]);
  return found;
};

/** `Nawrot 14, Łódź` names street and number before the first comma. */
const streetOf = (typed: string): { readonly street?: string; readonly houseNumber?: string } => {
  const [first = '', ...rest] = typed.split(',');
  const match = /^\s*(?:ul\.\s*)?(?<street>\D.*?)\s+(?<number>\d+\S*)\s*$/u.exec(first);
  if (rest.length === 0 || !match?.groups) return {};
  return { street: match.groups['street'] ?? '', houseNumber: match.groups['number'] ?? '' };
};

/** Finds the place in the register of places and fills in the address; every part can be corrected below. */
export const AddressSearch = () => {
  const t = useWords(offerFormWords);
  const { form, change } = useForm();
  const [text, setText] = useState(form.address?.inputText ?? '');
  const [typed, setTyped] = useState('');
  const { places, asked } = usePlaces(typed);
  const choose = async (description: string): Promise<void> => {
    const place = places.find((one) => one.description === description);
    if (!place) return;
    const answer = await browserAsk(searchCalls.getPlace, { place_id: place.place_id });
    if (!answer.ok) return;
    const { location, city, province, county } = answer.value;
    change((now) => ({
      placeId: place.place_id,
      geoMarker: location,
      address: { ...now.address, ...streetOf(asked), country: 'PL', inputText: description, city, province, ...(county && { county }) },
    }));
  };
  return (
    <>
      <Autocomplete
        {...inputProps({ name: 'address.inputText', label: t('search.label'), hint: t('search.hint') })}
        value={text}
        onChange={(value) => {
          setText(value);
          // A chosen suggestion is not searched for again.
          setTyped(places.some((place) => place.description === value) ? '' : value);
        }}
        onOptionSubmit={(value) => void choose(value)}
        data={[...new Set(places.map((place) => place.description))]}
        filter={({ options }) => options}
        rightSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        rightSectionPointerEvents="none"
        autoComplete="off"
      />
      <p role="status" className="sr">
        {asked && (places.length > 0 ? t('search.found', { n: places.length }) : t('search.none'))}
      </p>
    </>
  );
};
