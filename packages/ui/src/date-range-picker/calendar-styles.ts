import { styled } from 'styled-components';
import { token } from '../themes/tokens';

/** Styles of the calendar, by the class names that `range-calendar` gives to the library's elements. */
export const CalendarFrame = styled.div`
  width: 308px;
  max-width: 100%;
  color: ${token.color.ink};

  .months { position: relative; }
  .nav {
    position: absolute;
    inset: 0 0 auto;
    z-index: ${token.z.raised};
    display: flex;
    justify-content: space-between;
    pointer-events: none;
  }
  .step {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: ${token.radius.md};
    color: ${token.color.inkMuted};
    pointer-events: auto;
  }
  .step:hover:not([aria-disabled]) { background: ${token.color.sunken}; color: ${token.color.ink}; }
  .step[aria-disabled] { color: ${token.color.inkFaint}; opacity: 0.5; }
  [dir='rtl'] & .step svg { transform: scaleX(-1); }

  .caption {
    display: grid;
    place-items: center;
    height: 40px;
    margin-bottom: ${token.space[2]};
    font-weight: ${token.weight.bold};
  }
  .grid { width: 100%; table-layout: fixed; border-collapse: separate; border-spacing: 0 2px; }
  .weekday {
    height: 32px;
    color: ${token.color.inkMuted};
    font-size: ${token.text.xs};
    font-weight: ${token.weight.regular};
  }
  .cell { padding: 0; text-align: center; }

  .day {
    position: relative;
    width: 100%;
    height: 40px;
    border-radius: ${token.radius.md};
    font-variant-numeric: tabular-nums;
  }
  .day:hover:not(:disabled, [aria-disabled]) { background: ${token.color.accentSoft}; color: ${token.color.accentText}; }
  .day:focus-visible { outline-offset: -2px; }
  .day:disabled, .day[aria-disabled] { color: ${token.color.inkFaint}; opacity: 0.55; }

  .outside .day { color: ${token.color.inkFaint}; }
  .today .day { font-weight: ${token.weight.heavy}; }
  .today .day::after {
    content: '';
    position: absolute;
    bottom: 5px;
    left: calc(50% - 2px);
    width: 4px;
    height: 4px;
    border-radius: 50%;
    background: currentColor;
  }
  .middle { background: ${token.color.accentSoft}; }
  .middle .day { color: ${token.color.accentText}; }
  .start .day, .end .day { background: ${token.color.selected}; color: ${token.color.onSelected}; }
  .start .day:hover, .end .day:hover { background: ${token.color.accentText}; color: ${token.color.onSelected}; }
  .start:not(.end) { background: linear-gradient(to right, transparent 50%, ${token.color.accentSoft} 50%); }
  .end:not(.start) { background: linear-gradient(to left, transparent 50%, ${token.color.accentSoft} 50%); }
  [dir='rtl'] & .start:not(.end) { background: linear-gradient(to left, transparent 50%, ${token.color.accentSoft} 50%); }
  [dir='rtl'] & .end:not(.start) { background: linear-gradient(to right, transparent 50%, ${token.color.accentSoft} 50%); }
  .middle:first-child, .end:first-child { border-start-start-radius: ${token.radius.md}; border-end-start-radius: ${token.radius.md}; }
  .middle:last-child, .start:last-child { border-start-end-radius: ${token.radius.md}; border-end-end-radius: ${token.radius.md}; }
`;

export const CalendarHint = styled.p`
  min-height: 20px;
  margin-top: ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  text-align: center;
`;
