import { expect, it } from 'vitest';
import { signingPurposes } from '../../domain/signing/rules.ts';
import { mailTools } from '../kit/mail/template.ts';
import { signingCode } from './mail.ts';

it.each(signingPurposes)('the code of an %s shows the code', (purpose) => {
  const message = signingCode.render({ ...signingCode.sample, purpose, code: '123456' }, mailTools('pl', 'https://parter.example'));
  expect(message.blocks.some((block) => block.kind === 'code' && block.code === '123456')).toBe(true);
});
