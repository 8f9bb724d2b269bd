import { createContext, use } from 'react';
import { actNames } from '../acts.generated';
import { en } from './en';
import { zhCN } from './zh-CN';

export type Texts = typeof zhCN;

export type Locale = 'zh-CN' | 'en';

/** Acts of commands that are no calls of the console. */
const commandNames: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  rebuild: { 'zh-CN': '重新计算汇总数据', en: 'Stored sums rebuilt' },
};

const textsOf: Readonly<Record<Locale, Texts>> = { 'zh-CN': zhCN, en };

interface Words {
  readonly texts: Texts;
  readonly locale: Locale;
  /** A text of the gateway in the language of the page. */
  of(text: { readonly 'zh-CN': string; readonly en: string }): string;
  /** The name of an act, for the record and for a second operator. */
  actName(call: string): string;
  time(iso: string | null): string;
  /** A text with values in the places of `{name}`. */
  fill(text: string, values: Readonly<Record<string, string | number>>): string;
}

const wordsIn = (locale: Locale): Words => {
  const format = new Intl.DateTimeFormat(locale, {
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return {
    texts: textsOf[locale],
    locale,
    of: (text) => text[locale],
    actName: (call) => (actNames[call as keyof typeof actNames] ?? commandNames[call])?.[locale] ?? call,
    time: (iso) => (iso === null ? '–' : format.format(new Date(iso))),
    fill: (text, values) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')),
  };
};

export const words: Readonly<Record<Locale, Words>> = { 'zh-CN': wordsIn('zh-CN'), en: wordsIn('en') };

export const WordsContext = createContext<Words>(words['zh-CN']);

export const useWords = (): Words => use(WordsContext);
