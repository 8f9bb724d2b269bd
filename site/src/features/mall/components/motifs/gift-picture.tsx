import type { MallGift } from '@pavilion/contract';
import { inScheme, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  background:
    radial-gradient(circle at 50% 46%, color-mix(in srgb, ${token.color.valueSolid} 16%, transparent) 0 34%, transparent 35%),
    ${token.gradient.hero};
  svg { width: 62%; height: auto; }
  .gold { fill: ${token.color.valueSolid}; }
  .light { fill: color-mix(in oklab, ${token.color.valueSolid} 45%, white); }
  .dark { fill: color-mix(in oklab, ${token.color.valueSolid} 55%, black); }
  .red { fill: ${token.color.accent}; }
  .deep { fill: color-mix(in oklab, ${token.color.accent} 62%, black); }
  .jade { fill: ${token.color.success}; }
  .pale { fill: color-mix(in oklab, ${token.color.success} 52%, white); }
  .ink { fill: ${token.color.ink}; }
  .line { fill: none; stroke: ${token.color.ink}; stroke-width: 2; stroke-linecap: round; }
  .goldline { fill: none; stroke: ${token.color.valueSolid}; stroke-width: 2.5; stroke-linecap: round; }
  text { fill: ${token.color.onValue}; font: 700 13px ${token.font.serif}; text-anchor: middle; }
  .onred { fill: ${token.color.onAccent}; }
  /* The accent of dark themes is no red, and an envelope is. */
  ${inScheme('dark')} {
    .red { fill: color-mix(in oklab, ${token.color.dangerSolid} 30%, #b3102f); }
    .deep { fill: color-mix(in oklab, ${token.color.dangerSolid} 12%, #6a0a2a); }
  }
`;

/** An envelope with this on its seal. */
const envelope = (seal: ReactNode) => (
  <>
    <rect className="deep" x="30" y="12" width="62" height="70" rx="6" />
    <rect className="red" x="28" y="9" width="62" height="70" rx="6" />
    <path className="deep" d="M28 15a6 6 0 0 1 6-6h50a6 6 0 0 1 6 6v8c-18 16-44 16-62 0Z" />
    <circle className="gold" cx="59" cy="35" r="15" />
    {seal}
    <path className="goldline" d="M40 62h38M46 69h26" />
  </>
);

/** Drawings of gifts by their names, 120 by 90. */
const drawings: Readonly<Record<string, ReactNode>> = {
  envelope: envelope(<rect className="deep" x="54" y="30" width="10" height="10" rx="1" />),
  voucher: (
    <>
      <path className="red" d="M16 24h88v14a8 8 0 0 0 0 16v14H16V54a8 8 0 0 0 0-16Z" />
      <path className="goldline" d="M78 29v34" strokeDasharray="3 5" />
      <path className="goldline" d="M32 40h32M32 52h20" />
      <circle className="gold" cx="91" cy="46" r="6" />
    </>
  ),
  fan: (
    <>
      <path className="pale" d="M60 82 8 48a62 62 0 0 1 104 0Z" />
      <path className="jade" d="M60 82 26 59c8-4 12-16 22-12s10 12 20 6 14-10 26 6Z" opacity="0.75" />
      <circle className="red" cx="82" cy="36" r="7" />
      <path className="line" d="M60 82 24 34M60 82 42 24M60 82V20M60 82l18-58M60 82l36-48" opacity="0.4" />
      <path className="dark" d="M60 86 5 50l4-5 53 36ZM60 86l55-36-4-5-53 36Z" />
      <circle className="gold" cx="60" cy="82" r="4" />
    </>
  ),
  tea: (
    <>
      <path className="jade" d="M34 22h52v56a5 5 0 0 1-5 5H39a5 5 0 0 1-5-5Z" />
      <rect className="gold" x="31" y="10" width="58" height="14" rx="4" />
      <rect className="light" x="44" y="36" width="32" height="34" rx="2" />
      <path className="jade" d="M60 42c10 4 10 16 0 22-10-6-10-18 0-22Z" />
      <path className="line" d="M60 48v20" opacity="0.5" />
      <path className="goldline" d="M38 30h44M38 77h44" />
    </>
  ),
  teapot: (
    <>
      <path className="pale" d="M30 46c0-14 14-20 30-20s30 6 30 20c0 18-12 32-30 32S30 64 30 46Z" />
      <path className="jade" d="M34 60c4 12 14 18 26 18s22-6 26-18c-16 7-36 7-52 0Z" />
      <path className="pale" d="M32 42C20 40 20 28 8 26l-2 6c8 3 10 20 26 24Z" />
      <path d="M88 38c20-8 28 22 0 26" className="line" style={{ strokeWidth: 5 }} />
      <path className="jade" d="M44 27c2-8 30-8 32 0Z" />
      <circle className="gold" cx="60" cy="17" r="4.5" />
      <path className="goldline" d="M46 44c8-6 20 6 28 0" />
    </>
  ),
  lantern: (
    <>
      <path className="line" d="M60 4v10" />
      <rect className="gold" x="44" y="13" width="32" height="7" rx="2" />
      <path className="red" d="M46 20h28c16 10 16 34 0 44H46c-16-10-16-34 0-44Z" />
      <path
        className="deep"
        d="M60 20c-10 12-10 32 0 44-18-6-18-38 0-44ZM60 20c10 12 10 32 0 44 18-6 18-38 0-44Z"
        opacity="0.5"
      />
      <rect className="gold" x="44" y="63" width="32" height="7" rx="2" />
      <path className="goldline" d="M60 70v16M54 70v11M66 70v11" />
      <text className="onred" x="60" y="47">
        福
      </text>
    </>
  ),
  chess: (
    <>
      <path className="dark" d="M14 74 30 34h60l16 40Z" />
      <path className="gold" d="M14 70 30 30h60l16 40Z" />
      <path className="line" d="M26 60h68M30 50h60M34 40h52M60 30v40M44 30l-8 40M76 30l8 40" opacity="0.4" />
      <ellipse className="dark" cx="42" cy="40" rx="15" ry="10" />
      <ellipse className="light" cx="42" cy="36" rx="15" ry="10" />
      <ellipse className="dark" cx="80" cy="58" rx="16" ry="11" />
      <ellipse className="light" cx="80" cy="54" rx="16" ry="11" />
      <text x="42" y="41">
        帥
      </text>
      <text x="80" y="59">
        馬
      </text>
    </>
  ),
  headphones: (
    <>
      <path d="M24 58V46a36 36 0 0 1 72 0v12" className="line" style={{ strokeWidth: 6 }} />
      <path d="M30 50v-4a30 30 0 0 1 60 0v4" className="goldline" />
      <rect className="ink" x="16" y="48" width="20" height="34" rx="9" />
      <rect className="ink" x="84" y="48" width="20" height="34" rx="9" />
      <rect className="gold" x="30" y="52" width="8" height="26" rx="4" />
      <rect className="gold" x="82" y="52" width="8" height="26" rx="4" />
    </>
  ),
};

/** The names of the drawings, which the `picture` of a gift can be. */
export const giftPictures: readonly string[] = Object.keys(drawings);

/** A wrapped box, for a gift of a newer gateway, whose drawing this version of the site lacks. */
const box = (
  <>
    <rect className="red" x="30" y="36" width="60" height="44" rx="4" />
    <rect className="deep" x="26" y="26" width="68" height="14" rx="4" />
    <rect className="gold" x="54" y="26" width="12" height="54" />
    <path
      className="goldline"
      d="M60 26c-20-2-22-20-10-20 8 0 10 12 10 20ZM60 26c20-2 22-20 10-20-8 0-10 12-10 20Z"
    />
  </>
);

interface GiftPictureProps {
  readonly name: string;
  /** Money in an envelope, which is written on its seal where it fits. */
  readonly amount?: string | null;
  readonly className?: string;
}

/** What the picture of a gift shows: gifts of money differ, although the drawing that staff chose is the same. */
export const pictureOf = ({ kind, picture, money }: MallGift): GiftPictureProps => ({
  name: kind === 'voucher' ? 'voucher' : picture,
  amount: money,
});

/** The drawing of a gift; decorative. */
export const GiftPicture = ({ name, amount, className }: GiftPictureProps) => {
  const whole = amount?.replace(/\.00$/, '') ?? '';
  const drawing =
    name === 'envelope' && /^\d{1,3}$/.test(whole)
      ? envelope(
          <text x="59" y="40">
            {whole}
          </text>,
        )
      : (drawings[name] ?? box);
  return (
    <Frame aria-hidden="true" className={className}>
      <svg viewBox="0 0 120 90" focusable="false" aria-hidden="true">
        {drawing}
      </svg>
    </Frame>
  );
};
