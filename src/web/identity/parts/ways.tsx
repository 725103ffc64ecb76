import { IconDeviceMobile, IconFileCertificate } from '@tabler/icons-react';
import { accountPath } from '../../../domain/kit/page/paths.ts';
import { identityWords } from '../../../words/identity/pages.ts';
import { Link } from '../../kit/page/link.tsx';
import { Badge } from '../../kit/parts/badge.tsx';
import { Button, ButtonLink } from '../../kit/parts/button.tsx';
import { Card } from '../../kit/parts/card.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from './request.module.css';
import type { RequestActs } from './use-request.ts';

type WaysProps = { readonly name: string; readonly acts: RequestActs; readonly disabled: boolean };

/** The two ways to be verified, one of them to be chosen. */
export const Ways = ({ name, acts, disabled }: WaysProps) => {
  const t = useWords(identityWords);
  return (
    <Card>
      <div className={styles['card']}>
        <h2>{t('choice.title')}</h2>
        <p>
          <span className={styles['text']}>{t('name')}:</span> <b>{name}</b>
          <br />
          <Link to={accountPath}>{t('name.change')}</Link>
        </p>
        <div>
          <div className={styles['way']}>
            <span>
              <IconDeviceMobile size={24} stroke={1.5} aria-hidden />
            </span>
            <span>
              <b>{t('app')}</b>
              <small>{t('app.text')}</small>
            </span>
            <Badge tone="green">{t('app.faster')}</Badge>
          </div>
          <div className={styles['way']}>
            <span>
              <IconFileCertificate size={24} stroke={1.5} aria-hidden />
            </span>
            <span>
              <b>{t('file')}</b>
              <small>{t('file.text')}</small>
            </span>
          </div>
        </div>
        <div className={styles['acts']}>
          <Button kind="main" size="l" busy={acts.busy && t('busy')} disabled={disabled} onClick={() => void acts.show()}>
            {t('app.start')}
          </Button>
          <ButtonLink kind="quiet" size="l" to="?way=file">
            {t('file.start')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
};
