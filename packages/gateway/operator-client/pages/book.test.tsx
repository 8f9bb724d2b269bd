import { fireEvent, screen, within } from '@testing-library/react';
import { dialog, fillIn, press, renderConsole, send } from '../console-test-kit';
import { BookPage } from './book';

const venue = (code: string, en: string, details: object = {}) => ({
  ...{ code, name: { 'zh-CN': en, en }, isClosed: false, until: null },
  ...details,
});

const open = () =>
  renderConsole(<BookPage />, {
    answers: {
      bookInfo: {
        halt: null,
        automaticReviews: true,
        hasAutomaticReviews: true,
        maintenance: false,
        venues: [
          venue('PAVILION', 'Yunge Slots'),
          venue('PAVILION-CP', 'Yunge Lottery', { isClosed: true, until: '2026-06-01T12:30:00.000Z' }),
        ],
      },
    },
  });

describe('the venues of the book page', () => {
  it('[OPS-5][MNT-1] offer no expected end that has passed for another one', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-06-01T12:30:00.000Z'));
    open();
    await press('Change the time: Yunge Lottery');
    expect((await dialog()).getByLabelText(/Expected back/)).toHaveValue('');
    jest.mocked(Date.now).mockRestore();
  });

  it('[OPS-5][MNT-1] are closed with an expected end, and opened again', async () => {
    const { acts } = open();
    const row = within((await screen.findByText('Yunge Lottery')).closest('tr') as HTMLElement);
    expect(row.getByText('Under maintenance')).toBeInTheDocument();
    await press('Start the maintenance: Yunge Slots');
    // A field of a moment has no role.
    fireEvent.change((await dialog()).getByLabelText(/Expected back/), {
      target: { value: '2026-06-02T10:00' },
    });
    await fillIn(/Note/, 'upgrade');
    await send();
    await press('End the maintenance: Yunge Lottery');
    await fillIn(/Note/, 'upgraded');
    await send();
    expect(acts()).toEqual([
      {
        name: 'venueSet',
        body: {
          venue: 'PAVILION',
          on: true,
          until: new Date('2026-06-02T10:00').toISOString(),
          note: 'upgrade',
        },
      },
      { name: 'venueSet', body: { venue: 'PAVILION-CP', on: false, note: 'upgraded' } },
    ]);
  });
});
