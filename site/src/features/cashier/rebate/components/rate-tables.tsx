import type { CallResponse } from '@pavilion/contract/wire';
import { Badge, Card, DataTable, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { categoryRows } from '../../../../shared/games/categories';
import { gamesMessages } from '../../../../shared/games/games-messages';
import { useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { rebateMessages } from '../messages/rebate-messages';

type RebateInfo = CallResponse<'rebateInfo'>;

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  font-weight: ${token.weight.medium};
  white-space: nowrap;
`;

/** The rebate of each game category since the last claim. */
export const EarnedTable = ({ info }: { info: RebateInfo | undefined }) => {
  const t = useMessages(rebateMessages);
  const category = useMessages(gamesMessages);
  return (
    <Card title={t('ratesTitle')} padding="none">
      <DataTable
        caption={t('ratesTitle')}
        narrow="cards"
        rows={info?.rates ?? []}
        rowKey={(row) => row.category}
        status={info ? 'ready' : 'loading'}
        skeletonRows={7}
        columns={[
          {
            key: 'category',
            title: t('category'),
            render: (row) => {
              const Icon = categoryRows.find((each) => each.category === row.category)?.icon;
              return (
                <Name>
                  {Icon && <Icon size={18} />}
                  {category(row.category)}
                </Name>
              );
            },
          },
          {
            key: 'rate',
            title: t('rate'),
            align: 'end',
            render: ({ rate }) => <span className="pv-num">{rate}%</span>,
          },
          {
            key: 'turnover',
            title: t('turnover'),
            align: 'end',
            render: ({ turnover }) => <Money value={turnover} />,
          },
          {
            key: 'amount',
            title: t('amount'),
            align: 'end',
            render: ({ amount }) => <Money value={amount} tone="value" />,
          },
        ]}
      />
    </Card>
  );
};

/** The rates of every level, with the member's own marked. */
export const LevelTable = ({ info }: { info: RebateInfo | undefined }) => {
  const t = useMessages(rebateMessages);
  const category = useMessages(gamesMessages);
  return (
    <Card title={t('levelsTitle')} padding="none">
      <DataTable
        caption={t('levelsTitle')}
        rows={info?.levels ?? []}
        rowKey={({ vipLevel }) => vipLevel}
        status={info ? 'ready' : 'loading'}
        skeletonRows={7}
        columns={[
          {
            key: 'level',
            title: t('vip'),
            render: ({ vipLevel }) => (
              <Name>
                {t('levelOf', { level: vipLevel })}
                {vipLevel === info?.vipLevel && <Badge tone="value">{t('mine')}</Badge>}
              </Name>
            ),
          },
          ...(info?.rates ?? []).map(({ category: kind }) => ({
            key: kind,
            title: category(kind),
            align: 'end' as const,
            render: ({ rates }: RebateInfo['levels'][number]) => (
              <span className="pv-num">{rates.find((each) => each.category === kind)?.rate ?? '0.00'}%</span>
            ),
          })),
        ]}
      />
    </Card>
  );
};
