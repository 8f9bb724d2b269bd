import { css, keyframes, styled } from 'styled-components';
import { inSpace } from './in-space';

const twinkle = keyframes`
  0%, 100% { opacity: 0.35; }
  50% { opacity: 1; }
`;

const drift = keyframes`
  from { transform: translateX(-14px); }
  to { transform: translateX(14px); }
`;

const float = keyframes`
  from { transform: translateY(-4px); }
  to { transform: translateY(4px); }
`;

const daylight = css`
  --sky-1: #dcebe6;
  --sky-2: #fdf3dd;
  --sky-3: #fbd3a6;
  --far: #c3d6cc;
  --mid: #8fb8ae;
  --near: #558f8b;
  --deep: #2b6064;
  --mist: #fff8e8;
  --orb-1: #fff1c9;
  --orb-2: #f0694a;
  --orb-glow: #ffb182;
  --water-1: #d9eae0;
  --water-2: #74aca6;
  --roof-1: #3d8583;
  --roof-2: #17454d;
  --ridge: #e8b95a;
  --wood-1: #d64a32;
  --wood-2: #8c2016;
  --beam: #2a7c79;
  --window: #fff0bd;
  --gold-1: #fff0bb;
  --gold-2: #e0a63c;
  --gold-3: #96631a;
  --lantern-1: #ff7d57;
  --lantern-2: #bd1f18;
  --cloud-1: #ffffff;
  --cloud-2: #fbe2c4;
  --stone-1: #f3ebdc;
  --stone-2: #b8a88e;
  --leaf: #3f8262;
  --blossom: #f29aa6;
  --ink: #3a2a20;
  --paper: #fffaf0;
  --line: #d9b877;
  --veil: #fffaf0;
  --card-1: #a82a1a;
  --card-2: #6d130b;
  --burst-1: #ff8258;
  --burst-2: #c8281c;
  --shaft: #fff3c4;
`;

const night = css`
  --sky-1: #03041a;
  --sky-2: #11124a;
  --sky-3: #43308f;
  --far: #343a9c;
  --mid: #22266f;
  --near: #15174a;
  --deep: #090a26;
  --mist: #7c86ff;
  --orb-1: #ffffff;
  --orb-2: #a4dcff;
  --orb-glow: #74b4ff;
  --water-1: #2c3690;
  --water-2: #0a0c30;
  --roof-1: #5a63da;
  --roof-2: #1a1d66;
  --ridge: #8be9ff;
  --wood-1: #8b5ce0;
  --wood-2: #2e1e78;
  --beam: #2fb4d4;
  --window: #fff2b8;
  --gold-1: #fff5cf;
  --gold-2: #ffcf70;
  --gold-3: #c07a2c;
  --lantern-1: #ffe09a;
  --lantern-2: #ff7e5a;
  --cloud-1: #6670e8;
  --cloud-2: #1e2068;
  --stone-1: #6a72d6;
  --stone-2: #1f2262;
  --leaf: #2f7ea6;
  --blossom: #d79bff;
  --ink: #dfe4ff;
  --paper: #1c1f4c;
  --line: #7f8bff;
  --veil: #070820;
  --card-1: #232a7c;
  --card-2: #2a1460;
  --burst-1: #8a63ff;
  --burst-2: #2f1f94;
  --shaft: #a6f3ff;
`;

/**
 * The sheet every scene is drawn on. Its variables carry the two palettes, so a change of theme repaints the
 * picture and renders nothing. `.day` and `.night` show in one theme only; `.twinkle`, `.drift` and `.float` move
 * slowly and rest where less motion is asked for.
 */
export const Canvas = styled.svg`
  ${daylight}
  display: block;

  ${inSpace} { ${night} }

  .night { display: none; }
  ${inSpace} .night { display: inline; }
  ${inSpace} .day { display: none; }

  .twinkle { animation: ${twinkle} 4s ease-in-out infinite; }
  .twinkle.late { animation-delay: -2s; animation-duration: 6s; }
  .drift { animation: ${drift} 24s ease-in-out infinite alternate; }
  .drift.late { animation-duration: 34s; animation-direction: alternate-reverse; }
  .float { animation: ${float} 7s ease-in-out infinite alternate; }

  @media (prefers-reduced-motion: reduce) {
    .twinkle, .drift, .float { animation: none; }
  }
`;
