import { marquee, startTitle, titleAt } from './title-marquee';

const set = (title: string) => {
  const shown: string[] = [];
  let visible = true;
  let notify = () => {};
  const stop = startTitle(title, {
    show: (text) => shown.push(text),
    isVisible: () => visible,
    onVisibility: (listener) => {
      notify = listener;
      return () => {
        notify = () => {};
      };
    },
  });
  return {
    shown,
    stop,
    setVisible: (next: boolean) => {
      visible = next;
      notify();
    },
  };
};

describe('the title', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const long = '华亭娱乐平台欢迎您的光临哦'; // 26 units
  it('[APP-2] does not scroll below 27 units', () => {
    const { shown } = set(long);
    jest.advanceTimersByTime(10 * marquee.step);
    expect(shown).toEqual([long]);
  });

  it('[APP-2] scrolls one step each 350 ms from 27 units', () => {
    const { shown } = set(`${long}!`);
    jest.advanceTimersByTime(349);
    expect(shown).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(shown[1]).toMatch(/^亭娱乐/);
    jest.advanceTimersByTime(700);
    expect(shown).toHaveLength(4);
  });

  it('[APP-2] pauses while the tab is hidden and resumes at the same position', () => {
    const { shown, setVisible, stop } = set(`${long}!!`);
    jest.advanceTimersByTime(350);
    setVisible(false);
    jest.advanceTimersByTime(5000);
    expect(shown).toHaveLength(2);
    setVisible(true);
    jest.advanceTimersByTime(350);
    expect(shown[2]).toMatch(/^娱乐/);
    stop();
    jest.advanceTimersByTime(5000);
    expect(shown).toHaveLength(3);
  });

  it('[APP-2] returns to its start after a full cycle', () => {
    expect(titleAt('ab', 0).startsWith('ab')).toBe(true);
    expect(titleAt('ab', [...titleAt('ab', 0)].length)).toBe(titleAt('ab', 0));
  });
});
