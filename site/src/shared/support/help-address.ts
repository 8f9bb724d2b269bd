import type { SupportTopic } from '@pavilion/contract';
import { paths } from '../../routes/paths';

/** The query parameter with the topic that the form of tickets begins with. */
export const topicParam = 'topic';
/** The query parameter with the number of the record that the ticket is about. */
export const recordParam = 'record';

/** The form of tickets with the topic and the number of a record filled in (SUP-1). */
export const helpAddress = (topic: SupportTopic, record: string): string =>
  `${paths.mine.feedback}?${new URLSearchParams({ [topicParam]: topic, [recordParam]: record })}`;
