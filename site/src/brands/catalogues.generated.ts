// Generated from the calls of `defineMessages` by `npm run generate`. Do not edit.
import { accountsMessages as accounts } from '../features/cashier/accounts/messages/accounts-messages';
import { agentMessages as agent } from '../features/agent/messages/agent-messages';
import { agentCheckMessages as agentCheck } from '../shared/agents/agent-check-messages';
import { appMessages as app } from '../app/app-messages';
import { assistedMessages as assisted } from '../features/cashier/assisted/messages/assisted-messages';
import { authMessages as auth } from '../features/auth/messages/auth-messages';
import { balanceMessages as balance } from '../shared/money/balance-messages';
import { calendarMessages as calendar } from '../features/calendar/messages/calendar-messages';
import { cardsMessages as cards } from '../features/cards/messages/cards-messages';
import { cashierMessages as cashier } from '../features/cashier/messages/cashier-messages';
import { codesMessages as codes } from '../shared/codes/codes-messages';
import { demoMessages as demo } from '../shared/demo/demo-messages';
import { demoPageMessages as demoPage } from '../features/demo/messages/demo-messages';
import { detailMessages as detail } from '../features/sports/details/messages/detail-messages';
import { developerMessages as developer } from '../developer/developer-messages';
import { dividendsMessages as dividends } from '../shared/dividends/dividends-messages';
import { downloadMessages as download } from '../features/download/download-messages';
import { fallbackMessages as fallback } from '../features/fallbacks/fallback-messages';
import { fishMessages as fish } from '../features/records/components/rounds/messages/round-messages';
import { flipMessages as flip } from '../features/flip/messages/flip-messages';
import { flowMessages as flow } from '../features/cashier/flow/messages/flow-messages';
import { formsMessages as forms } from '../shared/forms/forms-messages';
import { gamesMessages as games } from '../shared/games/games-messages';
import { guideMessages as guide } from '../features/guide/messages/guide-messages';
import { helpMessages as help } from '../features/help/help-messages';
import { homeMessages as home } from '../features/home/messages/home-messages';
import { invitationsMessages as invitations } from '../features/invitations/messages/invitations-messages';
import { layoutMessages as layout } from '../shared/layout/layout-messages';
import { lazyMessages as lazy } from '../shared/lazy/lazy-messages';
import { lobbyMessages as lobby } from '../features/lobby/messages/lobby-messages';
import { mailMessages as mail } from '../features/mail/messages/mail-messages';
import { mallMessages as mall } from '../features/mall/messages/mall-messages';
import { marketMessages as market } from '../shared/sports/market-messages';
import { peakMessages as peak } from '../features/peak/messages/peak-messages';
import { picturesMessages as pictures } from '../shared/pictures/pictures-messages';
import { profileMessages as profile } from '../features/profile/messages/profile-messages';
import { profileChangesMessages as profileChanges } from '../features/profile-changes/messages/profile-changes-messages';
import { promotionsMessages as promotions } from '../features/promotions/messages/promotions-messages';
import { protectionMessages as protection } from '../features/protection/messages/protection-messages';
import { protectionTexts } from '../shared/protection/protection-texts';
import { rebateMessages as rebate } from '../features/cashier/rebate/messages/rebate-messages';
import { recordsMessages as records } from '../features/records/messages/records-messages';
import { refusalMessages as refusal } from '../shared/sports/tickets/ticket-messages';
import { rewardsMessages as rewards } from '../shared/rewards/rewards-messages';
import { roomsMessages as rooms } from '../features/rooms/messages/rooms-messages';
import { roundMessages as round } from '../features/records/components/rounds/messages/round-messages';
import { schemaFieldsMessages as schemaFields } from '../shared/schema-fields/messages/schema-fields-messages';
import { searchMessages as search } from '../app/search/search-messages';
import { shareLinkMessages as shareLink } from '../shared/share-link/share-link-messages';
import { sharedRoundMessages as sharedRound } from '../shared/peak/shared-round-messages';
import { slipMessages as slip } from '../features/sports/slip/messages/slip-messages';
import { sponsorsMessages as sponsors } from '../features/sponsors/messages/sponsors-messages';
import { sportBetMessages as sportBet } from '../features/records/components/rounds/messages/round-messages';
import { sportsMessages as sports } from '../features/sports/messages/sports-messages';
import { submissionMessages as submission } from '../shared/submission/submission-messages';
import { supportMessages as support } from '../shared/support/support-messages';
import { supportPageMessages as supportPage } from '../features/support/messages/support-page-messages';
import { symbolMessages as symbol } from '../features/records/components/rounds/messages/round-messages';
import { sportsMessages as tickets } from '../shared/sports/tickets/ticket-messages';
import { titles } from '../routes/titles';
import { transactionKindMessages as transactionKind } from '../shared/payment/transaction-kinds';
import { turnoverMessages as turnover } from '../features/cashier/turnover/messages/turnover-messages';
import { tutorialMessages as tutorial } from '../features/cashier/tutorial/messages/tutorial-messages';
import { vipMessages as vip } from '../features/vip/messages/vip-messages';
import { withdrawalMessages as withdrawal } from '../features/cashier/withdrawal/messages/withdrawal-messages';

/** Every message catalogue by its id. Pages import its type only: together the catalogues are larger than a page. */
export const catalogues = {
  accounts,
  agent,
  agentCheck,
  app,
  assisted,
  auth,
  balance,
  calendar,
  cards,
  cashier,
  codes,
  demo,
  demoPage,
  detail,
  developer,
  dividends,
  download,
  fallback,
  fish,
  flip,
  flow,
  forms,
  games,
  guide,
  help,
  home,
  invitations,
  layout,
  lazy,
  lobby,
  mail,
  mall,
  market,
  peak,
  pictures,
  profile,
  profileChanges,
  promotions,
  protection,
  protectionTexts,
  rebate,
  records,
  refusal,
  rewards,
  rooms,
  round,
  schemaFields,
  search,
  shareLink,
  sharedRound,
  slip,
  sponsors,
  sportBet,
  sports,
  submission,
  support,
  supportPage,
  symbol,
  tickets,
  titles,
  transactionKind,
  turnover,
  tutorial,
  vip,
  withdrawal,
};
