import {
  type FormField,
  type SupportTopic,
  supportTopicDefinitions,
  supportTopics,
} from '@pavilion/contract';
import { validateForm } from '@pavilion/contract/forms';
import { type FieldErrors, fieldErrors } from '../../../shared/forms/form-errors';
import { initialValues, storableFields, submittedValues } from '../../../shared/schema-fields/form-values';
import { recordParam, topicParam } from '../../../shared/support/help-address';
import {
  emptyMessage,
  messageBody,
  messageTextError,
  type NewMessage,
} from '../../../shared/support/new-message';

/** The values of the form of a ticket, with those of the fields of every topic. */
export interface NewTicket extends NewMessage {
  readonly topic: SupportTopic;
  readonly [field: string]: string;
}

export const fieldsOf = (topic: SupportTopic): readonly FormField[] => supportTopicDefinitions[topic].fields;

const allFields = supportTopics.flatMap(fieldsOf);

export const emptyTicket: NewTicket = {
  ...initialValues(allFields),
  ...emptyMessage,
  topic: supportTopics[0] as SupportTopic,
};

/** Unlike a message of a thread, a ticket needs a text also with pictures. */
export const validateTicket = (ticket: NewTicket): FieldErrors<string> => ({
  ...validateForm(fieldsOf(ticket.topic), ticket).errors,
  ...fieldErrors({ text: messageTextError(ticket.text, true) }),
});

/** The body of the call without its key. `follows` is the closed ticket that this one continues. */
export const ticketBody = (ticket: NewTicket, follows: string | undefined) => ({
  topic: ticket.topic,
  values: submittedValues(fieldsOf(ticket.topic), ticket),
  ...messageBody(ticket),
  ...(follows === undefined ? {} : { follows }),
});

/** The input that is stored until the ticket is sent. */
export const draftFields: readonly string[] = ['topic', 'text', ...new Set(storableFields(allFields))];

export const draftOf = (ticket: NewTicket): Partial<NewTicket> =>
  Object.fromEntries(draftFields.map((name) => [name, ticket[name]]));

/** Whether nothing was entered besides what the form was filled in with; a topic is always chosen. */
export const isBlank = (draft: Partial<NewTicket>, filledIn: Partial<NewTicket> = {}): boolean =>
  draftFields.every((name) => name === 'topic' || !draft[name] || draft[name] === filledIn[name]);

/** What an address fills in: its topic, and the record in the first field of the topic if that accepts it. */
export const filledInBy = (search: URLSearchParams): Partial<NewTicket> | undefined => {
  const topic = supportTopics.find((each) => each === search.get(topicParam));
  if (topic === undefined) return undefined;
  const record = search.get(recordParam) ?? '';
  const name = fieldsOf(topic)[0]?.name;
  const accepts =
    name !== undefined && validateForm(fieldsOf(topic), { [name]: record }).errors[name] === undefined;
  return { topic, ...(accepts && record !== '' && { [name]: record }) };
};

/** A query without what it fills in. */
export const withoutFilledIn = (search: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(search);
  for (const name of [topicParam, recordParam]) rest.delete(name);
  return rest;
};

/** A stored draft without what this version of the form does not have. */
export const knownDraft = (stored: Partial<NewTicket>): Partial<NewTicket> =>
  Object.fromEntries(
    Object.entries(stored).filter(
      ([name, value]) =>
        draftFields.includes(name) &&
        typeof value === 'string' &&
        (name !== 'topic' || Object.hasOwn(supportTopicDefinitions, value)),
    ),
  );
