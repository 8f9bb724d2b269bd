/**
 * Registers a third language, Traditional Chinese, in this test only, with two texts: a row of the table is enough to show them
 * in the site, in pages of the gateway and in game pages, and to show the fallback of all other texts.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CodeDefinition, LocalText } from '@pavilion/contract';
import { type Language, languageIds, languages } from '@pavilion/format';
import { errorTextFrom } from '@pavilion/sdk';
import { Pagination, UiProvider } from '@pavilion/ui';
import { transformSync } from 'esbuild';
import { renderToStaticMarkup } from 'react-dom/server';
import { LocalText as LocalTextSchema } from '../packages/contract/src/entities/common';
import { composed } from '../packages/gateway/src/domain/texts';
import { createPage } from '../packages/gateway/src/venues/game-page/page';
import { LanguageSwitch } from '../site/src/app/header/language-switch';
import { defineMessages, LocaleProvider, translate, useLocalText } from '../site/src/shared/messages';
import { globalTypes } from '../stories/.storybook/toolbar';
import { otherTexts } from './catalogues';
import { gameClientFiles } from './game-client';

jest.mock('../packages/format/src/languages', () => {
  const table = jest.requireActual('../packages/format/src/languages');
  table.languages['zh-TW'] = { name: '繁體中文', script: 'Han', fallback: 'zh-CN' };
  table.languageIds.push('zh-TW');
  return table;
});

const taiwan = 'zh-TW' as Language;

const deposit = { 'zh-CN': '存款', en: 'Deposit', 'zh-TW': '存款（臺）' } as LocalText;
const balance: LocalText = { 'zh-CN': '余额', en: 'Balance' };
const messages = defineMessages(
  'third',
  { deposit: '存款 {amount}', balance: '余额' },
  { deposit: 'Deposit {amount}', balance: 'Balance' },
  { ['zh-TW' as never]: { deposit: '存款（臺）{amount}' } },
);

/** A module of the game pages as it would be generated with the third language. */
const gameModule = (path: string) => {
  const source = gameClientFiles()[`packages/gateway/venue-client/${path}`]!;
  // biome-ignore lint/suspicious/noExplicitAny: a module without types
  const module = { exports: {} as Record<string, any> };
  new Function('module', 'exports', transformSync(source, { format: 'cjs' }).code)(module, module.exports);
  return module.exports;
};

const Texts = () => {
  const text = useLocalText();
  return (
    <p>
      {text(deposit)} {text(balance)}
    </p>
  );
};

describe('a language with two texts', () => {
  it('[APP-9] fails the test of catalogues for a key or a placeholder that Chinese lacks', () => {
    expect(otherTexts({ third: messages })).toEqual([]);
    const wrong = { ...messages, ...{ 'zh-TW': { deposit: '存款', balnace: '餘額' } } };
    expect(otherTexts({ third: wrong })).toEqual(['third zh-TW deposit', 'third zh-TW balnace']);
  });

  it('[APP-9] shows them in the site, and its fallback for the others', () => {
    const t = translate(messages, taiwan, {});
    expect([t('deposit', { amount: '5' }), t('balance')]).toEqual(['存款（臺）5', '余额']);
    const html = renderToStaticMarkup(
      <LocaleProvider locale={taiwan} setLocale={() => {}}>
        <Texts />
      </LocaleProvider>,
    );
    expect(html).toBe('<p>存款（臺） 余额</p>');
  });

  it('[APP-9] has the words that a brand replaces in its fallback, except where it has a text of its own', () => {
    const words = { 'zh-CN': { third: { balance: '灯币', deposit: '充值' } } };
    const t = translate(messages, taiwan, { words });
    expect([t('deposit', { amount: '5' }), t('balance')]).toEqual(['存款（臺）5', '灯币']);
  });

  it('[APP-9] shows the fallback in components of the kit and in texts of errors', () => {
    const html = renderToStaticMarkup(
      <UiProvider locale={taiwan}>
        <Pagination page={1} pageCount={2} onPageChange={() => {}} />
      </UiProvider>,
    );
    expect(html).toContain('下一页');
    const error = { kind: 'business', code: 6014, message: 'of the gateway' };
    const define = () => ({ message: balance }) as CodeDefinition;
    expect(errorTextFrom(define, error, taiwan)).toBe('余额');
  });

  it('[APP-9] has a text that is composed of others, each in it or in its fallback', () => {
    const room: LocalText = { 'zh-CN': '{name}房', en: '{name} room' };
    expect(composed(room, { name: deposit })).toMatchObject({
      'zh-CN': '存款房',
      en: 'Deposit room',
      'zh-TW': '存款（臺）房',
    });
  });

  it('[APP-9] is offered by the switch of languages and in the toolbar of Storybook', () => {
    const html = renderToStaticMarkup(
      <LocaleProvider locale={languageIds.at(-2)!} setLocale={() => {}}>
        <LanguageSwitch />
      </LocaleProvider>,
    );
    expect(html).toContain('lang="zh-TW"');
    expect(html).toContain('繁體中文');
    expect(globalTypes.locale.toolbar.items.map(({ value }) => value)).toEqual(languageIds);
  });

  it('[APP-9] is optional in the schemas of the gateway, which require Chinese and English', () => {
    expect(LocalTextSchema).toMatchObject({
      required: ['zh-CN', 'en'],
      properties: { 'zh-TW': { type: 'string' } },
    });
  });

  it('[APP-9] is the language of a game page with the name of the game in it, or in its fallback', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pavilion-page-'));
    writeFileSync(join(folder, 'index.html'), '{{lang}} {{name}}');
    const page = createPage({ template: join(folder, 'index.html'), assets: '' });
    rmSync(folder, { recursive: true });
    expect([deposit, balance].map((name) => page(name, [], { lang: 'zh-TW' }))).toEqual([
      'zh-TW 存款（臺）',
      'zh-TW 余额',
    ]);
    expect(page(deposit, [], { lang: 'fr' })).toBe('zh-CN 存款');
  });

  it('[APP-9] has texts and punctuation in game pages', () => {
    const { createTranslator, inLanguage } = gameModule('kit/translate.js');
    const { 'zh-CN': zh, en, ...others } = messages;
    const t = createTranslator({ 'zh-CN': zh, en, ...others }, 'zh-TW');
    expect([t('deposit', { amount: 5 }), t('balance')]).toEqual(['存款（臺）5', '余额']);
    expect([deposit, balance].map((text) => inLanguage(text, 'zh-TW'))).toEqual(['存款（臺）', '余额']);
    expect(gameModule('kit/punctuation.generated.js').punctuation['zh-TW'].list).toBe('、');
    expect(gameModule('kit/limits.generated.js').runningSpans['zh-TW'].day).toBe('今天');
    expect(languages[taiwan].fallback).toBe('zh-CN');
  });
});
