import { type Static, Type } from '@sinclair/typebox';
import { type MailKind, mailKinds } from '../mail-kinds';
import { Id, LocalText, Moment, Nullable, oneOf } from './common';

/** A message to a member in the mailbox of the site. */
export const Mail = Type.Object({
  id: Id,
  kind: oneOf(mailKinds),
  title: LocalText,
  body: LocalText,
  href: Nullable(Type.String(), {
    description: 'A path of this site that the mail is about',
    examples: [null],
  }),
  at: Moment,
  isRead: Type.Boolean(),
});
export type Mail = Static<typeof Mail>;

const count = Type.Integer({ minimum: 0 });
const countsByKind = Object.fromEntries(mailKinds.map((kind) => [kind, count])) as Record<
  MailKind,
  typeof count
>;
/** Unread mails, in total and by kind. */
export const UnreadMail = Type.Object({ total: count, ...countsByKind });
export type UnreadMail = Static<typeof UnreadMail>;
