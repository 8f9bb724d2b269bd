import { SdkError } from './sdk-error';
import { toErrorData } from './to-error-data';

describe('toErrorData', () => {
  it('[REQ-4] returns serialisable data without undefined fields', () => {
    const error = new SdkError({
      kind: 'business',
      code: 20101,
      status: 200,
      rawMessage: '余额不足',
      data: { min: '1' },
    });
    const data = toErrorData(error);
    expect(data).toEqual({
      kind: 'business',
      code: 20101,
      status: 200,
      message: '余额不足',
      data: { min: '1' },
    });
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
    expect(Object.keys(toErrorData(new SdkError({ kind: 'timeout' })))).toEqual(['kind', 'message']);
  });

  it('[REQ-4] returns error data unchanged', () => {
    const data = { kind: 'offline', message: 'x' } as const;
    expect(toErrorData(data)).toBe(data);
  });

  it("[REQ-4] maps RTK Query's own abort and timeout errors", () => {
    expect(toErrorData({ name: 'AbortError', message: 'Aborted' })).toMatchObject({ kind: 'cancelled' });
    expect(toErrorData({ name: 'TimeoutError', message: 'over' })).toMatchObject({ kind: 'timeout' });
  });

  it.each([[undefined], [null], ['text'], [{}], [new TypeError('Failed to fetch')]])(
    '[ERR-8] has a message for any thrown value: %p',
    (thrown) => {
      expect(toErrorData(thrown)).toMatchObject({ kind: 'network', message: expect.stringMatching(/./) });
    },
  );
});
