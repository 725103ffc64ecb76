import { Autocomplete } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { OutputOf } from '../../../../../../contract/kit/call.ts';
import { addressCalls } from '../../../../../../contract/offers/endpoints/addresses.ts';
import type { GeoPoint } from '../../../../../../domain/kit/map/coordinates.ts';
import { listNumbers } from '../../../../../../domain/kit/numbers.ts';
import { offerFormWords } from '../../../../../../words/offers/form.ts';
import { askWhenTyped } from '../../../../../kit/calls/ask-when-typed.ts';
import { browserAsk } from '../../../../../kit/calls/browser-client.ts';
import { inputProps } from '../../../../../kit/form/field.tsx';
import { useWords } from '../../../../../kit/words/words.ts';
import { useChange, useForm } from '../../context.ts';
import type { Precision } from './building-pin.tsx';
import { chosenAddress } from './chosen-address.ts';

type AddressAnswer = OutputOf<typeof addressCalls.findAddresses>;
type Answer = AddressAnswer | 'failed' | null;

/** Suggestions from the fourth character on, 300 ms after the last one; an older answer never replaces a newer one. */
const useAddresses = (text: string): Answer => {
  const [found, setFound] = useState<Answer>(null);
  useEffect(() => {
    const input = text.trim();
    let isOver = false;
    const ask = async (): Promise<void> => {
      const answer = await browserAsk(addressCalls.findAddresses, { input });
      if (!isOver) setFound(answer.ok ? answer.value : 'failed');
    };
    const cancel = askWhenTyped(input, { from: listNumbers.suggestionsFrom, pauseMs: listNumbers.suggestionsMs }, () => void ask());
    if (cancel === null) return setFound(null);
    return () => {
      isOver = true;
      cancel();
    };
  }, [text]);
  return found;
};

/** What was typed as an address: the building itself where the register knows it, else its town. Every part can be corrected below. */
export const AddressSearch = ({ onFound }: { readonly onFound: (precision: Precision, at: GeoPoint) => void }) => {
  const t = useWords(offerFormWords);
  const { draft } = useForm();
  const change = useChange();
  const [text, setText] = useState(() => draft.get().form.address?.inputText ?? '');
  const [typed, setTyped] = useState('');
  const found = useAddresses(typed);
  const addresses = found === null || found === 'failed' ? [] : found.addresses;
  const choose = (description: string): void => {
    const address = addresses.find((one) => one.description === description);
    if (!address) return;
    change((now) => chosenAddress(now, address));
    onFound(address.precision, address.location);
  };
  return (
    <>
      <Autocomplete
        {...inputProps({ name: 'address.inputText', label: t('search.label'), hint: t('search.hint') })}
        value={text}
        onChange={(value) => {
          setText(value);
          // A chosen suggestion is not searched for again.
          setTyped(addresses.some(({ description }) => description === value) ? '' : value);
        }}
        onOptionSubmit={choose}
        data={[...new Set(addresses.map(({ description }) => description))]}
        filter={({ options }) => options}
        rightSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        rightSectionPointerEvents="none"
        autoComplete="off"
      />
      <Outcome found={found} />
    </>
  );
};

/** How many were found is for screen readers, who do not see the list; that nothing was found is for everybody. */
const Outcome = ({ found }: { readonly found: Answer }) => {
  const t = useWords(offerFormWords);
  const isList = found !== null && found !== 'failed' && found.addresses.length > 0;
  const problem = found === null || isList ? null : found === 'failed' ? 'search.failed' : found.missing === 'town' ? 'search.town' : 'search.none';
  return (
    <p role="status" className={isList ? 'sr' : ''}>
      {isList && t('search.found', { n: found.addresses.length })}
      {problem && t(problem)}
    </p>
  );
};
