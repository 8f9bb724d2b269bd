import { codeDefinition } from '@pavilion/contract';
import { errorTexts } from '@pavilion/sdk';
import { errorText } from './error-text';

describe('errorText', () => {
  const refusal = { kind: 'business', code: 20_102, message: '原文' } as const;

  it('[ERR-7] uses the catalogue’s text of a code, in the current language', () => {
    const { message } = codeDefinition(20_102)!;
    expect(errorText(refusal, 'zh-CN', codeDefinition)).toBe(message['zh-CN']);
    expect(errorText(refusal, 'en', codeDefinition)).toBe(message.en);
  });

  it('[ERR-1] uses the code of an HTTP error of the gateway, and never a provider’s', () => {
    const failure = { kind: 'http', status: 503, code: 10_001, message: '原文' } as const;
    expect(errorText(failure, 'en', codeDefinition)).toBe(codeDefinition(10_001)?.message.en);
    expect(errorText({ ...failure, kind: 'provider' }, 'en', codeDefinition)).toBe('原文');
  });

  it('[ERR-1] [ERR-8] replaces a proxy’s status text', () => {
    const failure = { kind: 'http', status: 502, message: 'Bad Gateway' } as const;
    expect(errorText(failure, 'zh-CN', codeDefinition)).toBe(errorTexts.empty);
    expect(errorText({ ...failure, message: errorTexts.abnormal }, 'zh-CN', undefined)).toBe(
      errorTexts.abnormal,
    );
  });

  it('[ERR-7] keeps the gateway’s message without a catalogue, and for an unknown code', () => {
    expect(errorText(refusal, 'en', undefined)).toBe('原文');
    expect(errorText({ ...refusal, code: 77_777 }, 'en', codeDefinition)).toBe('原文');
  });

  it.each(Object.values(errorTexts))(
    '[ERR-8] keeps %s verbatim in Chinese and translates it to English',
    (message) => {
      const failure = { kind: 'network', message } as const;
      expect(errorText(failure, 'zh-CN', undefined)).toBe(message);
      expect(errorText(failure, 'en', undefined)).toMatch(/^[A-Z][a-z' .,]+/);
    },
  );
});
