/** The charts of how the platform works. */

import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { type FlowName, flowCharts, flowKinds, flowNames, layoutOf } from '../../domain/content/rules/flow-charts.ts';
import { flowWords } from '../../words/content/flow.ts';
import { Link } from '../kit/page/link.tsx';
import { langOf } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { translatorOf, useWords } from '../kit/words/words.ts';
import styles from './parts/flow/flow.module.css';
import { FlowDrawing } from './parts/flow/flow-drawing.tsx';
import { FlowList } from './parts/flow/flow-list.tsx';

const first: FlowName = 'account';

export const loader = ({ context, url }: LoaderFunctionArgs) => ({
  chart: flowNames.find((name) => name === url.searchParams.get('chart')) ?? first,
  lang: langOf(context),
});

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(flowWords, loaderData.lang)('title'), noindex: true }) : [];

export default function FlowChartPage() {
  const { chart } = useLoaderData<typeof loader>();
  const t = useWords(flowWords);
  return (
    <div className={styles['page']}>
      <h1>{t('title')}</h1>
      <p className={styles['lead']}>{t('lead')}</p>
      <nav aria-label={t('tabs')} className={styles['tabs']}>
        {flowNames.map((name) => (
          <Link key={name} to={`?chart=${name}`} preventScrollReset aria-current={name === chart ? 'page' : undefined}>
            {t(`chart.${name}`)}
          </Link>
        ))}
      </nav>
      <FlowDrawing key={chart} name={chart} layout={layoutOf(flowCharts[chart])} />
      <ul className={styles['legend']}>
        {flowKinds.map((kind) => (
          <li key={kind}>
            <i className={styles[kind]} aria-hidden />
            {t(`kind.${kind}`)}
          </li>
        ))}
      </ul>
      <FlowList name={chart} />
    </div>
  );
}
