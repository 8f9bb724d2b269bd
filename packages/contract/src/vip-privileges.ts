import type { LocalText } from './entities/common';

/** The unit of a VIP privilege: yuan, times, per cent, or whether a level has it at all. */
export type VipPrivilegeUnit = 'money' | 'times' | 'percent' | 'yes-no';

interface VipPrivilegeDefinition {
  readonly name: LocalText;
  readonly unit: VipPrivilegeUnit;
  /** The values that are better for members; yes is higher than no. No level may have a worse one than the level below it. */
  readonly better: 'higher' | 'lower';
}

/**
 * The privileges of VIP levels at withdrawals, in the order of the page. `npm run typecheck` names what else a privilege needs:
 * its values by level (`domain/vip-rules/levels.ts` in the gateway), its column in the help article, and its value in the SDK's builder.
 * Schema, answer and the tables of the member's pages derive from these rows; its rule is enforced where withdrawals are.
 *
 * Proved by `npm run test:unit -- vip-rules/levels vip.test`.
 */
export const vipPrivilegeDefinitions = {
  max: { name: { 'zh-CN': '单笔取款上限', en: 'Withdrawal, at most' }, unit: 'money', better: 'higher' },
  maxPerDay: {
    name: { 'zh-CN': '每日取款额度', en: 'Withdrawals of a day, at most' },
    unit: 'money',
    better: 'higher',
  },
  timesPerDay: {
    name: { 'zh-CN': '每日取款次数', en: 'Withdrawals a day' },
    unit: 'times',
    better: 'higher',
  },
  freePerDay: {
    name: { 'zh-CN': '每日免手续费次数', en: 'Without a fee a day' },
    unit: 'times',
    better: 'higher',
  },
  priority: {
    name: { 'zh-CN': '取款优先处理', en: 'Withdrawals handled first' },
    unit: 'yes-no',
    better: 'higher',
  },
} as const satisfies Readonly<Record<string, VipPrivilegeDefinition>>;

/** A privilege of VIP levels at withdrawals. */
export type VipPrivilege = keyof typeof vipPrivilegeDefinitions;

/** The privileges of VIP levels at withdrawals, in the order of the page. */
export const vipPrivileges: readonly VipPrivilege[] = Object.keys(vipPrivilegeDefinitions) as VipPrivilege[];
