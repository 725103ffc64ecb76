/** What a decision to hide rests on: the fields that a moderator fills in beside the reason. */

import { useState } from 'react';
import { writingNumbers } from '../../../domain/kit/numbers.ts';
import { type HidingGround, hidingBases } from '../../../domain/offers/rules/hiding.ts';
import { hidingWords } from '../../../words/offers/mail.ts';
import { Field } from '../../kit/parts/native-field.tsx';
import { useWords } from '../../kit/words/words.ts';

/** The ground as it stands in the fields, and the fields. */
export const useHidingGround = (): { readonly ground: HidingGround; readonly fields: React.ReactNode } => {
  const [ground, setGround] = useState<HidingGround>({ basis: 'terms', reference: '' });
  const h = useWords(hidingWords);
  const fields = (
    <>
      <Field label={h('basis')}>
        {(wiring) => (
          <select
            {...wiring}
            value={ground.basis}
            onChange={({ currentTarget: { value } }) => setGround({ ...ground, basis: hidingBases.find((one) => one === value) ?? 'terms' })}
          >
            {hidingBases.map((one) => (
              <option key={one} value={one}>
                {h(`basis.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={h('reference')}>
        {(wiring) => (
          <input
            {...wiring}
            value={ground.reference}
            maxLength={writingNumbers.titleMax}
            onChange={({ currentTarget: { value } }) => setGround({ ...ground, reference: value })}
          />
        )}
      </Field>
    </>
  );
  return { ground, fields };
};
