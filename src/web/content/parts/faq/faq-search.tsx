/** The search of the FAQ: questions match while somebody types, an answer comes when it is asked for. */

import { IconHelpCircle, IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { type FaqText, faqEntries, findFaq, markedPieces } from '../../../../domain/content/rules/faq.ts';
import { listNumbers, writingNumbers } from '../../../../domain/kit/numbers.ts';
import { faqWords } from '../../../../words/content/faq.ts';
import { faqPageWords } from '../../../../words/content/faq-page.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { publicPath } from '../../../kit/page/addresses.ts';
import { GetForm } from '../../../kit/page/get-form.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useLang, useWords } from '../../../kit/words/words.ts';
import { entryPath } from './entry-path.ts';
import styles from './faq.module.css';
import { FaqAnswer } from './faq-answer.tsx';

type SearchProps = {
  readonly texts: readonly FaqText[];
  /** What the address asks for. */
  readonly query: string;
  /** A model answers. */
  readonly ai: boolean;
};

const shortest = 2;

export const FaqSearch = ({ texts, query, ai }: SearchProps) => {
  const t = useWords(faqPageWords);
  const [typed, setTyped] = useState(query);
  const lang = useLang();
  /** What was asked last, in the language of its answer; each press asks anew, also after a failure. */
  const [asked, setAsked] = useState<{ readonly question: string; readonly lang: Lang; readonly press: number } | null>(null);
  const [isTooShort, setTooShort] = useState(false);
  // Back and forward change the address without a key being pressed.
  useEffect(() => setTyped(query), [query]);
  const wanted = typed.trim();
  const ask = (): void => {
    const isShort = wanted.length < shortest;
    setTooShort(isShort);
    setAsked((before) => (isShort ? null : { question: wanted, lang, press: (before?.press ?? 0) + 1 }));
  };
  const found = wanted.length < shortest ? [] : findFaq(texts, wanted).slice(0, listNumbers.faqMatches);
  return (
    <search className={styles['search']}>
      <GetForm className={styles['field']} preventScrollReset onSubmit={ask}>
        <IconSearch size={22} stroke={1.5} aria-hidden />
        <input
          name="q"
          type="search"
          aria-label={t('search')}
          aria-describedby={ai ? 'faq-outside' : undefined}
          placeholder={t('placeholder')}
          value={typed}
          maxLength={writingNumbers.faqQuestionMax}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            setAsked(null);
            setTooShort(false);
          }}
        />
        <Button type="submit" kind="main">
          {t('act')}
        </Button>
      </GetForm>
      {ai && (
        <p id="faq-outside" className={styles['note']}>
          {t('outside.ai')}
        </p>
      )}
      <p role="status" className={styles['count']}>
        {isTooShort
          ? t('short', { n: shortest })
          : wanted.length < shortest
            ? ''
            : found.length === 0
              ? t('found.none')
              : t('found', { n: found.length })}
      </p>
      {found.length > 0 && <Matches found={found} wanted={wanted} query={query} />}
      {wanted.length >= shortest && found.length === 0 && <NoMatch />}
      {asked?.lang === lang && <FaqAnswer key={asked.press} question={asked.question} texts={texts} query={query} />}
    </search>
  );
};

type MatchesProps = Pick<SearchProps, 'query'> & { readonly found: readonly FaqText[]; readonly wanted: string };

const Matches = ({ found, wanted, query }: MatchesProps) => {
  const t = useWords(faqWords);
  const lang = useLang();
  return (
    <ul className={styles['matches']}>
      {found.map(({ id, question }) => {
        const group = faqEntries.find((entry) => entry.id === id)?.group ?? 'general';
        return (
          <li key={id}>
            <Link to={entryPath(lang, id, query)} preventScrollReset>
              <IconHelpCircle size={18} stroke={1.5} aria-hidden />
              <span>
                {markedPieces(question, wanted).map(({ text, hit }, at) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
                  hit ? <mark key={at}>{text}</mark> : text,
                )}
              </span>
              <small>{t(`group.${group}`)}</small>
            </Link>
          </li>
        );
      })}
    </ul>
  );
};

/** Nothing fits: what to do now. */
export const NoMatch = () => {
  const t = useWords(faqPageWords);
  const lang = useLang();
  return (
    <p className={styles['none']}>
      {t('found.none.text')} <Link to={publicPath(lang, '/pomoc#report')}>{t('human')}</Link>
    </p>
  );
};
