import type { LocalText } from '@pavilion/contract';
import { inLanguage, type Language, localized, type OtherLanguages } from '@pavilion/format';
import type { SceneName } from '../../shared/scenes/scene-url';

/** The parts of the side list, in their order. */
export const helpGroups = ['start', 'money', 'play', 'safety', 'about'] as const;
export type HelpGroup = (typeof helpGroups)[number];

/** The scene at the head of the articles of each group. */
export const groupScenes = {
  start: 'festival',
  money: 'counter',
  play: 'tables',
  safety: 'rescue',
  about: 'regatta',
} as const satisfies Readonly<Record<HelpGroup, SceneName>>;

/** The pictures drawn for articles, see `components/drawings.tsx`. */
export type DrawingName =
  | 'registration'
  | 'deposit'
  | 'sandbox'
  | 'wallets'
  | 'withdrawal'
  | 'turnover'
  | 'networks'
  | 'address'
  | 'devices'
  | 'storage'
  | 'round'
  | 'shared-round'
  | 'lottery-issue'
  | 'niuniu'
  | 'agents'
  | 'quarter-line'
  | 'in-play'
  | 'cash-out'
  | 'series'
  | 'support';

/** A part of an article. Each holds both languages, so the two versions cannot differ in structure. */
export type Block =
  | { readonly kind: 'heading' | 'text' | 'note'; readonly text: LocalText }
  | { readonly kind: 'steps' | 'list'; readonly items: readonly LocalText[] }
  | {
      readonly kind: 'table';
      readonly head: readonly LocalText[];
      readonly rows: readonly (readonly LocalText[])[];
    }
  | { readonly kind: 'link'; readonly text: LocalText; readonly to: string }
  | { readonly kind: 'picture'; readonly text: LocalText; readonly name: DrawingName | SceneName };

/** A text in Chinese and English, and in other languages. */
export type Pair = readonly [zh: string, en: string, others?: OtherLanguages<string>];

/** A text of this article, or one that is written elsewhere, with all languages that it has there. */
export type ArticleText = Pair | LocalText;

const isPair = (text: ArticleText): text is Pair => Array.isArray(text);
const localText = (text: ArticleText): LocalText => (isPair(text) ? localized(...text) : text);

export const heading = (...pair: Pair): Block => ({ kind: 'heading', text: localText(pair) });
export const text = (...pair: Pair): Block => ({ kind: 'text', text: localText(pair) });
export const note = (...pair: Pair): Block => ({ kind: 'note', text: localText(pair) });
export const steps = (...items: ArticleText[]): Block => ({ kind: 'steps', items: items.map(localText) });
export const list = (...items: ArticleText[]): Block => ({ kind: 'list', items: items.map(localText) });
export const table = (head: ArticleText[], ...rows: ArticleText[][]): Block => ({
  kind: 'table',
  head: head.map(localText),
  rows: rows.map((row) => row.map(localText)),
});
/** A link to another page. @param to one of `paths` */
export const link = (to: string, ...pair: Pair): Block => ({ kind: 'link', to, text: localText(pair) });

/** A drawing or a scene. The texts are what it shows, for readers who cannot see it. */
export const picture = (name: DrawingName | SceneName, ...pair: Pair): Block => ({
  kind: 'picture',
  name,
  text: localText(pair),
});

/** A help article. `npm run generate` makes its route row, title and place in the side list from it. */
export interface Article {
  /** The last part of its path, as the specification spells it. */
  readonly slug: string;
  readonly group: HelpGroup;
  /** The scene at its head, instead of that of its group. */
  readonly scene?: SceneName;
  /** Position in its group. Articles with the same position are listed by the name of their file. */
  readonly order: number;
  readonly title: LocalText;
  readonly blocks: readonly Block[];
}

/** All words of a block in one language, for the search. */
export const wordsOf = (block: Block, locale: Language): string => {
  switch (block.kind) {
    case 'steps':
    case 'list':
      return block.items.map((item) => inLanguage(item, locale)).join(' ');
    case 'table':
      return [block.head, ...block.rows]
        .flatMap((row) => row.map((cell) => inLanguage(cell, locale)))
        .join(' ');
    default:
      return inLanguage(block.text, locale);
  }
};
