import { type VipPrivilege, type VipPrivilegeUnit, vipPrivilegeDefinitions } from '@pavilion/contract';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/messages';
import { vipMessages } from '../messages/vip-messages';
import type { VipLevels } from './level-card';

/** Renders the privilege of a level by its unit; `money` renders amounts. */
export const usePrivilegeValue = (money: (amount: string) => ReactNode) => {
  const t = useMessages(vipMessages);
  const views: Readonly<Record<VipPrivilegeUnit, (value: string | number) => ReactNode>> = {
    money: (value) => money(`${value}`),
    times: (count) => t('times', { count }),
    percent: (rate) => t('percent', { rate }),
  };
  return (privilege: VipPrivilege, { withdrawals }: VipLevels[number]) =>
    views[vipPrivilegeDefinitions[privilege].unit](withdrawals[privilege]);
};
