import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { Content } from './content';

/* The parts of a page that presents an offer: a hero with a picture, facts, steps and rules. */

export const LandingPage = styled(Content)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[6]};
  padding-block: ${token.space[6]} ${token.space[12]};
`;

export const Hero = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${token.space[4]};
  min-height: 340px;
  padding: ${token.space[8]} ${token.space[10]};
  overflow: hidden;
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.xl};
  background: ${token.gradient.hero};
  h1 { font-family: ${token.font.serif}; font-size: clamp(${token.text.h3}, 3vw, ${token.text.h1}); }
  > p { max-width: 30em; color: ${token.color.inkMuted}; font-size: ${token.text.lg}; }
  > * { position: relative; }
  @media (max-width: ${breakpoint.tablet}px) {
    min-height: 0;
    padding: 180px ${token.space[4]} ${token.space[4]};
  }
  @media (max-width: ${breakpoint.phone}px) {
    gap: ${token.space[3]};
    padding-top: 140px;
    > p { font-size: ${token.text.md}; }
  }
`;

export const HeroPicture = styled.div`
  &&& { position: absolute; }
  inset: 0;
  /* There no text is over the left half of the scene, which is empty: it is cut. */
  @media (max-width: ${breakpoint.tablet}px) { inset: 0 0 auto -20%; height: 170px; }
  @media (max-width: ${breakpoint.phone}px) { left: 0; height: 132px; }
`;

/** Three columns. */
export const FactRow = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[4]};
  @media (max-width: ${breakpoint.phone}px) { gap: ${token.space[2]}; }
`;

/** Three columns, one below the other on narrow screens. */
export const StackedRow = styled(FactRow)`
  @media (max-width: ${breakpoint.tablet}px) { grid-template-columns: minmax(0, 1fr); }
`;

export const Fact = styled.div`
  display: grid;
  gap: ${token.space[1]};
  padding: ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  dt { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  dd { font-size: ${token.text.xl}; font-weight: ${token.weight.bold}; }
  @media (max-width: ${breakpoint.phone}px) { padding: ${token.space[3]}; dd { font-size: ${token.text.md}; } }
`;

export const LandingSection = styled.section`
  display: grid;
  gap: ${token.space[4]};
  h2 { font-size: ${token.text.h3}; }
`;

export const StepCard = styled.li`
  display: grid;
  grid-template-rows: auto 1fr;
  grid-template-columns: auto 1fr;
  gap: ${token.space[1]} ${token.space[4]};
  align-items: start;
  padding: ${token.space[5]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  > span {
    display: grid;
    grid-row: 1 / 3;
    place-items: center;
    width: 52px;
    height: 52px;
    border-radius: ${token.radius.full};
    background: ${token.color.valueSoft};
    color: ${token.color.value};
  }
  p { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; line-height: ${token.leading.text}; }
`;

export const Rules = styled.ol`
  display: grid;
  gap: ${token.space[2]};
  padding-inline-start: ${token.space[5]};
  color: ${token.color.inkMuted};
  line-height: ${token.leading.loose};
  list-style: decimal;
`;
