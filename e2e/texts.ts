import { memberFields } from '../packages/contract/src/forms/member-fields';
import { limits } from '../packages/contract/src/limits';
import { tableMessages } from '../packages/ui/src/data-table/table-messages';
import { errorMessages } from '../packages/ui/src/error-fallback/error-messages';
import { modalMessages } from '../packages/ui/src/modal/modal-messages';
import { auth } from '../site/src/features/auth/messages/zh-CN';
import { demo } from '../site/src/features/demo/messages/zh-CN';
import { codes } from '../site/src/shared/codes/messages/zh-CN';

export { app as englishAppTexts } from '../site/src/app/messages/en';
export { app as appTexts } from '../site/src/app/messages/zh-CN';
export { developer as developerTexts } from '../site/src/developer/messages/zh-CN';
/** The Chinese texts of the site, from its message catalogues. */
export { agent as agentTexts } from '../site/src/features/agent/messages/zh-CN';
export { calendar as calendarTexts } from '../site/src/features/calendar/messages/zh-CN';
export { cards as cardsTexts } from '../site/src/features/cards/messages/zh-CN';
export { accounts as accountsTexts } from '../site/src/features/cashier/accounts/messages/zh-CN';
export { assisted as assistedTexts } from '../site/src/features/cashier/assisted/messages/zh-CN';
export { cashier as cashierTexts } from '../site/src/features/cashier/messages/zh-CN';
export { withdrawal as withdrawalTexts } from '../site/src/features/cashier/withdrawal/messages/zh-CN';
export { download as downloadTexts } from '../site/src/features/download/messages/zh-CN';
export { fallbacks as fallbackTexts } from '../site/src/features/fallbacks/messages/zh-CN';
export { flip as flipTexts } from '../site/src/features/flip/messages/zh-CN';
export { guide as guideTexts } from '../site/src/features/guide/messages/zh-CN';
export { home as homeTexts } from '../site/src/features/home/messages/zh-CN';
export { invitations as invitationTexts } from '../site/src/features/invitations/messages/zh-CN';
export { lobby as lobbyTexts } from '../site/src/features/lobby/messages/zh-CN';
export { mail as mailTexts } from '../site/src/features/mail/messages/zh-CN';
export { mall as mallTexts } from '../site/src/features/mall/messages/zh-CN';
export { peak as peakTexts } from '../site/src/features/peak/messages/zh-CN';
export { profile as profileTexts } from '../site/src/features/profile/messages/zh-CN';
export { profileChanges as profileChangesTexts } from '../site/src/features/profile-changes/messages/zh-CN';
export { ruleTexts as promotionRuleTexts } from '../site/src/features/promotions/components/rule-types';
export { promotions as promotionTexts } from '../site/src/features/promotions/messages/zh-CN';
export { protection as ownProtectionTexts } from '../site/src/features/protection/messages/zh-CN';
export {
  rounds as roundTexts,
  sportBets as sportBetTexts,
} from '../site/src/features/records/components/rounds/messages/zh-CN';
export { records as recordTexts } from '../site/src/features/records/messages/zh-CN';
export { rooms as roomsTexts } from '../site/src/features/rooms/messages/zh-CN';
export { details as sportsDetailTexts } from '../site/src/features/sports/details/messages/zh-CN';
export { sports as sportsTexts } from '../site/src/features/sports/messages/zh-CN';
export { slip as slipTexts } from '../site/src/features/sports/slip/messages/zh-CN';
export { supportPages as supportPageTexts } from '../site/src/features/support/messages/zh-CN';
export { vip as vipTexts } from '../site/src/features/vip/messages/zh-CN';
export { titles as titleTexts } from '../site/src/routes/messages/zh-CN';
export { demo as demoBadgeTexts } from '../site/src/shared/demo/messages/zh-CN';
export { dividends as dividendTexts } from '../site/src/shared/dividends/messages/zh-CN';
export { games as gamesTexts } from '../site/src/shared/games/messages/zh-CN';
export { pictures as picturesTexts } from '../site/src/shared/pictures/messages/zh-CN';
export { protectionTexts } from '../site/src/shared/protection/messages/zh-CN';
export { rewards as rewardsTexts } from '../site/src/shared/rewards/messages/zh-CN';
export { schemaFields as schemaFieldsTexts } from '../site/src/shared/schema-fields/messages/zh-CN';
export { submission as submissionTexts } from '../site/src/shared/submission/messages/zh-CN';
export { support as supportTexts } from '../site/src/shared/support/messages/zh-CN';

/** A text with the age of brands that set none. */
const aged = (text: string) => text.replace('{age}', String(limits.adultAge));

export const demoTexts = { ...demo, start: aged(demo.start) };

const label = (field: keyof typeof memberFields) => memberFields[field].label['zh-CN'];

/** The texts of login and registration, with the labels of their fields and of the field for a sent code. */
export const authTexts = {
  ...auth,
  ...codes,
  account: label('account'),
  newPassword: label('password'),
  phone: label('phone'),
  invite: label('invite'),
  ofAge: aged(label('ofAge')),
  ofAgeMustAccept: aged(auth.ofAgeMustAccept),
};

/** The Chinese texts of the kit's components. */
export const kitTexts = {
  ...tableMessages['zh-CN'],
  ...errorMessages['zh-CN'],
  ...modalMessages['zh-CN'],
};

/** A text with its `{placeholders}` filled, `{currency}` with the mark of brands that set none. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String({ currency: '¥', ...values }[name]));

/** Matches a text with any values for its `{placeholders}`. */
export const anyOf = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
  );
export { agentCheck as agentCheckTexts } from '../site/src/shared/agents/messages/zh-CN';
export { transactionKindTexts } from '../site/src/shared/payment/messages/zh-CN';
