import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { mayBePerson, type NamedPerson } from '../../../domain/identity/rules/signed-file.ts';
import type { FileSignature } from '../../../domain/identity/types.ts';
import { identityWords } from '../../../words/identity/pages.ts';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from './request.module.css';

const icons = { good: IconCircleCheck, bad: IconAlertCircle, open: IconInfoCircle };
type Look = keyof typeof icons;

/** What the signatures of a file say, held against the profile: which kind and when, by whom, who vouches for it, and whether the file is as it was signed. */
export const Signatures = ({ signatures, person }: { readonly signatures: readonly FileSignature[]; readonly person: NamedPerson }) =>
  signatures.map((signature, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the signatures of a file have no other identity, and their order is that of the file
    <OneSignature key={at} signature={signature} person={person} />
  ));

const OneSignature = ({ signature, person }: { readonly signature: FileSignature; readonly person: NamedPerson }) => {
  const t = useWords(identityWords);
  const f = useFormat();
  const { kind, signedAt, name, intact, issuer, chain } = signature;
  const kindName = t(`file.kind.${kind}`);
  const isPerson = mayBePerson(signature, person);
  const lines: readonly (readonly [Look, string])[] = [
    [
      // The kind stands in the certificate, which anybody can write: only the trust list makes it certain.
      kind !== 'other' && chain === 'trusted' ? 'good' : 'open',
      signedAt === null ? t('file.whenless', { kind: kindName }) : t('file.when', { kind: kindName, when: f.instant(signedAt) }),
    ],
    name === null
      ? [isPerson ? 'open' : 'bad', t(isPerson ? 'file.name.none' : 'file.name.unproven')]
      : [isPerson ? 'good' : 'bad', t(isPerson ? 'file.name.same' : 'file.name.other', { name })],
    [chain === 'trusted' ? 'good' : 'open', t(`file.chain.${chain}`, { issuer: issuer ?? t('file.issuer.none') })],
    [intact ? 'good' : 'bad', t(intact ? 'file.whole' : 'file.changed')],
  ];
  return (
    <ul className={styles['read']}>
      {lines.map(([look, text]) => {
        const Icon = icons[look];
        return (
          <li key={text} data-look={look}>
            <Icon size={18} stroke={1.75} aria-hidden />
            {text}
          </li>
        );
      })}
    </ul>
  );
};
