import { type FlowChart, type FlowKey, type FlowName, flowCharts } from '../../../../domain/content/rules/flow-charts.ts';
import { flowWords } from '../../../../words/content/flow.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './flow.module.css';
import { flowValues } from './flow-values.ts';

/** The same chart as a list: who does what, and where each step leads. */
export const FlowList = ({ name }: { readonly name: FlowName }) => {
  const t = useWords(flowWords);
  const { steps, lines }: FlowChart = flowCharts[name];
  const word = (key: string): string => t(key as FlowKey, flowValues);
  const ordered = steps.toSorted((a, b) => a.column - b.column);
  return (
    <details className={styles['list']}>
      <summary>{t('list')}</summary>
      <ol>
        {ordered.map(({ key, lane, kind }) => (
          <li key={key}>
            <b>
              {t(`lane.${lane}`)}: {word(key)}
            </b>{' '}
            – {word(`${key}.text`)} <small>({t(`kind.${kind}`)})</small>
            {lines
              .filter(([from]) => from === key)
              .map(([, to, answer]) => (
                <span key={to} className={styles['next']}>
                  → {answer && `${t(answer)}: `}
                  {word(to)}
                </span>
              ))}
          </li>
        ))}
      </ol>
    </details>
  );
};
