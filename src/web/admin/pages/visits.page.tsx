/** The console's figures of counted visits. */

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { analyticsCalls } from '../../../contract/content/endpoints/analytics.ts';
import { visitWords } from '../../../words/content/visits.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  return orErrorPage(await ask(args.context)(analyticsCalls.getVisits, {}));
};

export default function VisitsPage() {
  const { rows, forwards } = useLoaderData<typeof loader>();
  const t = useWords(visitWords);
  const f = useFormat();
  return (
    <>
      <header className={styles['head']}>
        <h1>{t('title')}</h1>
        <p>
          {t('text')} {t(forwards ? 'forwards' : 'stays')}
        </p>
      </header>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('event')}</th>
            <th scope="col">{t('week')}</th>
            <th scope="col">{t('month')}</th>
            <th scope="col">{t('browsers')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, week, month, browsers }) => (
            <tr key={name}>
              <td>
                {t(`event.${name}`)}
                <small>{name}</small>
              </td>
              <td data-label={t('week')}>{f.number(week)}</td>
              <td data-label={t('month')}>{f.number(month)}</td>
              <td data-label={t('browsers')}>{f.number(browsers)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
