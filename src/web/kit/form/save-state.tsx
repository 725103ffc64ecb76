import { IconAlertCircle, IconCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import type { Instant } from '../../../domain/kit/brand.ts';
import { formWords } from '../../../words/kit/form.ts';
import { useFormat } from '../words/format.ts';
import { useWords } from '../words/words.ts';
import styles from './save-state.module.css';

/** How saving goes: `offline` keeps trying by itself, `failed` waits for a press. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'offline' | 'failed';

/** Says in one fixed place whether everything is kept. `onRetry` makes "not saved" pressable. */
export const SaveState = ({
  state,
  at,
  onRetry,
}: {
  /** `conflict`: two devices changed the same, and a press leads to the choice. */
  readonly state: SaveStatus | 'conflict';
  readonly at?: Instant | string | null;
  readonly onRetry?: () => void;
}) => {
  const t = useWords(formWords);
  const f = useFormat();
  const isPressable = (state === 'failed' || state === 'conflict') && onRetry !== undefined;
  const text = state === 'saved' ? (at ? t('save.saved', { time: f.time(at) }) : t('save.idle')) : t(`save.${state}`);
  return (
    <span role="status" className={`${styles['state']} ${styles[state === 'conflict' ? 'failed' : state] ?? ''}`}>
      {/* It stands still: what turns is drawn again and again, and a key that comes meanwhile waits. */}
      {state === 'saving' && <IconRefresh size={16} stroke={1.75} aria-hidden />}
      {state === 'saved' && <IconCheck size={16} stroke={1.75} aria-hidden />}
      {state === 'offline' && <IconCloudOff size={16} stroke={1.75} aria-hidden />}
      {(state === 'failed' || state === 'conflict') && <IconAlertCircle size={16} stroke={1.75} aria-hidden />}
      {isPressable ? (
        <button type="button" onClick={onRetry}>
          {text}
        </button>
      ) : (
        text
      )}
    </span>
  );
};
