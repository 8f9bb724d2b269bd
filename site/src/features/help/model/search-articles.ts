import { inLanguage } from '@pavilion/format';
import type { HelpTopic } from '../../../shared/help/topics.generated';
import { type BrandTexts, fill, type Locale } from '../../../shared/messages';
import { commonValues } from '../../../shared/messages/define-messages';
import { type Article, wordsOf } from '../article';

interface SearchResult {
  readonly topic: HelpTopic;
  /** The text around a match of the first word of the query that the article's text contains. */
  readonly excerpt: string;
}

/** Characters shown before and after a match. */
const excerptMargin = 24;

const normalize = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * Articles that contain every word of the query, in the given order, those with a match in the title first.
 *
 * @param query words separated by spaces; case and full-width forms do not matter
 */
export const searchArticles = (
  articles: ReadonlyMap<HelpTopic, Article>,
  query: string,
  locale: Locale,
  brand: BrandTexts,
): readonly SearchResult[] => {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const matches = [...articles].flatMap(([topic, article]) => {
    const title = normalize(inLanguage(article.title, locale));
    const shown = article.blocks.map((block) => wordsOf(block, locale)).join(' ');
    const body = fill(shown, commonValues(brand)).normalize('NFKC');
    const text = normalize(body);
    if (!words.every((word) => title.includes(word) || text.includes(word))) return [];
    const found = words.find((word) => text.includes(word)) ?? '';
    const at = text.indexOf(found);
    const start = Math.max(0, at - excerptMargin);
    const end = at + found.length + excerptMargin;
    const excerpt = `${start > 0 ? '…' : ''}${body.slice(start, end)}${end < body.length ? '…' : ''}`;
    return [{ topic, excerpt, isInTitle: words.every((word) => title.includes(word)) }];
  });
  return [...matches.filter((match) => match.isInTitle), ...matches.filter((match) => !match.isInTitle)];
};
