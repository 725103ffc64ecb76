import { Autocomplete } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { OutputOf } from '../../../../../../contract/kit/call.ts';
import type { WireRefusal } from '../../../../../../contract/kit/client.ts';
import { addressCalls } from '../../../../../../contract/offers/endpoints/addresses.ts';
import type { GeoPoint } from '../../../../../../domain/kit/map/coordinates.ts';
import { listNumbers } from '../../../../../../domain/kit/numbers.ts';
import { offerFormWords } from '../../../../../../words/offers/form.ts';
import { askWhenTyped } from '../../../../../kit/calls/ask-when-typed.ts';
import { browserAsk } from '../../../../../kit/calls/browser-client.ts';
import { useRefusalText } from '../../../../../kit/calls/use-refusal.ts';
import { inputProps } from '../../../../../kit/form/field.tsx';
import { Button } from '../../../../../kit/parts/button.tsx';
import { Note } from '../../../../../kit/parts/note.tsx';
import { useWords } from '../../../../../kit/words/words.ts';
import { useChange, useForm } from '../../context.ts';
import styles from './building-pin.module.css';
import type { Precision } from './building-pin.tsx';
import { chosenAddress } from './chosen-address.ts';

type AddressAnswer = OutputOf<typeof addressCalls.findAddresses>;
type Answer = AddressAnswer | { readonly refusal: WireRefusal } | null;

/** Suggestions from the fourth character on, 300 ms after the last one; an older answer never replaces a newer one. */
const useAddresses = (text: string): { readonly found: Answer; readonly again: () => void } => {
  const [found, setFound] = useState<Answer>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same once more
  useEffect(() => {
    const input = text.trim();
    let isOver = false;
    const ask = async (): Promise<void> => {
      const answer = await browserAsk(addressCalls.findAddresses, { input });
      if (!isOver) setFound(answer.ok ? answer.value : { refusal: answer.refusal });
    };
    const cancel = askWhenTyped(input, { from: listNumbers.suggestionsFrom, pauseMs: listNumbers.suggestionsMs }, () => void ask());
    if (cancel === null) return setFound(null);
    return () => {
      isOver = true;
      cancel();
    };
  }, [text, tries]);
  return { found, again: () => setTries((n) => n + 1) };
};

/** What was typed as an address: the building itself where the register knows it, else its town. Every part can be corrected below. */
export const AddressSearch = ({ onFound }: { readonly onFound: (precision: Precision, at: GeoPoint) => void }) => {
  const t = useWords(offerFormWords);
  const { draft } = useForm();
  const change = useChange();
  const [text, setText] = useState(() => draft.get().form.address?.inputText ?? '');
  const [typed, setTyped] = useState('');
  const { found, again } = useAddresses(typed);
  const addresses = found === null || 'refusal' in found ? [] : found.addresses;
  const isAway = found !== null && 'isRegisterAway' in found && found.isRegisterAway;
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
          // A chosen suggestion is not searched for again. While the register is away the answer stays: the list covered its note, which is read afterwards.
          const isChosen = addresses.some(({ description }) => description === value);
          if (!isChosen) setTyped(value);
          else if (!isAway) setTyped('');
        }}
        onOptionSubmit={choose}
        data={[...new Set(addresses.map(({ description }) => description))]}
        filter={({ options }) => options}
        rightSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        rightSectionPointerEvents="none"
        autoComplete="off"
      />
      <Outcome found={found} again={again} />
    </>
  );
};

/** How many were found is for screen readers, who do not see the list; that nothing was found, or that nobody answered, is for everybody. */
const Outcome = ({ found, again }: { readonly found: Answer; readonly again: () => void }) => {
  const t = useWords(offerFormWords);
  const refusalText = useRefusalText();
  if (found === null) return <div role="status" />;
  const failed = t('search.failed.text');
  const why = 'refusal' in found ? refusalText(found.refusal, { failed }) : found.isRegisterAway ? failed : null;
  const n = 'refusal' in found ? 0 : found.addresses.length;
  return (
    <div role="status">
      {n > 0 && <p className="sr">{t('search.found', { n })}</p>}
      {why !== null && (
        <Note tone="amber" title={t('search.failed')}>
          <div className={styles['failed']}>
            <p>{why}</p>
            <Button size="s" onClick={again}>
              {t('search.again')}
            </Button>
          </div>
        </Note>
      )}
      {why === null && 'missing' in found && found.missing !== null && (
        <Note tone="amber">{t(found.missing === 'town' ? 'search.town' : 'search.none')}</Note>
      )}
    </div>
  );
};
