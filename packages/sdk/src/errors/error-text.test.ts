import { blockReasonTexts, type CodeDefinition, codeDefinition, codes, errorCodes } from '@pavilion/contract';
import { errorText, errorTextFrom } from './error-text';
import { errorTexts as english } from './messages/en';
import { errorTexts } from './messages/zh-CN';
import { SdkError } from './sdk-error';

const refusal = { kind: 'business', code: 20_102, message: '原文' } as const;

describe('errorText', () => {
  const errors = (Object.entries(codes) as [string, CodeDefinition][]).filter(
    ([, { kind }]) => kind !== 'success',
  );

  it.each(errors)('[ERR-7] has the texts of %s in both languages, by the code alone', (code, { message }) => {
    const error = new SdkError({ kind: 'business', code: Number(code) });
    expect(errorText(error, 'zh-CN')).toBe(message['zh-CN']);
    expect(errorText(error.toData(), 'en')).toBe(message.en);
  });

  it('[ERR-1] uses the code of an HTTP error of the gateway, and never a provider’s', () => {
    const failure = { kind: 'http', status: 503, code: 10_001, message: '原文' } as const;
    expect(errorText(failure, 'en')).toBe(codeDefinition(10_001)?.message.en);
    expect(errorText({ ...failure, kind: 'provider' }, 'en')).toBe('原文');
  });

  it('[ERR-1] [ERR-8] replaces a proxy’s status text', () => {
    const failure = { kind: 'http', status: 502, message: 'Bad Gateway' } as const;
    expect(errorText(failure, 'zh-CN')).toBe('系统异常，请稍后重试或联系客服');
    expect(errorText(failure, 'en')).toBe(english.empty);
    expect(errorText({ ...failure, message: errorTexts.abnormal }, 'zh-CN')).toBe('网络异常，请稍后重试');
  });

  it('[ERR-7] keeps the gateway’s message without a catalogue, and for an unknown code', () => {
    expect(errorTextFrom(undefined, refusal, 'en')).toBe('原文');
    expect(errorText({ ...refusal, code: 77_777 }, 'en')).toBe('原文');
  });

  it('[ERR-7] uses the text of the reason in the data, and of the code for a reason that it does not know', () => {
    const blocked = (data: unknown) =>
      new SdkError({ kind: 'business', code: errorCodes.accountBlocked, rawMessage: '原文', data });
    const { message } = blockReasonTexts['own-request'];
    expect(errorText(blocked({ reason: 'own-request' }), 'zh-CN')).toBe(message['zh-CN']);
    expect(errorText(blocked({ reason: 'own-request' }).toData(), 'en')).toBe(message.en);
    expect(errorText(blocked({ reason: 'of a later version' }), 'en')).toBe(
      codeDefinition(errorCodes.accountBlocked)?.message.en,
    );
  });

  it('[REQ-4] has a text for an abort of RTK Query', () => {
    expect(errorText({ name: 'AbortError', message: 'Aborted' }, 'en')).toBe(english.cancelled);
  });

  it.each(Object.entries(errorTexts))(
    '[ERR-8] keeps the words of %s in Chinese, with full-width commas, and translates it to English',
    (key, message) => {
      const failure = { kind: 'network', message } as const;
      expect(errorText(failure, 'zh-CN')).toBe(message.replaceAll(',', '，'));
      expect(errorText(failure, 'en')).toBe(english[key as keyof typeof english]);
      expect(errorText(failure, 'en')).toMatch(/^[A-Z][a-z' .,]+/);
    },
  );

  it('[ERR-8] has the same keys in both languages', () =>
    expect(Object.keys(english)).toEqual(Object.keys(errorTexts)));
});
