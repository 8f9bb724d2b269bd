import { formatAmount } from '@pavilion/format';
import {
  Amount,
  Badge,
  BarChart,
  Button,
  Card,
  DataTable,
  DepositIcon,
  LiveDealerIcon,
  SlotsIcon,
  Sparkline,
  SportIcon,
  TransferIcon,
  token,
  WithdrawIcon,
} from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Column, Moment, Row } from '../shared/board';
import { bets, days } from '../shared/samples';
import { Shell } from '../shared/shell';

const Page = styled.main`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[5]};
  max-width: ${token.layout.content};
  margin: 0 auto;
  padding: ${token.space[8]} ${token.layout.gutter};
  & > [data-wide] { grid-column: 1 / -1; }
  & > [data-two] { grid-column: span 2; }
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    & > [data-two] { grid-column: auto; }
  }
`;

const Venue = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token.space[3]};
  align-items: center;
  min-height: 44px;

  svg {
    color: ${token.color.accentText};
  }
`;

const venues = [
  { name: '电子钱包', Picture: SlotsIcon, amount: '8600.00', state: '可用' },
  { name: '真人钱包', Picture: LiveDealerIcon, amount: '1250.50', state: '可用' },
  { name: '体育钱包', Picture: SportIcon, amount: '0', state: '维护中' },
];

const Wallet = () => (
  <Shell place="钱包">
    <Page>
      <h1 data-wide="" style={{ fontSize: token.text.h3 }}>
        我的钱包
      </h1>
      <Card
        data-two=""
        title="中心钱包"
        extra={
          <Badge tone="success" dot>
            已实名
          </Badge>
        }
        padding="lg"
      >
        <Column>
          <Amount value="128640.50" currency="¥" size="h2" tone="value" />
          <Sparkline
            label="近七日余额走势"
            width={360}
            height={56}
            points={days.map(({ label, values }) => ({ label, value: values[0] }))}
          />
          <Row>
            <Button variant="primary">
              <DepositIcon size={18} />
              存款
            </Button>
            <Button>
              <WithdrawIcon size={18} />
              取款
            </Button>
            <Button>
              <TransferIcon size={18} />
              转账
            </Button>
          </Row>
        </Column>
      </Card>
      <Card title="场馆余额">
        <ul>
          {venues.map(({ name, Picture, amount, state }) => (
            <Venue key={name}>
              <Picture size={20} />
              <span>{name}</span>
              {state === '可用' ? <Amount value={amount} /> : <Badge tone="warning">{state}</Badge>}
            </Venue>
          ))}
        </ul>
        <Button block style={{ marginTop: token.space[4] }}>
          一键回收
        </Button>
      </Card>
      <Card title="近七日收支">
        <BarChart
          height={170}
          formatValue={(value) => formatAmount(value)}
          label="近七日收支"
          series={[
            { name: '存款', tone: 'accent' },
            { name: '取款', tone: 'value' },
          ]}
          groups={days}
        />
      </Card>
      <Card data-two="" title="最近投注" padding="none">
        <DataTable
          caption="最近投注"
          rows={bets}
          rowKey={({ id }) => id}
          columns={[
            { key: 'game', title: '游戏', render: ({ game }) => game },
            {
              key: 'time',
              title: '时间',
              render: ({ time }) => <Moment at={time} />,
            },
            { key: 'stake', title: '投注额', align: 'end', render: ({ stake }) => <Amount value={stake} /> },
            {
              key: 'profit',
              title: '盈亏',
              align: 'end',
              render: ({ profit }) => <Amount value={profit} tone="change" />,
            },
          ]}
        />
      </Card>
    </Page>
  </Shell>
);

const meta = {
  title: 'Screens/Wallet',
  parameters: { bare: true, docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta;

export default meta;

export const Overview: StoryObj<typeof meta> = { render: () => <Wallet /> };
