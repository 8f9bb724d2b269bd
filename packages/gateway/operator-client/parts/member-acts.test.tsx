import { blockReasonTexts } from '@pavilion/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MemberAct } from '../../src/operator/contract';
import { at, dialog, fillIn, pageOf, press, renderConsole, send } from '../console-test-kit';
import { ActsPage } from '../pages/acts';
import { OverviewPage } from '../pages/overview';
import { useFacts } from './facts';
import { MemberActs } from './member-acts';

const member = { id: 'm1', isBlocked: false };
const both = (en: string) => ({ 'zh-CN': `${en} 中文`, en });
const hold: MemberAct = {
  act: 'memberEndSessions',
  button: both('Hold deposits'),
  question: both('They wait.'),
  fields: [
    { name: 'days', kind: 'number', optional: false, label: both('Days') },
    { name: 'above', kind: 'amount', optional: false, label: both('Above') },
    { name: 'until', kind: 'moment', optional: false, label: both('Until') },
    { name: 'isSilent', kind: 'boolean', optional: false, label: both('Silent') },
    { name: 'isFinal', kind: 'boolean', optional: true, label: both('Final') },
    { name: 'word', kind: 'text', optional: true, label: both('Word') },
    {
      name: 'scope',
      kind: 'choice',
      optional: true,
      label: both('Scope'),
      options: [{ value: 'all', label: both('All channels') }],
    },
    { name: 'reason', kind: 'reason', optional: true },
    { name: 'note', kind: 'note', optional: false },
  ],
};

const FactNames = () => {
  const { nameOf } = useFacts([hold]);
  return <p>{['days', 'note', 'other'].map((name) => nameOf(hold.act, name)).join(', ')}</p>;
};

describe('acts on a member', () => {
  it('[OPS-5] have a button and a form by their definition, and send its values', async () => {
    const onEnd = jest.fn();
    const { acts } = renderConsole(<MemberActs member={member} onEnd={onEnd} acts={[hold]} />);
    await press('Hold deposits');
    const form = await dialog();
    expect(form.getByText('They wait.')).toBeVisible();
    expect(form.getByText('Scope')).toBeVisible();
    expect(form.getByRole('textbox', { name: /Reason in Chinese/ })).toBeVisible();
    await send();
    expect(acts()).toEqual([]);
    await fillIn(/Days/, '3');
    await fillIn(/Above/, '500');
    await userEvent.type(form.getByLabelText(/Until/), '2026-12-01T10:30');
    await fillIn(/Note/, 'asked for');
    await userEvent.selectOptions(form.getByRole('combobox', { name: /Silent/ }), 'No');
    await send();
    await waitFor(() => expect(onEnd).toHaveBeenCalled());
    const until = new Date('2026-12-01T10:30').toISOString();
    const body = { id: 'm1', days: 3, above: '500', until, isSilent: false, note: 'asked for' };
    expect(acts()).toEqual([{ name: 'memberEndSessions', body }]);
  });

  it('[OPS-5] begin with the current values that the definition names, and send those that stay', async () => {
    const named: MemberAct['fields'] = [
      ...hold.fields.filter(({ name }) => ['days', 'until', 'isSilent', 'word', 'note'].includes(name)),
      {
        ...{ name: 'marks', kind: 'several', optional: true, label: both('Marks') },
        options: ['careful', 'large'].map((value) => ({ value, label: both(value) })),
      },
    ];
    const start = {
      ...{ days: 'hold.days', until: 'hold.until', isSilent: 'hold.isSilent', marks: 'marks' },
      word: 'none.word',
    };
    const until = new Date('2026-12-01T10:30').toISOString();
    const current = { ...member, hold: { days: 3, until, isSilent: true }, marks: ['large'], none: null };
    const { acts } = renderConsole(
      <MemberActs member={current} onEnd={() => {}} acts={[{ ...hold, start, fields: named }]} />,
    );
    await press('Hold deposits');
    const form = await dialog();
    await userEvent.click(form.getByRole('checkbox', { name: 'careful' }));
    await fillIn(/Note/, 'asked for');
    await send();
    await waitFor(() => expect(acts()).toHaveLength(1));
    const body = { id: 'm1', days: 3, until, isSilent: true, marks: ['large', 'careful'], note: 'asked for' };
    expect(acts()[0]?.body).toEqual(body);
  });

  it('[OPS-5] ask yes or no for a boolean, in the language of the console', async () => {
    const isFinal = hold.fields.filter(({ name }) => name === 'isFinal');
    const { acts } = renderConsole(
      <MemberActs member={member} onEnd={() => {}} acts={[{ ...hold, fields: isFinal }]} />,
      { locale: 'zh-CN' },
    );
    await press('Hold deposits 中文');
    const form = await dialog();
    await userEvent.selectOptions(form.getByRole('combobox', { name: /Final 中文/ }), '是');
    await send('确定');
    await waitFor(() => expect(acts()).toHaveLength(1));
    expect(acts()[0]?.body).toEqual({ id: 'm1', isFinal: true });
  });

  it('[OPS-4] have no button for operators of other roles, and those of the contract otherwise', () => {
    renderConsole(<MemberActs member={member} onEnd={() => {}} />, { without: ['paymentPasswordClear'] });
    expect(screen.getByRole('button', { name: 'End all sessions' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove the payment password' })).toBeNull();
  });

  it('[OPS-5] block a member for one of the reasons, which is required', async () => {
    const { acts } = renderConsole(<MemberActs member={member} onEnd={() => {}} />, { locale: 'zh-CN' });
    expect(screen.queryByRole('button', { name: '恢复账户' })).toBeNull();
    await press('停用账户');
    const form = await dialog();
    await fillIn(/备注/, '核对过');
    await send('确定');
    expect(acts()).toEqual([]);
    const reasons = form.getByRole('combobox', { name: /原因/ });
    for (const { name } of Object.values(blockReasonTexts))
      expect(within(reasons).getByRole('option', { name: name['zh-CN'] })).toBeInTheDocument();
    await userEvent.selectOptions(reasons, '一人多号');
    await send('确定');
    await waitFor(() => expect(acts()).toHaveLength(1));
    expect(acts()[0]).toEqual({
      name: 'memberBlock',
      body: { id: 'm1', reason: 'several-accounts', note: '核对过' },
    });
  });

  it('[OPS-5] offer to unblock a blocked member, and not to block it', () => {
    renderConsole(<MemberActs member={{ id: 'm1', isBlocked: true }} onEnd={() => {}} />);
    expect(screen.getByRole('button', { name: 'Unblock the account' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'End all sessions' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Block the account' })).toBeNull();
  });

  it('[OPS-3] are named for the second operator, with their fields', async () => {
    const request = { id: 'r1', call: 'vipPin', facts: { account: 'guest1' }, askedBy: 'first' };
    renderConsole(
      <>
        <FactNames />
        <OverviewPage />
      </>,
      { answers: { requestList: { items: [{ ...request, askedAt: at, isOwn: false, canConfirm: true }] } } },
    );
    expect(screen.getByText('Days, Note, other')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'VIP level set' })).toBeVisible();
    expect(screen.getByText('guest1')).toBeVisible();
  });

  it('[OPS-2] are named in the record of acts, and so is a first login', async () => {
    const row = { at, operator: 'lin', subjectKind: 'member', subject: 'm1' };
    const rest = { before: null, after: null, note: null, askedBy: null };
    const items = ['memberBlock', 'setupFinish', 'gone'].map((call) => ({ ...row, ...rest, id: call, call }));
    renderConsole(<ActsPage />, { answers: { actList: pageOf(items) } });
    for (const name of ['Member blocked', 'First login', 'gone'])
      expect(await screen.findByText(name)).toBeVisible();
  });

  it('[OPS-2] are filtered in the record of acts by operator and by subject', async () => {
    const { sent } = renderConsole(<ActsPage />, { answers: { actList: pageOf() } });
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({}));
    await userEvent.type(screen.getByRole('textbox', { name: 'Id of a subject, such as a member' }), ' m1 ');
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ subject: 'm1' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'User name of an operator' }), 'Lin');
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ operator: 'lin', subject: 'm1' }));
  });
});
