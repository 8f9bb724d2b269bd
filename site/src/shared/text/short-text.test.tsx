import { render, screen } from '@testing-library/react';
import { ShortText } from './short-text';

const show = (text: string) =>
  render(
    <a href="/game">
      <ShortText text={text} maxUnits={10} />
    </a>,
  );

describe('truncated text in a link', () => {
  it.each([
    ['【新春回馈活动开始】', '【新春回...】'],
    ['（新春回馈活动）開始', '（新春回馈...'],
    ['Tiger of the Mountain', 'Tiger of t...'],
  ])('[TXT-2] shows %s as %s, and the link and the tooltip are whole', (text, shown) => {
    show(text);
    const seen = screen.getByText(shown);
    expect(seen).toHaveAttribute('aria-hidden', 'true');
    expect(seen.parentElement).toHaveAttribute('title', text);
    expect(screen.getByRole('link')).toHaveAccessibleName(text);
  });

  it('[TXT-2] leaves a text within the limit as it is', () => {
    show('新春回馈活');
    expect(screen.getByRole('link').innerHTML).toBe('新春回馈活');
  });
});
