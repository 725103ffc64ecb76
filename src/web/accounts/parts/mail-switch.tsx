import type { LeavableKind } from '../../../domain/accounts/rules/mail-kinds.ts';
import { mailChoiceWords } from '../../../words/accounts/mail-choices.ts';
import { Switch } from '../../kit/parts/switch/switch.tsx';
import { useWords } from '../../kit/words/words.ts';

type MailSwitchProps = {
  readonly kind: LeavableKind;
  readonly isOn: boolean;
  readonly busy: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** Switches a kind of mail off and on. */
export const MailSwitch = ({ kind, isOn, ...rest }: MailSwitchProps) => {
  const t = useWords(mailChoiceWords);
  return <Switch {...rest} isOn={isOn} label={t('switch', { kind: t(kind) })} text={t(isOn ? 'on' : 'off')} />;
};
