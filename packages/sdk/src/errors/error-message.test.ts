import fc from 'fast-check';
import { errorMessage } from './error-message';
import { errorTexts } from './messages/zh-CN';

describe('errorMessage', () => {
  it('[ERR-8] has a fixed message for timeout, abort and offline', () => {
    expect(errorMessage('timeout', 'whatever')).toBe('连接超时,请稍后再试');
    expect(errorMessage('cancelled', 'Failed')).toBe('请求已取消,请稍后再试');
    expect(errorMessage('offline', 'Failed to fetch')).toBe('网络连接已断开,请检查');
  });

  it.each([
    ['http', 'Not Acceptable'],
    ['http', 'Expectation Failed'],
    ['http', 'Forbidden'],
    ['business', 'Forbidden'],
    ['network', 'Failed to fetch'],
    ['network', 'SSL handshake error'],
    ['network', 'ssl_error_bad_cert_domain'],
    ['network', 'Certificate has expired'],
    ['network', 'net::ERR_SSL_PROTOCOL_ERROR'],
    ['network', 'unable to verify the first certificate'],
    ['network', 'NetworkError when attempting to fetch resource.'],
    ['network', 'Load failed'],
  ] as const)('[ERR-8] replaces technical messages (%s: %s)', (kind, raw) => {
    expect(errorMessage(kind, raw)).toBe('网络异常,请稍后重试');
  });

  it('[ERR-8] replaces an empty message', () => {
    for (const kind of ['http', 'network', 'decode', 'provider'] as const) {
      expect(errorMessage(kind, '  ')).toBe('系统异常,请稍后重试或联系客服');
    }
  });

  it('[ERR-2] has a message for a business error without one', () => {
    expect(errorMessage('business', '')).toBe('未知业务异常');
  });

  it.each(['socket hang up', 'terminated', 'read ECONNRESET', 'Connection closed'])(
    '[ERR-8] has a message for a closed connection: %s',
    (raw) => expect(errorMessage('network', raw)).toBe('连接已终止,请检查'),
  );

  it('[ERR-8] has a message for an unknown network error', () => {
    expect(errorMessage('network', 'something odd')).toBe('未知连接错误');
  });

  it('[ERR-8] keeps a readable message of the gateway', () => {
    expect(errorMessage('business', '余额不足，请先存款')).toBe('余额不足，请先存款');
    expect(errorMessage('business', 'Too many failed attempts.')).toBe('Too many failed attempts.');
  });

  it('[ERR-8] always returns a message, never one with the technical words that it replaces', () => {
    const kinds = fc.constantFrom('business', 'provider', 'http', 'network', 'decode', 'timeout' as const);
    fc.assert(
      fc.property(
        kinds,
        fc.string(),
        fc.constantFrom('Acceptable', 'Failed', 'Forbidden', ''),
        (kind, text, word) => {
          const message = errorMessage(kind, `${text}${word}`);
          expect(message).not.toBe('');
          if (word !== '') expect(Object.values(errorTexts)).toContain(message);
        },
      ),
    );
  });
});
