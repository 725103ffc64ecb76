import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { valueAt } from '../../../../../domain/kit/catalogue-paths.ts';
import type { FormGroup } from '../../../../../domain/offers/fields/about.ts';
import type { FieldPath } from '../../../../../domain/offers/fields/catalogue.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { useWords } from '../../../../kit/words/words.ts';
import { useHasError, useOfForm } from '../context.ts';
import { type FieldsPart, pathsOf } from '../fields.tsx';
import styles from '../form.module.css';

type FoldedProps = {
  readonly title: string;
  /** What stands in it: it begins open when something of that is filled, opens when something of that is wrong, and counts what is filled. */
  readonly groups: readonly FormGroup[];
  readonly part?: FieldsPart;
  readonly under?: FieldPath | '';
  readonly children: ReactNode;
};

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Fields that nobody has to fill, folded until somebody wants them. */
export const Folded = ({ title, groups, part, under = '', children }: FoldedProps) => {
  const t = useWords(offerFormWords);
  const paths = pathsOf(groups, under, part);
  const filled = useOfForm((form) => paths.filter((path) => isFilled(valueAt(form, path))).length);
  const hasError = useHasError(paths);
  const [isUnfolded, setUnfolded] = useState(filled > 0);
  return (
    <details className={styles['further']} open={hasError || isUnfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary>
        <span>
          {title} <i>{filled > 0 ? t('folded.filled', { n: filled }) : t('optional')}</i>
        </span>
        <IconChevronDown size={20} stroke={1.5} aria-hidden />
      </summary>
      {children}
    </details>
  );
};
