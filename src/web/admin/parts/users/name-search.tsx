/** The search of a list of the console by a name, an address, a company or a tax number. */

import { useEffect, useRef } from 'react';
import { userWords } from '../../../../words/admin/users.ts';
import { GetForm } from '../../../kit/page/get-form.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Field } from '../../../kit/parts/native-field.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../console.module.css';

/** What is searched for, as an address says it. */
export const searchText = (url: URL): string => url.searchParams.get('text')?.trim().slice(0, 120) ?? '';

/** Searches the view that is open: `isSecond` is the one behind the other tab. */
export const NameSearch = ({ text, isSecond }: { readonly text: string; readonly isSecond: boolean }) => {
  const t = useWords(userWords);
  const field = useRef<HTMLInputElement>(null);
  // Whoever goes back reads in the field what the list was searched for; it keeps the focus.
  useEffect(() => {
    if (field.current) field.current.value = text;
  }, [text]);
  return (
    <GetForm className={styles['search']} key={String(isSecond)}>
      {isSecond && <input type="hidden" name="view" value="done" />}
      <Field label={t('search')}>
        {(wiring) => <input {...wiring} ref={field} name="text" type="search" maxLength={120} defaultValue={text} autoComplete="off" />}
      </Field>
      <Button type="submit">{t('find')}</Button>
    </GetForm>
  );
};
