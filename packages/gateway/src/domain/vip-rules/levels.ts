import {
  type GameCategory,
  type LocalText,
  type VipGiftKind,
  type VipPrivilege,
  type VipPrivilegeUnit,
  vipGiftKinds,
  vipPrivilegeDefinitions,
  vipPrivileges,
} from '@pavilion/contract';
import { text } from '../texts';
import { vipGifts } from './vip-gifts';

/** The values of privileges by their unit: minor units, times, hundredths of a per cent, whether the level has it. */
interface PrivilegeValues {
  money: bigint;
  times: number;
  percent: bigint;
  'yes-no': boolean;
}

type UnitOf<Privilege extends VipPrivilege> = (typeof vipPrivilegeDefinitions)[Privilege]['unit'];

/** Limits and fees of withdrawals. */
export type WithdrawalLimits = { readonly min: bigint } & {
  readonly [Privilege in VipPrivilege]: PrivilegeValues[UnitOf<Privilege>];
};

/** A VIP level. Amounts in minor units. */
export interface VipLevel {
  readonly name: LocalText;
  /** Turnover and paid deposits of all time that the level requires, both. */
  readonly turnover: bigint;
  readonly deposits: bigint;
  /** Turnover within a period that keeps the level. */
  readonly keep: bigint;
  readonly gifts: Readonly<Record<VipGiftKind, bigint>>;
  /** Above the rate of level 0, hundredths of a per cent. */
  readonly extraRebate: number;
  readonly withdrawals: WithdrawalLimits;
}

/** The period in which a level is kept, in days. */
export const keepDays = 90;

/** Rebate rates of level 0, hundredths of a per cent. */
export const baseRebates: Readonly<Record<GameCategory, number>> = {
  egame: 40,
  fishing: 40,
  chess: 35,
  realbet: 35,
  gaming: 35,
  sport: 30,
  lottery: 20,
};

type Row = readonly [
  name: LocalText,
  requires: readonly [turnover: number, deposits: number, keep: number],
  extraRebate: number,
];

/** Amounts in yuan. No column may fall with the level. The place of a row is the number of its level, which is stored. */
const rows = [
  [text('普通', 'Member'), [0, 0, 0], 0],
  [text('青铜', 'Bronze'), [10_000, 500, 5_000], 8],
  [text('白银', 'Silver'), [50_000, 2_000, 20_000], 16],
  [text('黄金', 'Gold'), [200_000, 10_000, 80_000], 24],
  [text('铂金', 'Platinum'), [1_000_000, 50_000, 400_000], 32],
  [text('钻石', 'Diamond'), [5_000_000, 200_000, 2_000_000], 40],
  [text('至尊', 'Supreme'), [20_000_000, 800_000, 8_000_000], 48],
] as const satisfies readonly Row[];

type PerLevel<Rows, Value = number> = { readonly [Level in keyof Rows]: Value };

/** A compile error here: a gift has more or fewer amounts than there are levels. */
const gifts: Readonly<Record<VipGiftKind, { readonly amounts: PerLevel<typeof rows> }>> = vipGifts;

/** A value of a privilege as a table has it. */
type WrittenValue<Unit> = Unit extends 'yes-no' ? boolean : number;

/** The privileges by level: yuan, times, hundredths of a per cent, yes or no. */
const privileges: {
  readonly [Privilege in VipPrivilege]: PerLevel<typeof rows, WrittenValue<UnitOf<Privilege>>>;
} = {
  max: [20_000, 30_000, 50_000, 80_000, 100_000, 200_000, 500_000],
  maxPerDay: [50_000, 80_000, 150_000, 300_000, 500_000, 1_000_000, 3_000_000],
  timesPerDay: [3, 3, 4, 5, 6, 8, 10],
  freePerDay: [1, 1, 2, 3, 4, 6, 10],
  priority: [false, false, false, false, false, false, true],
};

const yuan = (amount: number) => BigInt(amount) * 100n;

const privilegeValues: {
  readonly [Unit in keyof PrivilegeValues]: (value: WrittenValue<Unit>) => PrivilegeValues[Unit];
} = {
  money: yuan,
  times: Number,
  percent: BigInt,
  'yes-no': Boolean,
};

const valueAt = (privilege: VipPrivilege, level: number) => {
  const read = privilegeValues[vipPrivilegeDefinitions[privilege].unit];
  return (read as (value: unknown) => PrivilegeValues[VipPrivilegeUnit])(privileges[privilege][level]);
};

/** A value for each kind of VIP gift. */
export const byGift = <Value>(read: (kind: VipGiftKind) => Value) =>
  Object.fromEntries(vipGiftKinds.map((kind) => [kind, read(kind)])) as Record<VipGiftKind, Value>;

/** A value for each VIP privilege. */
export const byPrivilege = <Value>(read: (privilege: VipPrivilege) => Value) =>
  Object.fromEntries(vipPrivileges.map((privilege) => [privilege, read(privilege)])) as Record<
    VipPrivilege,
    Value
  >;

/** The VIP levels, from level 0. Rebates and limits of withdrawals are read from here too. */
export const vipLevels: readonly VipLevel[] = rows.map(
  ([name, [turnover, deposits, keep], extraRebate], level) => ({
    name,
    turnover: yuan(turnover),
    deposits: yuan(deposits),
    keep: yuan(keep),
    gifts: byGift((kind) => yuan(gifts[kind].amounts[level] as number)),
    extraRebate,
    withdrawals: {
      min: yuan(100),
      ...byPrivilege((privilege) => valueAt(privilege, level)),
    } as WithdrawalLimits,
  }),
);

export const topLevel = vipLevels.length - 1;

/** The row of a level; a higher one, which an operator may set, has the row of the top level. */
export const vipLevelOf = (level: number): VipLevel => vipLevels[Math.min(level, topLevel)] as VipLevel;

/** A privilege that a level has or has not. */
export type YesNoPrivilege = {
  [Privilege in VipPrivilege]: UnitOf<Privilege> extends 'yes-no' ? Privilege : never;
}[VipPrivilege];

/** The lowest level with a yes/no privilege, which all levels above it have too; undefined if none has it. */
export const firstLevelWith = (privilege: YesNoPrivilege): number | undefined => {
  const level = vipLevels.findIndex(({ withdrawals }) => withdrawals[privilege]);
  return level < 0 ? undefined : level;
};
