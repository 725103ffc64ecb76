/** The keys of the console: in a line at the foot of the list, and all of them in a dialog. */

import { identityConsoleWords } from '../../../../words/admin/identities.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from './identities.module.css';

const short = [
  [['J', 'K'], 'key.move'],
  [['C'], 'key.code'],
  [['A'], 'key.approve'],
  [['R'], 'key.reject'],
  [['O'], 'key.check'],
  [['Shift', 'X'], 'key.reset'],
] as const;

const rest = [
  [['/'], 'key.search'],
  [['Esc'], 'key.back'],
  [['?'], 'key.help'],
] as const;

const List = ({ keys }: { readonly keys: readonly (typeof short | typeof rest)[number][] }) => {
  const t = useWords(identityConsoleWords);
  return keys.map(([names, text]) => (
    <li key={text}>
      {names.map((name) => (
        <kbd key={name}>{name}</kbd>
      ))}{' '}
      {t(text)}
    </li>
  ));
};

/** The keys of the list in one line at its foot. */
export const KeyLine = () => {
  const t = useWords(identityConsoleWords);
  return (
    <ul className={styles['keys']} aria-label={t('keys')}>
      <List keys={[...short, rest[2]]} />
    </ul>
  );
};

/** All keys, asked for by one of them. */
export const KeyHelp = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => {
  const t = useWords(identityConsoleWords);
  return (
    <Dialog open={open} onClose={onClose} title={t('keys')}>
      <ul className={styles['all-keys']}>
        <List keys={[...short, ...rest]} />
      </ul>
    </Dialog>
  );
};
