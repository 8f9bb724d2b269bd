import { blockReasons, blockReasonTexts } from './block-reasons';
import { codeMessage } from './code-message';
import { codes } from './codes';

const blocked = codes[10_104];

describe.each(blockReasons)('the block reason %s', (reason) => {
  it('[ERR-7] has a message of its own, which leads to support in both languages', () => {
    const message = codeMessage(blocked, { reason });
    expect(message).toBe(blockReasonTexts[reason].message);
    expect(message).not.toEqual(blocked.message);
    expect(message['zh-CN']).toMatch(/请联系客服/);
    expect(message.en).toMatch(/Please contact support/);
  });
});

it.each([
  undefined,
  null,
  'own-request',
  {},
  { reason: null },
  { reason: 'toString' },
  { reason: 'of a later version' },
])('[ERR-7] the message of the code is used for data without a known reason: %j', (data) =>
  expect(codeMessage(blocked, data)).toBe(blocked.message),
);

it('[ERR-7] a code without reasons has one message', () =>
  expect(codeMessage(codes[10_001], { reason: 'own-request' })).toBe(codes[10_001].message));
