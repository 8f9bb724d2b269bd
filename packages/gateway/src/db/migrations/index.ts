import { type Migration, Migrator } from 'kysely';
import type { Database } from '../database';
import { applyFunctions } from '../functions';
import { members } from './0001-members';
import { ledger } from './0002-ledger';
import { cashier } from './0003-cashier';
import { games } from './0004-games';
import { site } from './0005-site';
import { gameSessionOwners } from './0006-game-session-owners';
import { sports } from './0007-sports';
import { promotions } from './0008-promotions';
import { challenges } from './0009-challenges';
import { money } from './0010-money';
import { profileChanges } from './0011-profile-changes';
import { walletsOpenThemselves } from './0012-wallets-open-themselves';
import { profileData } from './0013-profile-data';
import { kindsAsRows } from './0014-kinds-as-rows';
import { payoutFieldValues } from './0015-payout-field-values';
import { depositChannelRegistry } from './0016-deposit-channel-registry';
import { payoutAccountOfMember } from './0018-payout-account-of-member';
import { ledgerTruncate } from './0019-ledger-truncate';
import { sessionExpiry } from './0020-session-expiry';
import { protection } from './0021-protection';
import { settledRows } from './0030-settled-rows';
import { sessionDevices } from './0040-session-devices';
import { appliedFunctions } from './0041-applied-functions';
import { mail } from './0050-mail';
import { deviceMarks } from './0054-device-marks';
import { grants } from './0055-grants';
import { vip } from './0056-vip';
import { signIns } from './0057-sign-ins';
import { mall } from './0058-mall';
import { profile } from './0059-profile';
import { invitations } from './0061-invitations';
import { offers } from './0062-offers';
import { peakWeeks } from './0064-peak-weeks';
import { agents } from './0065-agents';
import { sponsors } from './0066-sponsors';
import { flips } from './0067-flips';
import { demo } from './0068-demo';
import { tables } from './0070-tables';
import { fairSeeds } from './0071-fair-seeds';
import { hands } from './0072-hands';
import { magazines } from './0073-magazines';
import { sportsBook } from './0074-sports-book';
import { mailKinds } from './0075-mail-kinds';
import { sportList } from './0076-sport-list';
import { support } from './0080-support';
import { rooms } from './0081-rooms';
import { namedKinds } from './0090-named-kinds';
import { operator } from './0091-operator';
import { dailyTotals } from './0092-daily-totals';
import { membersInKeys } from './0096-members-in-keys';
import { waitingThreads } from './0097-waiting-threads';
import { settledPlay } from './0098-settled-play';
import { realNameMoment } from './0099-real-name-moment';
import { provenMarks } from './0101-proven-marks';
import { grantBudgets } from './0103-grant-budgets';
import { mailAudiences } from './0104-mail-audiences';
import { flipBudgets } from './0110-flip-budgets';
import { sealedSeries } from './0112-sealed-series';
import { settledBets } from './0114-settled-bets';
import { furtherKinds } from './0115-further-kinds';
import { heldMonths } from './0120-held-months';
import { amountsAlone } from './0121-amounts-alone';
import { promotionVersions } from './0134-promotion-versions';
import { sportFavourites } from './0136-sport-favourites';
import { ticketFields } from './0141-ticket-fields';
import { entryAmounts } from './0143-entry-amounts';
import { limitsOnEachStake } from './0144-limits-on-each-stake';
import { ageInPopUps } from './0145-age-in-pop-ups';
import { operatorSearches } from './0146-operator-searches';
import { listsOfKinds } from './0147-lists-of-kinds';
import { dailyFigures } from './0148-daily-figures';
import { blockReason } from './0149-block-reason';
import { maxDevices } from './0150-max-devices';
import { phoneOfChallenge } from './0151-phone-of-challenge';
import { restrictionKind } from './0152-restriction-kind';
import { placements } from './0154-placements';
import { prizesOfFlipRounds } from './0158-prizes-of-flip-rounds';
import { placementRevisions } from './0160-placement-revisions';
import { writtenOffMadeUpFor } from './0163-written-off-made-up-for';
import { heldBets } from './0165-held-bets';
import { idleRounds } from './0167-idle-rounds';

/** In order. A migration that was released is never edited; a change is a new one. Functions are in `../functions.ts`. */
export const migrations: Record<string, Migration> = {
  '0001-members': members,
  '0002-ledger': ledger,
  '0003-cashier': cashier,
  '0004-games': games,
  '0005-site': site,
  '0006-game-session-owners': gameSessionOwners,
  '0007-sports': sports,
  '0008-promotions': promotions,
  '0009-challenges': challenges,
  '0010-money': money,
  '0011-profile-changes': profileChanges,
  '0012-wallets-open-themselves': walletsOpenThemselves,
  '0013-profile-data': profileData,
  '0014-kinds-as-rows': kindsAsRows,
  '0015-payout-field-values': payoutFieldValues,
  '0016-deposit-channel-registry': depositChannelRegistry,
  '0018-payout-account-of-member': payoutAccountOfMember,
  '0019-ledger-truncate': ledgerTruncate,
  '0020-session-expiry': sessionExpiry,
  '0021-protection': protection,
  '0030-settled-rows': settledRows,
  '0040-session-devices': sessionDevices,
  '0041-applied-functions': appliedFunctions,
  '0050-mail': mail,
  '0054-device-marks': deviceMarks,
  '0055-grants': grants,
  '0056-vip': vip,
  '0057-sign-ins': signIns,
  '0058-mall': mall,
  '0059-profile': profile,
  '0061-invitations': invitations,
  '0062-offers': offers,
  '0064-peak-weeks': peakWeeks,
  '0065-agents': agents,
  '0066-sponsors': sponsors,
  '0067-flips': flips,
  '0068-demo': demo,
  '0070-tables': tables,
  '0071-fair-seeds': fairSeeds,
  '0072-hands': hands,
  '0073-magazines': magazines,
  '0074-sports-book': sportsBook,
  '0075-mail-kinds': mailKinds,
  '0076-sport-list': sportList,
  '0080-support': support,
  '0081-rooms': rooms,
  '0090-named-kinds': namedKinds,
  '0091-operator': operator,
  '0092-daily-totals': dailyTotals,
  '0096-members-in-keys': membersInKeys,
  '0097-waiting-threads': waitingThreads,
  '0098-settled-play': settledPlay,
  '0099-real-name-moment': realNameMoment,
  '0101-proven-marks': provenMarks,
  '0103-grant-budgets': grantBudgets,
  '0104-mail-audiences': mailAudiences,
  '0110-flip-budgets': flipBudgets,
  '0112-sealed-series': sealedSeries,
  '0114-settled-bets': settledBets,
  '0115-further-kinds': furtherKinds,
  '0120-held-months': heldMonths,
  '0121-amounts-alone': amountsAlone,
  '0134-promotion-versions': promotionVersions,
  '0136-sport-favourites': sportFavourites,
  '0141-ticket-fields': ticketFields,
  '0143-entry-amounts': entryAmounts,
  '0144-limits-on-each-stake': limitsOnEachStake,
  '0145-age-in-pop-ups': ageInPopUps,
  '0146-operator-searches': operatorSearches,
  '0147-lists-of-kinds': listsOfKinds,
  '0148-daily-figures': dailyFigures,
  '0149-block-reason': blockReason,
  '0150-max-devices': maxDevices,
  '0151-phone-of-challenge': phoneOfChallenge,
  '0152-restriction-kind': restrictionKind,
  '0154-placements': placements,
  '0158-prizes-of-flip-rounds': prizesOfFlipRounds,
  '0160-placement-revisions': placementRevisions,
  '0163-written-off-made-up-for': writtenOffMadeUpFor,
  '0165-held-bets': heldBets,
  '0167-idle-rounds': idleRounds,
};

/** The names of all migrations of this version. */
export const migrationNames: readonly string[] = Object.keys(migrations);

/** Migrates the database to the newest version, and gives it the functions of this version. */
export const migrate = async (db: Database): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await applyFunctions(db);
};
