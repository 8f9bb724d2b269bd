import { type VipPrivilege, type VipPrivilegeUnit, vipPrivilegeDefinitions } from '@pavilion/contract';
import { CheckIcon, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { vipMessages } from '../messages/vip-messages';
import type { VipLevels } from './level-card';

const Included = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
`;

/** Renders the privilege of a level by its unit; `money` renders amounts. */
export const usePrivilegeValue = (money: (amount: string) => ReactNode) => {
  const t = useMessages(vipMessages);
  const views: Readonly<Record<VipPrivilegeUnit, (value: string | number | boolean) => ReactNode>> = {
    money: (value) => money(`${value}`),
    times: (count) => t('times', { count: Number(count) }),
    percent: (rate) => t('percent', { rate: `${rate}` }),
    'yes-no': (isIncluded) =>
      isIncluded ? (
        <Included>
          <CheckIcon size={14} />
          {t('included')}
        </Included>
      ) : (
        t('none')
      ),
  };
  return (privilege: VipPrivilege, { withdrawals }: VipLevels[number]) =>
    views[vipPrivilegeDefinitions[privilege].unit](withdrawals[privilege]);
};
