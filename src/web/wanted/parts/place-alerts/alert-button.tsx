/** The button beside the found listings that has somebody mailed about new ones. */

import { IconBell } from '@tabler/icons-react';
import { Button, ButtonLink } from '../../../kit/parts/button.tsx';
import type { BoardQuery } from '../board-query.ts';
import styles from './alert-button.module.css';
import type { OwnAlert } from './own-alert.ts';
import { usePlaceAlert } from './use-place-alert.ts';

export const AlertButton = ({ query, ownAlert }: { readonly query: BoardQuery; readonly ownAlert: OwnAlert }) => {
  const way = usePlaceAlert(query, ownAlert);
  if (way === null) return null;
  const inner = (
    <>
      <IconBell size={16} stroke={1.5} aria-hidden />
      {way.text}
    </>
  );
  return (
    <div className={styles['alert']}>
      {'to' in way ? (
        <ButtonLink size="s" to={way.to} preventScrollReset={way.to.startsWith('?')}>
          {inner}
        </ButtonLink>
      ) : (
        <Button size="s" busy={way.busy} onClick={way.press}>
          {inner}
        </Button>
      )}
      <small>{way.note}</small>
    </div>
  );
};
