/** The questions in their groups; each opens where it stands, and by its place in the address. */

import { IconChevronDown, IconLink } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type FaqText, faqEntries, faqGroups } from '../../../../domain/content/rules/faq.ts';
import { faqWords } from '../../../../words/content/faq.ts';
import { faqPageWords } from '../../../../words/content/faq-page.ts';
import { useLang, useWords } from '../../../kit/words/words.ts';
import { entryPath } from './entry-path.ts';
import styles from './faq.module.css';
import { Opinion } from './opinion.tsx';

/** Opens the question that the address names: a browser opens it by itself only when it loads the page. */
const useNamedQuestion = (query: string): void => {
  const { hash } = useLocation();
  const lang = useLang();
  const navigate = useNavigate();
  useEffect(() => {
    const id = hash.slice(1);
    const details = id === '' ? null : document.getElementById(id)?.closest('details');
    if (details) {
      details.open = true;
      details.scrollIntoView({ block: 'nearest' });
      return;
    }
    // The numbers in an answer name questions, also those of another step than is shown.
    if (faqEntries.some((entry) => entry.id === id)) void navigate(entryPath(lang, id, query), { replace: true, preventScrollReset: true });
  }, [hash, lang, navigate, query]);
};

export const FaqGroups = ({ texts, query }: { readonly texts: readonly FaqText[]; readonly query: string }) => {
  const t = useWords(faqWords);
  const p = useWords(faqPageWords);
  useNamedQuestion(query);
  const groups = faqGroups
    .map((group) => ({ group, texts: texts.filter(({ id }) => faqEntries.some((entry) => entry.id === id && entry.group === group)) }))
    .filter((one) => one.texts.length > 0);
  return (
    <div className={styles['body']}>
      <nav className={styles['groups']} aria-label={p('groups')}>
        <ul>
          {groups.map(({ group, texts: { length } }) => (
            <li key={group}>
              <a href={`#group-${group}`}>
                {t(`group.${group}`)}
                <span aria-hidden>{length}</span>
                <span className="sr">, {p('questions', { n: length })}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {groups.map(({ group, texts: own }) => (
          <section key={group} id={`group-${group}`} className={styles['group']} aria-labelledby={`head-${group}`}>
            <h2 id={`head-${group}`}>{t(`group.${group}`)}</h2>
            {own.map((text) => (
              <Question key={text.id} text={text} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
};

const Question = ({ text: { id, question, answer } }: { readonly text: FaqText }) => {
  const p = useWords(faqPageWords);
  return (
    <details className={styles['question']}>
      <summary>
        <h3>{question}</h3>
        <IconChevronDown size={20} stroke={1.5} aria-hidden />
      </summary>
      <div id={id} className={styles['answer']}>
        <p>{answer}</p>
        <div className={styles['foot']}>
          <Opinion label={p('helpful.entry')} about={{ entryId: id }} />
          <a href={`#${id}`}>
            <IconLink size={16} stroke={1.5} aria-hidden />
            {p('link')}
          </a>
        </div>
      </div>
    </details>
  );
};
