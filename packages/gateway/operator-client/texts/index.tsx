import type { LocalText } from '@pavilion/contract';
import {
  dateTag,
  inEachLanguage,
  inLanguage,
  type Language,
  type Localized,
  type LocalizedMessages,
  languageIds,
  languages,
  messagesIn,
} from '@pavilion/format';
import { createContext, use } from 'react';
import { actNames } from '../acts.generated';
import { textsByLanguage } from './texts.generated';
import type { zhCN } from './zh-CN';

export type Texts = typeof zhCN;

export type Locale = Language;

/** The languages that operators write texts in; members read the others in their fallback. */
export const writtenLanguages = languageIds.filter((id) => !languages[id].fallback);

/** Acts of commands that are no calls of the console. */
const commandNames: Readonly<Record<string, LocalText>> = {
  rebuild: { 'zh-CN': '重新计算汇总数据', en: 'Stored sums rebuilt' },
};

/** A section that a language lacks has the texts of its fallback. */
const textsOf: LocalizedMessages<Texts> = textsByLanguage;

interface Words {
  readonly texts: Texts;
  readonly locale: Locale;
  /** A text of the gateway in the language of the page. */
  of(text: LocalText): string;
  /** The name of an act, for the record and for a second operator. */
  actName(call: string): string;
  /** A moment on the clock of this machine, with its year when that is not the current one. */
  time(iso: string | null): string;
  /** A text with values in the places of `{name}`. */
  fill(text: string, values: Readonly<Record<string, string | number>>): string;
}

/** The year of the brand's calendar. As on the site, it has this zone for all brands. */
const brandYear = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Shanghai' });

const wordsIn = (locale: Locale): Words => {
  const options: Intl.DateTimeFormatOptions = {
    ...(languages[locale].script === 'Han'
      ? { month: '2-digit', day: '2-digit' }
      : { month: 'short', day: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  };
  const short = new Intl.DateTimeFormat(dateTag(locale), options);
  const long = new Intl.DateTimeFormat(dateTag(locale), { ...options, year: 'numeric' });
  const timeText = (moment: Date) =>
    (String(moment.getFullYear()) === brandYear.format(Date.now()) ? short : long).format(moment);
  return {
    texts: messagesIn(textsOf, locale),
    locale,
    of: (text) => inLanguage(text, locale),
    actName: (call) => {
      const name = actNames[call as keyof typeof actNames] ?? commandNames[call];
      return name ? inLanguage(name, locale) : call;
    },
    time: (iso) => (iso === null ? '–' : timeText(new Date(iso))),
    fill: (text, values) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')),
  };
};

export const words: Localized<Words> = inEachLanguage(wordsIn);

export const WordsContext = createContext<Words>(words['zh-CN']);

export const useWords = (): Words => use(WordsContext);
