import { vipGiftKinds, vipGiftTexts, vipPrivilegeDefinitions, vipPrivileges } from '@pavilion/contract';
import { Card, DataTable } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { vipMessages } from '../messages/vip-messages';
import type { VipLevels } from './level-card';
import { usePrivilegeValue } from './use-privilege-value';

type Level = VipLevels[number];

/** The highest of the rates. */
const highestRate = ({ rebates }: Level) =>
  rebates.reduce((most, { rate }) => (Number(rate) > Number(most) ? rate : most), '0.00');

/** What this level and the next one give, side by side. */
export const Privileges = ({ level, levels }: { readonly level: number; readonly levels: VipLevels }) => {
  const t = useMessages(vipMessages);
  const text = useLocalText();
  const money = (amount: string) => <Money value={amount} />;
  const privilegeValue = usePrivilegeValue(money);
  const gift = (amount: string) => (amount === '0.00' ? t('none') : money(amount));
  const shown = [levels[Math.min(level, levels.length - 1)], levels[level + 1]].filter(
    (each) => each !== undefined,
  );
  const rows: readonly { readonly name: string; readonly of: (each: Level) => ReactNode }[] = [
    ...vipGiftKinds.map((kind) => ({
      name: text(vipGiftTexts[kind].name),
      of: ({ gifts }: Level) => gift(gifts[kind]),
    })),
    { name: t('rebateUpTo'), of: (each) => t('percent', { rate: highestRate(each) }) },
    ...vipPrivileges.map((privilege) => ({
      name: text(vipPrivilegeDefinitions[privilege].name),
      of: (each: Level) => privilegeValue(privilege, each),
    })),
  ];
  return (
    <Card title={t('privileges')} padding="none">
      <DataTable
        caption={t('privileges')}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', title: t('privilege'), render: ({ name }) => name },
          ...shown.map((each, index) => ({
            key: `level-${each.level}`,
            title: t(index === 0 ? 'now' : 'next', { name: text(each.name) }),
            align: 'end' as const,
            render: (row: (typeof rows)[number]) => <span className="pv-num">{row.of(each)}</span>,
          })),
        ]}
      />
    </Card>
  );
};
