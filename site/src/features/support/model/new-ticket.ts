import { type SupportTopic, supportTopics } from '@pavilion/contract';
import { type FieldErrors, fieldErrors } from '../../../shared/forms/form-errors';
import {
  emptyMessage,
  messageBody,
  messageTextError,
  type NewMessage,
} from '../../../shared/support/new-message';

/** The values of the form of a ticket. */
export interface NewTicket extends NewMessage {
  readonly topic: SupportTopic;
}

export const emptyTicket: NewTicket = { ...emptyMessage, topic: supportTopics[0] };

/** Unlike a message of a thread, a ticket needs a text also with pictures. */
export const validateTicket = ({ text }: NewTicket): FieldErrors<keyof NewTicket> =>
  fieldErrors({ text: messageTextError(text, true), pictures: undefined, topic: undefined });

/** The body of the call without its key. `follows` is the closed ticket that this one continues. */
export const ticketBody = ({ topic, ...message }: NewTicket, follows: string | undefined) => ({
  topic,
  ...messageBody(message),
  ...(follows === undefined ? {} : { follows }),
});
