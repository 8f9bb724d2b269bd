import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialog, openTab, pageOf, press, renderConsole, send, text } from '../console-test-kit';
import { OffersPage } from './offers';

const start = '2026-06-01T00:00:12.345Z';
const row = {
  ...{ id: 'p1', title: text, startsAt: start, endsAt: null },
  ...{ isPublished: false, budget: '5000.00', committed: '0.00' },
};
const stored = {
  ...{ id: 'p1', slug: 'boats', title: text, category: 'daily', summary: text, scene: 'regatta' },
  ...{ terms: [text], href: null, period: 'week', multiple: 250, claimDays: 7, needsRealName: true },
  ...{ minLevel: 2, newMemberDays: null, entries: 0, fixedBecause: null },
  rule: {
    ...{ type: 'days-played', categories: ['chess'], dayTurnover: '20.00' },
    steps: [
      { days: 1, amount: '5.00' },
      { days: 3, amount: '8.00' },
    ],
  },
};
const answers = {
  promotionList: { items: [row] },
  promotionInfo: stored,
  grantList: pageOf(),
  grantBudget: { month: '2026-11', budget: '5000.00', committed: '0.00', left: '5000.00' },
};

const open = async (name: string, others: object = {}) => {
  const rendered = renderConsole(<OffersPage />, { answers: { ...answers, ...others } });
  await openTab('Promotions');
  await press(name);
  return rendered;
};
const fill = async (name: RegExp, text: string) => {
  // By label, since names of roles are computed for the whole form each time.
  const field = screen.getByLabelText(name);
  await userEvent.clear(field);
  await userEvent.paste(text);
};
const choose = (name: RegExp, option: string) => userEvent.selectOptions(screen.getByLabelText(name), option);

describe('the form of a promotion', () => {
  it('[OPS-5] sends a rule with its own fields, and names what is missing', async () => {
    const { acts } = await open('Write a promotion');
    await press('Write a promotion');
    expect(screen.getByText('Fill in what is required.')).toBeVisible();
    expect(acts()).toEqual([]);
    await fill(/^Name in the address/, 'boats');
    for (const name of ['Title', 'Summary']) {
      await fill(new RegExp(`^${name} · Chinese`), '龙舟会');
      await fill(new RegExp(`^${name} · English`), 'Dragon boats');
    }
    await choose(/^Rule/, 'Match of a deposit');
    await fill(/^Percent/, '20');
    await fill(/^At most/, '88');
    await fill(/^Smallest deposit/, '100');
    await fill(/^Hours/, '24');
    await fill(/^Budget/, '500');
    fireEvent.change(screen.getByLabelText(/^Starts/), { target: { value: '2026-12-01T10:00' } });
    const preview = screen.getByRole('article', { name: 'Preview · en' });
    expect(within(preview).getAllByText('Dragon boats')).toHaveLength(2);
    await press('Write a promotion');
    await send();
    await waitFor(() => expect(acts()).toHaveLength(1));
    expect(acts()).toEqual([
      {
        name: 'promotionAdd',
        body: {
          ...{ slug: 'boats', category: 'limited', scene: 'festival', title: text, summary: text },
          rule: { type: 'deposit-match', percent: 20, max: '88', minDeposit: '100', hours: 24 },
          ...{ period: 'once', multiple: 500, claimDays: 7, needsRealName: false, minLevel: 0 },
          ...{ budget: '500', startsAt: new Date('2026-12-01T10:00').toISOString() },
        },
      },
    ]);
    // The list is shown again.
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  });

  it('[OPS-5] keeps everything of a promotion of which one step is changed', async () => {
    const { acts } = await open('Edit');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Bonus 2/ })).toHaveValue('8.00'));
    await press('Remove step 1');
    await press('Add a step');
    await fill(/^Days 2/, '5');
    await fill(/^Bonus 2/, '9');
    await press('Save');
    await send();
    await waitFor(() => expect(acts()).toHaveLength(1));
    expect(acts()).toEqual([
      {
        name: 'promotionEdit',
        body: {
          ...{ id: 'p1', category: 'daily', scene: 'regatta', title: text, summary: text, terms: text },
          rule: {
            ...{ type: 'days-played', categories: ['chess'], dayTurnover: '20.00' },
            steps: [
              { days: 3, amount: '8.00' },
              { days: 5, amount: '9' },
            ],
          },
          ...{ period: 'week', multiple: 250, claimDays: 7, needsRealName: true, minLevel: 2 },
        },
      },
    ]);
  });

  it('[OPS-5] asks for nothing while a number of the rule or of the conditions is no whole number', async () => {
    const { acts } = await open('Edit');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Bonus 2/ })).toHaveValue('8.00'));
    await fill(/^Days 2/, '3天');
    await fill(/^Only within/, 'week');
    await press('Save');
    expect(screen.queryByRole('dialog')).toBeNull();
    const message = 'Enter a whole number of at most 7 digits.';
    // At both fields, and once more above the button.
    expect(screen.getAllByText(message)).toHaveLength(3);
    for (const [name, isValid] of [
      [/^Days 1/, true],
      [/^Days 2/, false],
      [/^Days to claim/, true],
      [/^Only within/, false],
    ] as const)
      expect(screen.getByLabelText(name).getAttribute('aria-invalid') === 'true').toBe(!isValid);
    expect(acts()).toEqual([]);
    await fill(/^Days 2/, '４');
    await fill(/^Only within/, '');
    await press('Save');
    await send();
    await waitFor(() => expect(acts()).toHaveLength(1));
    expect(acts()[0]?.body).toMatchObject({ rule: { steps: [{ days: 1 }, { days: 4 }] } });
    expect(acts()[0]?.body).not.toHaveProperty('newMemberDays');
  });

  it('[OPS-5] sends conditions that a chosen rule no longer shows as they began', async () => {
    const { acts } = await open('Edit');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Bonus 2/ })).toHaveValue('8.00'));
    await fill(/^Days to claim/, 'a week');
    await choose(/^Rule/, 'None: only to be read');
    await press('Save');
    await send();
    await waitFor(() => expect(acts()).toHaveLength(1));
    expect(acts()[0]?.body).toMatchObject({ claimDays: 7 });
  });

  it('[OPS-5] says why conditions cannot change, and shows a refusal in words', async () => {
    await open('Edit', {
      promotionInfo: { ...stored, entries: 3, fixedBecause: 'members-joined' },
      promotionEdit: new Error('members-joined'),
    });
    expect(await screen.findByText(/Members have taken part/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Bonus 2/ })).toBeDisabled();
    expect(screen.getByRole('textbox', { name: /^Title · English/ })).toBeEnabled();
    await press('Save');
    await send();
    expect(await (await dialog()).findByText(/Members have taken part/)).toBeVisible();
  });

  it('[OPS-5] keeps an earlier rule that nobody writes any more', async () => {
    const rule = {
      type: 'turnover-steps',
      categories: ['egame'],
      steps: [{ turnover: '1.00', amount: '1.00' }],
    };
    const { acts } = await open('Edit', { promotionInfo: { ...stored, rule } });
    expect(await screen.findByText(/An earlier rule/)).toBeVisible();
    await fill(/^Days to claim/, '3天');
    await press('Save');
    expect(screen.getByLabelText(/^Days to claim/)).toBeInvalid();
    await fill(/^Days to claim/, '3');
    await press('Save');
    await send();
    await waitFor(() => expect(acts()).toHaveLength(1));
    expect(acts()[0]?.body).toMatchObject({ id: 'p1', claimDays: 3, period: 'week' });
    expect(acts()[0]?.body).not.toHaveProperty('rule');
  });

  it('[OPS-5][APP-5] says that it has not loaded, and tries again', async () => {
    const { sent } = await open('Edit', { promotionInfo: new Error('failed') });
    expect(await screen.findByText('Something went wrong on this page')).toBeVisible();
    const reads = () => sent.filter(({ name }) => name === 'promotionInfo').length;
    const before = reads();
    await press('Try again');
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    await press('Cancel');
    expect(await screen.findByRole('button', { name: 'Write a promotion' })).toBeVisible();
  });
});
