import type { Device } from '../../domain/accounts/rules/device.ts';
import { type Lang, translator } from '../kit/words.ts';
import { securityWords } from './security.ts';

/** A device as people name it: "Chrome, Windows". */
export const deviceText = ({ browser, system }: Device, lang: Lang): string => {
  const t = translator(securityWords[lang], lang);
  if (browser !== null && system !== null) return t('device.both', { browser, system });
  return browser ?? system ?? t('device.unknown');
};
