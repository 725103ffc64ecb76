import { useSearchParams } from 'react-router';
import type { Day } from '../../../domain/kit/brand.ts';
import { type Frame, frames } from '../../../domain/outreach/types.ts';
import { dashboardWords } from '../../../words/outreach/dashboard.ts';
import { GetForm } from '../../kit/page/get-form.tsx';
import { Link } from '../../kit/page/link.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Field } from '../../kit/parts/native-field.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from '../dashboard.module.css';
import { pageNames, withQuery } from './query.ts';

type FramePickerProps = { readonly frame: Frame; readonly from: Day | null; readonly to: Day | null; readonly isWrong: boolean };

/** Tables begin anew with another span. */
const firstPages = Object.fromEntries(Object.values(pageNames).map((name) => [name, null]));

/** The span of the figures as links, and two days for one's own. */
export const FramePicker = ({ frame, from, to, isWrong }: FramePickerProps) => {
  const t = useWords(dashboardWords);
  const [search] = useSearchParams();
  const kept = [...search].filter(([name]) => !['frame', 'from', 'to', 'open', 'offer', ...Object.values(pageNames)].includes(name));
  return (
    <>
      <nav className={styles['frames']} aria-label={t('frame')}>
        {frames.map((one) => (
          <Link key={one} to={withQuery(search, { ...firstPages, frame: one })} aria-current={one === frame ? 'page' : undefined} preventScrollReset>
            {t(`frame.${one}`)}
          </Link>
        ))}
      </nav>
      {frame === 'custom' && (
        <GetForm className={styles['span']} preventScrollReset>
          {[['frame', 'custom'], ...kept].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Field label={t('frame.from')}>{(wiring) => <input {...wiring} type="date" name="from" defaultValue={from ?? ''} required />}</Field>
          <Field label={t('frame.to')} error={isWrong ? t('span.hint') : undefined}>
            {(wiring) => <input {...wiring} type="date" name="to" defaultValue={to ?? ''} required />}
          </Field>
          <Button type="submit">{t('frame.show')}</Button>
        </GetForm>
      )}
    </>
  );
};
