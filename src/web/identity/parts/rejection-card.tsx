import { IconCircleX } from '@tabler/icons-react';
import type { identityCalls } from '../../../contract/identity/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { accountPath } from '../../../domain/kit/page/paths.ts';
import { identityWords } from '../../../words/identity/pages.ts';
import { Link } from '../../kit/page/link.tsx';
import { Button, ButtonLink } from '../../kit/parts/button.tsx';
import { Card } from '../../kit/parts/card.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from './request.module.css';
import { Sign } from './request-card.tsx';
import type { RequestActs } from './use-request.ts';

type Rejection = NonNullable<OutputOf<typeof identityCalls.getMyIdentity>['rejection']>;
type RejectionProps = { readonly rejection: Rejection; readonly name: string; readonly acts: RequestActs };

/** Why a person was refused, and what to do now: their name is corrected, or they begin again. */
export const RejectionCard = ({ rejection: { cause, reason, at, tookBack }, name, acts }: RejectionProps) => {
  const t = useWords(identityWords);
  const f = useFormat();
  const isName = cause === 'incorrect_data';
  return (
    <Card>
      <div className={styles['card']}>
        <Sign tone="red" icon={IconCircleX} />
        <h2>{t(tookBack ? 'rejected.tookBack.title' : `rejected.${cause}.title`)}</h2>
        {cause === 'custom' ? (
          <blockquote className={styles['quote']}>
            {t('rejected.quote', { reason: reason ?? '' })}
            <small>{t('rejected.by', { when: f.instant(at) })}</small>
          </blockquote>
        ) : (
          <p className={styles['text']}>{t(`rejected.${cause}.text`)}</p>
        )}
        {isName && (
          <p>
            <span className={styles['text']}>{t('rejected.inProfile')}:</span> <b>{name}</b>
          </p>
        )}
        {tookBack && <p>{t('rejected.tookBack')}</p>}
        <div className={styles['acts']}>
          {isName && (
            <ButtonLink kind="main" size="l" to={accountPath}>
              {t('rejected.fixName')}
            </ButtonLink>
          )}
          <Button kind={isName ? 'line' : 'main'} size="l" busy={acts.busy && t('busy')} onClick={() => void acts.show()}>
            {t('restart')}
          </Button>
          <ButtonLink kind="quiet" size="l" to="?way=file">
            {t('file.start')}
          </ButtonLink>
        </div>
        <Link to="/moja-tablica/advanced/report">{t('rejected.write')}</Link>
      </div>
    </Card>
  );
};
