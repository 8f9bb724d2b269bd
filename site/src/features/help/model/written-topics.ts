import { type HelpTopic, helpTopics } from '../../../shared/help/topics.generated';
import { helpGroups } from '../article';

const written = (Object.keys(helpTopics) as HelpTopic[]).filter((topic) => helpTopics[topic].isWritten);

/** The articles that are written, by group, in the order of the side list. */
export const writtenGroups = helpGroups
  .map((group) => ({ group, topics: written.filter((topic) => helpTopics[topic].group === group) }))
  .filter(({ topics }) => topics.length > 0);

/** Whether a route id is that of a topic. */
export const isTopicOf = (id: string, topic: HelpTopic): boolean =>
  id.toLowerCase() === `help${topic}`.toLowerCase();

/** The articles before and after one, in the order of the side list; undefined at its ends. */
export const neighboursOf = (
  id: string,
): { previous: HelpTopic | undefined; next: HelpTopic | undefined } => {
  const ordered = writtenGroups.flatMap(({ topics }) => topics);
  const index = ordered.findIndex((topic) => isTopicOf(id, topic));
  return { previous: ordered[index - 1], next: index < 0 ? undefined : ordered[index + 1] };
};
