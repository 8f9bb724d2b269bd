import { otherKeys, untranslatedIn } from './untranslated';

const source = `
const one = { 'zh-CN': '存款', en: 'Deposit' };
const two = { 'zh-CN': '取款', en: 'Withdrawal', 'zh-TW': '提款' };
const three = text('余额', 'Balance');
const four = text('余额', \`Balance of \${name}\`, { 'zh-TW': '餘額' });
const five = defineMessages('home', zh, en);
const six = defineMessages('home', zh, en, { 'zh-TW': zhTW });
`;

it('[APP-9] lists the lines with a text that lacks a language', () => {
  expect(untranslatedIn('a.ts', source, 'zh-TW')).toEqual(['a.ts:2', 'a.ts:4', 'a.ts:6']);
});

it('[APP-9] lists the keys that a catalogue lacks, and those that only it has', () => {
  const chinese = "export const home = { title: '首页', more: '更多' } as const;";
  const other = "export const home = { title: '首頁', mroe: '更多' };";
  expect(otherKeys(chinese, other)).toEqual({ missing: ['more'], surplus: ['mroe'] });
});
