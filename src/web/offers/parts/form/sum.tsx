import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { roomSums } from '../../../../domain/offers/rules/rooms.ts';
import type { Level } from '../../../../domain/offers/types.ts';
import { offerFormWords } from '../../../../words/offers/form.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './sections/levels.module.css';

const Verdict = ({ left, agrees, hasUsable }: { readonly left: number; readonly agrees: boolean; readonly hasUsable: boolean }) => {
  const t = useWords(offerFormWords);
  const f = useFormat();
  if (!hasUsable) return <span className={styles['unknown']}>{t('sum.noUsable')}</span>;
  if (agrees)
    return (
      <span className={styles['right']}>
        <IconCheck size={16} stroke={2} aria-hidden />
        {t('sum.agrees')}
      </span>
    );
  return (
    <span className={styles['wrong']}>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      {left > 0 ? t('sum.missing', { area: f.area(left) }) : t('sum.over', { area: f.area(-left) })}
    </span>
  );
};

/** What the rooms add up to, a piece per floor, against the usable area. */
export const SumBar = ({ levels, usable }: { readonly levels: readonly Level[]; readonly usable: number | undefined }) => {
  const t = useWords(offerFormWords);
  const f = useFormat();
  const sums = roomSums(levels, usable);
  const named = sums.levels.map((level, at) => ({ name: levels[at]?.levelName || t('level.name', { n: at + 1 }), area: level.rooms }));
  const words = named.map(({ name, area }) => `${name} ${f.area(area)}`);
  return (
    <div className={styles['sum']} data-testid="rooms-sum">
      <p className={styles['total']}>
        <b>{t('sum.title')}</b>
        <span>
          <b>{f.area(sums.rooms)}</b> {usable !== undefined && t('sum.of', { area: f.area(usable) })}
        </span>
      </p>
      <div className={styles['bar']} role="img" aria-label={words.join(', ')}>
        {named.map(({ area }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece per floor, in the floors' order
          <i key={at} style={{ flexGrow: area }} />
        ))}
        {usable !== undefined && sums.left > 0 && !sums.agrees && <i className={styles['gap']} style={{ flexGrow: sums.left }} />}
        {usable !== undefined && sums.left < 0 && !sums.agrees && <i className={styles['over']} style={{ flexGrow: -sums.left }} />}
      </div>
      <p className={styles['legend']} aria-live="polite">
        <span>
          {words.map((word, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word per floor, in the floors' order
            <span key={at} className={styles['piece']}>
              {word}
            </span>
          ))}
        </span>
        <Verdict left={sums.left} agrees={sums.agrees} hasUsable={usable !== undefined} />
      </p>
    </div>
  );
};
