import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languageIds } from '@pavilion/format';
import { modalMessages } from '../modal/modal-messages';
import type { UiMessages } from './messages-context';

const source = join(__dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('-messages.ts'),
);
const catalogues = files.flatMap((file) => Object.values<UiMessages>(require(join(source, file))));
const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

it('there are catalogues', () => {
  expect(catalogues).toContain(modalMessages);
  expect(catalogues.length).toBe(files.length);
});

it.each(files.map((file, index) => [file, catalogues[index]!] as const))(
  '[APP-9] %s: the same keys and places in both languages, no empty text',
  (_, { 'zh-CN': zhCN, en }) => {
    expect(Object.keys(en)).toEqual(Object.keys(zhCN));
    for (const [key, text] of Object.entries(zhCN)) {
      expect(text.trim()).not.toBe('');
      expect(en[key]?.trim()).not.toBe('');
      expect(places(en[key]!)).toEqual(places(text));
    }
  },
);

it('[APP-9] equal keys of several components have equal texts', () => {
  for (const locale of languageIds) {
    const wordings = new Map<string, string>();
    for (const [key, text] of catalogues.flatMap((catalogue) => Object.entries(catalogue[locale] ?? {}))) {
      expect([key, wordings.get(key) ?? text]).toEqual([key, text]);
      wordings.set(key, text);
    }
  }
});

it('[DLG-9] has the exact anti-fraud text', () => {
  expect(modalMessages['zh-CN'].antiFraudWarning).toBe(
    '若客服主动提供卡号引导您存款,请勿进行任何转账操作,否则资金将会丢失,平台概不负责.',
  );
  expect(modalMessages['zh-CN'].understood).toBe('我知道了');
  expect(modalMessages['zh-CN'].friendlyReminder).toBe('友情提示');
});
