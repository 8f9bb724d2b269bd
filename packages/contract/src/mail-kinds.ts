import type { LocalText } from './entities/common';

interface MailKindDefinition {
  readonly name: LocalText;
  /** Whether its mails are offers: members do not see their offers while they are excluded from play (PRO-2). */
  readonly isOffer: boolean;
}

/**
 * Kinds of mail: about the member's own account and money, about promotions, and announcements to all members. Schemas, counts,
 * tabs and filters derive from these rows; `npm run typecheck` names the icon of a new kind. The mails that the gateway sends by
 * itself are rows of `packages/gateway/src/domain/mail/mail-texts.ts`, each with its kind.
 *
 * Proved by `npm run test:unit -- mail`.
 */
export const mailKindDefinitions = {
  system: { name: { 'zh-CN': '系统通知', en: 'Account' }, isOffer: false },
  promotion: { name: { 'zh-CN': '优惠活动', en: 'Promotions' }, isOffer: true },
  notice: { name: { 'zh-CN': '平台公告', en: 'Announcements' }, isOffer: false },
} as const satisfies Readonly<Record<string, MailKindDefinition>>;

/** The kind of a mail. */
export type MailKind = keyof typeof mailKindDefinitions;

/** The kinds of mail, in the order of the tabs. */
export const mailKinds: readonly MailKind[] = Object.keys(mailKindDefinitions) as MailKind[];
