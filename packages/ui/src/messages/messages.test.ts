import { catalogues } from './messages-context';
import { zhCN } from './zh-CN';

it('[APP-9] both catalogues have the same keys, and no empty text', () => {
  const keys = Object.keys(zhCN).sort();
  for (const catalogue of Object.values(catalogues)) {
    expect(Object.keys(catalogue).sort()).toEqual(keys);
    for (const text of Object.values(catalogue)) expect(text.trim()).not.toBe('');
  }
});

it('[DLG-9] words the anti-fraud warning exactly', () => {
  expect(zhCN.antiFraudWarning).toBe(
    '若客服主动提供卡号引导您存款,请勿进行任何转账操作,否则资金将会丢失,平台概不负责.',
  );
  expect(zhCN.understood).toBe('我知道了');
  expect(zhCN.friendlyReminder).toBe('友情提示');
});
