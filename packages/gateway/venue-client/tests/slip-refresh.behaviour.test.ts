import { createSlip } from '../tables/js/slip.js';
import { createSlipRefresh } from '../tables/js/slip-refresh.js';

const setup = () => {
  const slip = createSlip({ max: 5_000n, maxLines: 3 });
  slip.setOpen(true);
  const round = { no: '202611240001' };
  const answers: ((answer: { slips: unknown[] }) => void)[] = [];
  const asked: string[] = [];
  const found: unknown[] = [];
  const waits: number[] = [];
  const refresher = createSlipRefresh({
    fetchSlips: (no) => {
      asked.push(no);
      return new Promise<{ slips: unknown[] }>((resolve) => answers.push(resolve));
    },
    roundNo: () => round.no,
    slip,
    onSlips: (no, answer) => found.push([no, answer]),
    wait: async (ms) => {
      waits.push(ms);
    },
    random: () => 0.5,
  });
  return { slip, round, answers, asked, found, waits, refresher };
};
const placedElsewhere = { slips: [{ id: 's1' }] };

describe('slips of another window', () => {
  it('[GAM-2] are found after betting has closed, with the requests of all pages spread', async () => {
    const { refresher, answers, found, waits } = setup();
    const done = refresher.handleClosed(1_000);
    await Promise.resolve();
    await Promise.resolve();
    answers[0]?.(placedElsewhere);
    await done;
    expect(waits).toEqual([300]);
    expect(found).toEqual([['202611240001', placedElsewhere]]);
  });

  it.each([
    [
      'a slip of this page was accepted meanwhile',
      ({ slip }: ReturnType<typeof setup>) => {
        slip.add('tie', 100n, 10_000n);
        slip.submit('key', '202611240001');
        slip.accept('s2');
      },
    ],
    [
      'a slip of this page is being sent',
      ({ slip }: ReturnType<typeof setup>) => {
        slip.add('tie', 100n, 10_000n);
        slip.submit('key', '202611240001');
      },
    ],
    [
      'the next round has started',
      ({ round }: ReturnType<typeof setup>) => {
        round.no = '202611240002';
      },
    ],
  ])('[GAM-2] are ignored when %s', async (_, happen) => {
    const table = setup();
    const done = table.refresher.refresh();
    happen(table);
    table.answers[0]?.(placedElsewhere);
    await done;
    expect(table.found).toEqual([]);
  });

  it('[GAM-2] are not asked for while a slip is being sent', async () => {
    const { slip, refresher, asked } = setup();
    slip.add('tie', 100n, 10_000n);
    slip.submit('key', '202611240001');
    await refresher.refresh();
    expect(asked).toEqual([]);
  });
});
