/** How well an offer fits a listing: five marks beside the per cent, and the reasons in words. */

import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import type { MatchView } from '../../../../contract/wanted/schema.ts';
import { matchNumbers } from '../../../../domain/wanted/rules/wanted-numbers.ts';
import { wantedWords } from '../../../../words/wanted/page.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './fit.module.css';

const icons = { met: IconCheck, close: IconAlertTriangle, missed: IconX } as const;

/** Another use is no match, whatever else is as wanted: only that and premises too far away bring the score to nothing. */
const isOtherUse = ({ score, criteria }: MatchView): boolean =>
  score === 0 && criteria.every(({ criterion, level }) => criterion !== 'place' || level !== 'missed');

/** The picture is never alone: the per cent stands beside it, and every mark has its sentence. */
export const Fit = ({ match, of }: { readonly match: MatchView; readonly of?: string }) => {
  const t = useWords(wantedWords);
  const word = match.isFit ? 'of' : match.score >= matchNumbers.shown ? 'near' : 'not';
  const isOther = isOtherUse(match);
  const reasons = isOther ? [{ criterion: 'use', level: 'missed', text: t('fit.otherUse') } as const] : match.criteria;
  return (
    <div className={`${styles['fit']} ${styles[word]}`}>
      <p className={styles['head']}>
        <b>{t('fit.percent', { score: match.score })}</b>
        {!isOther && (
          <span className={styles['marks']} role="img" aria-label={t('fit.label', { score: match.score })}>
            {match.criteria.map(({ criterion, level }) => (
              <i key={criterion} className={styles[level]} />
            ))}
          </span>
        )}
        <span>
          {t(`fit.${word}`)} {of && <b>{of}</b>}
        </span>
      </p>
      <ul className={styles['why']}>
        {reasons.map(({ criterion, level, text }) => {
          const Icon = icons[level];
          return (
            <li key={criterion} className={styles[level]}>
              <Icon size={16} stroke={1.5} aria-hidden />
              <span className="sr">{t(`level.${level}`)}: </span>
              {text}
            </li>
          );
        })}
      </ul>
    </div>
  );
};
