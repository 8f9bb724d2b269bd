import { inLanguage, type Language } from '@pavilion/format';

/** Texts of the kit that `play` functions query, in English. The stories' own texts stay Chinese. */
const english = {
  确定: 'OK',
  取消: 'Cancel',
  加载中: 'Loading',
  '近 7 天': '7 days',
  打开日历: 'Open the calendar',
  开始日期: 'From',
  复制卡号: 'Copy the card number',
} as const;

interface Played {
  readonly globals: { readonly locale?: string };
}

/** A text of the kit in the toolbar's language, so that a `play` function works in each. */
export const kitWord = ({ globals }: Played, word: keyof typeof english): string =>
  inLanguage({ 'zh-CN': word, en: english[word] }, globals.locale as Language);
