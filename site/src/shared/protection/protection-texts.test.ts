import { limits } from '@pavilion/contract';
import { protectionTexts as en } from './messages/en';
import { protectionTexts as zhCN } from './messages/zh-CN';

it('[PRO-2] the text of an ended exclusion names the time until a return, which it does not load', () => {
  const hours = limits.protection.returnWaits / (60 * 60_000);
  for (const { overText } of [en, zhCN]) expect(overText.match(/\d+/g)?.map(Number)).toEqual([hours]);
});
