import { inLanguage } from '@pavilion/format';
import { type HelpTopic, helpTopics } from '../shared/help/topics.generated';
import { defineMessages, type Locale } from '../shared/messages';
import { titles as en } from './messages/en';
import { titles as zh } from './messages/zh-CN';

/** The id of a help article's route. */
export type HelpRowId = `help${Capitalize<HelpTopic>}`;

export const helpRowId = (topic: string): HelpRowId =>
  `help${topic[0]!.toUpperCase()}${topic.slice(1)}` as HelpRowId;

const helpTitles = (locale: Locale) =>
  Object.fromEntries(
    Object.entries(helpTopics).map(([topic, { title }]) => [helpRowId(topic), inLanguage(title, locale)]),
  ) as { readonly [Id in HelpRowId]: string };

/** The title of each page, by route id. */
export const titles = defineMessages(
  'titles',
  { ...zh, ...helpTitles('zh-CN') },
  { ...en, ...helpTitles('en') },
);

export type TitleKey = keyof typeof zh | HelpRowId;
