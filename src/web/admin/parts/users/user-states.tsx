/** The states of an account as badges. */

import type { Claim, CompanyState as CompanyLinkState, IdentityState as PersonState } from '../../../../domain/accounts/types.ts';
import { adminWords } from '../../../../words/admin/pages.ts';
import { userWords } from '../../../../words/admin/users.ts';
import { Badge, type Tone } from '../../../kit/parts/badge.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../console.module.css';

const identityTones = {
  INITIAL: 'grey',
  mObywatel_process: 'amber',
  CHECKING: 'amber',
  ACCEPTED: 'green',
  REJECTED: 'red',
} as const satisfies Record<PersonState, Tone>;

/** How far somebody's identity is verified. */
export const IdentityState = ({ state }: { readonly state: PersonState }) => {
  const t = useWords(adminWords);
  return <Badge tone={identityTones[state]}>{t(`identity.${state}`)}</Badge>;
};

const companyTones = { INITIAL: 'grey', CHECKING: 'amber', ACCEPTED: 'green', REJECTED: 'red' } as const satisfies Record<CompanyLinkState, Tone>;

/** How far somebody's link with a company is verified. */
export const CompanyState = ({ state }: { readonly state: CompanyLinkState }) => {
  const t = useWords(adminWords);
  return <Badge tone={companyTones[state]}>{t(`company.${state}`)}</Badge>;
};

/** What somebody was granted. */
export const ClaimBadges = ({ claims }: { readonly claims: readonly Claim[] }) => {
  const t = useWords(userWords);
  if (claims.length === 0) return t('no.claims');
  return (
    <span className={styles['states']}>
      {claims.map((claim) => (
        <Badge key={claim} tone="navy-tint">
          {t(`claim.${claim}`)}
        </Badge>
      ))}
    </span>
  );
};
