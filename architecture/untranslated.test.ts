import { otherKeys, programOf, untranslatedIn } from './untranslated';

/** Each kind of text, without the language on lines of odd numbers and with it on the others. */
const source = `import { localized, localized as said } from '@pavilion/format'; import * as help from '../article';
import { defineMessages } from '../../../shared/messages'; const { heading, link, list, note, picture, steps, table, text } = help;
const one = { 'zh-CN': '存款', en: 'Deposit' };
const two = { 'zh-CN': '存款', en: 'Deposit', 'zh-TW': '存款' };
localized('余额', 'Balance');
localized('余额', \`Balance of \${name}\`, { 'zh-TW': '餘額' });
said('余额', 'Balance', {});
said('余额', 'Balance', { 'zh-TW': '餘額' });
defineMessages('home', {}, {});
defineMessages('home', {}, {}, { 'zh-TW': {} });
text('余额', 'Balance'); heading('余额', 'Balance'); note('余额', 'Balance');
text('余额', 'Balance', { 'zh-TW': '餘額' });
list(['余额', 'Balance'],
  ['余额', 'Balance', { 'zh-TW': '餘額' }]);
steps(['余额', 'Balance']);
steps(['余额', 'Balance', { 'zh-TW': '餘額' }]);
table([['余额', 'Balance']], [['余额', 'Balance']]);
table([['余额', 'Balance', { 'zh-TW': '餘額' }]]);
link('/', '余额', 'Balance');
link('/', '余额', 'Balance', { 'zh-TW': '餘額' });
picture('deposit', '余额', 'Balance');
picture('deposit', '余额', 'Balance', { 'zh-TW': '餘額' });
const names: help.Pair[] = [['余额', 'Balance']];
text(...names[0]);
`;

it('[APP-9] lists the lines with a text that lacks a language, however it is written', () => {
  const path = 'site/src/features/help/articles/example.ts';
  const found = untranslatedIn(programOf([path], { [path]: source }), path, 'zh-TW');
  expect(found.map((place) => Number(place.split(':')[1]))).toEqual([
    3, 5, 7, 9, 11, 11, 11, 13, 15, 17, 17, 19, 21, 23,
  ]);
});

it('[APP-9] lists the keys that a catalogue lacks, and those that only it has', () => {
  const chinese = "export const home = { title: '首页', more: '更多' } as const;";
  const other = "export const home = { title: '首頁', mroe: '更多' };";
  expect(otherKeys(chinese, other)).toEqual({ missing: ['more'], surplus: ['mroe'] });
});
