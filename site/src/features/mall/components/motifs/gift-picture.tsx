import type { MallGift } from '@pavilion/contract';
import { inScheme, token } from '@pavilion/ui';
import { type CSSProperties, useId } from 'react';
import { styled } from 'styled-components';
import {
  envelopeColors,
  GiftPaintDefs,
  giftColors,
  giftDrawings,
  giftPaints,
  wrappedBox,
} from './gift-drawings';

/** By day a lit gate in the colour of the gift; at night an orbit before stars. */
const Frame = styled.div`
  --one: var(--ground-1);
  --other: var(--ground-2);
  --rays: rgba(255, 246, 214, 0.3);
  ${giftColors('day')}
  position: relative;
  display: block;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  background: radial-gradient(80% 90% at 50% 44%, var(--one), var(--other));
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: repeating-conic-gradient(from 4deg at 50% 46%, var(--rays) 0 8deg, transparent 8deg 20deg);
    mask-image: radial-gradient(60% 76% at 50% 46%, #000, transparent);
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 1px 0 rgba(255, 255, 255, 0.32), inset 0 -18px 26px -14px rgba(0, 0, 0, 0.42);
  }
  svg { position: absolute; inset: 0; width: 100%; height: 100%; }
  text { font-family: ${token.font.serif}; font-weight: ${token.weight.heavy}; text-anchor: middle; }
  [data-night] { display: none; }
  ${inScheme('dark')} {
    --one: var(--ground-3);
    --other: var(--ground-4);
    --rays: rgba(139, 233, 255, 0.12);
    ${giftColors('night')}
    &[data-gift='envelope'] { ${giftColors('day', envelopeColors)} }
    [data-day] { display: none; }
    [data-night] { display: inline; }
  }
`;

/** The names of the drawings, which the `picture` of a gift can be. */
export const giftPictures: readonly string[] = Object.keys(giftDrawings);

interface GiftPictureProps {
  readonly name: string;
  /** Money of the gift, which is written on the drawing where it fits. */
  readonly amount?: string | null;
  readonly className?: string;
}

/** What the picture of a gift shows: gifts of money differ, although the drawing that staff chose is the same. */
export const pictureOf = ({
  kind,
  picture,
  money,
}: Pick<MallGift, 'kind' | 'picture' | 'money'>): GiftPictureProps => ({
  name: kind === 'voucher' ? 'voucher' : picture,
  amount: money,
});

const stars =
  'M14 16h.01M36 40h.01M22 84h.01M150 22h.01M166 62h.01M140 92h.01M58 12h.01M120 14h.01M30 62h.01';

/** The drawing of a gift; decorative. */
export const GiftPicture = ({ name, amount, className }: GiftPictureProps) => {
  const id = `g${useId().replace(/\W/g, '')}`;
  const { ground, draw } = giftDrawings[name] ?? wrappedBox;
  const whole = amount?.replace(/\.00$/, '') ?? '';
  return (
    <Frame
      aria-hidden="true"
      className={className}
      data-gift={name}
      style={
        Object.fromEntries(ground.map((color, index) => [`--ground-${index + 1}`, color])) as CSSProperties
      }
    >
      <svg viewBox="0 0 180 120" preserveAspectRatio="xMidYMid slice" focusable="false" aria-hidden="true">
        <GiftPaintDefs id={id} />
        <defs>
          <radialGradient id={`${id}halo`}>
            <stop stopColor="#fff6d2" stopOpacity=".85" />
            <stop offset=".5" stopColor="#ffe9a8" stopOpacity=".28" />
            <stop offset="1" stopColor="#ffe9a8" stopOpacity="0" />
          </radialGradient>
          <radialGradient id={`${id}aura`}>
            <stop stopColor="#9fe9ff" stopOpacity=".6" />
            <stop offset=".5" stopColor="#8a7dff" stopOpacity=".3" />
            <stop offset="1" stopColor="#8a7dff" stopOpacity="0" />
          </radialGradient>
          <linearGradient id={`${id}orbit`}>
            <stop stopColor="#4fe3f7" stopOpacity=".1" />
            <stop offset=".5" stopColor="#c6f5ff" />
            <stop offset="1" stopColor="#a78bfa" stopOpacity=".2" />
          </linearGradient>
          <filter id={`${id}drop`} x="-.2" y="-.2" width="1.4" height="1.5">
            <feDropShadow dy="3" stdDeviation="3" floodColor="#0a0410" floodOpacity=".5" />
          </filter>
        </defs>
        <g data-day="">
          <circle cx="90" cy="56" r="62" fill={`url(#${id}halo)`} />
          <g fill="none" stroke="#ffe7a8">
            <circle cx="90" cy="56" r="48" strokeWidth="1.6" opacity=".75" />
            <circle cx="90" cy="56" r="52" strokeWidth=".7" strokeDasharray="1.5 3" opacity=".8" />
          </g>
          <ellipse cx="90" cy="106" rx="60" ry="8" fill="#fff3d0" opacity=".34" />
        </g>
        <g data-night="">
          <path d={stars} stroke="#dfe9ff" strokeWidth="1.5" strokeLinecap="round" />
          <circle cx="90" cy="56" r="64" fill={`url(#${id}aura)`} />
          <ellipse
            cx="90"
            cy="60"
            rx="78"
            ry="20"
            fill="none"
            stroke={`url(#${id}orbit)`}
            strokeWidth="1.8"
            transform="rotate(-14 90 60)"
          />
          <ellipse cx="90" cy="106" rx="56" ry="7" fill="#8be9ff" opacity=".22" />
        </g>
        <ellipse cx="90" cy="105" rx="42" ry="5" fill="#05020c" opacity=".42" />
        <g transform="translate(28 13) scale(1.03)" filter={`url(#${id}drop)`}>
          {draw({ p: giftPaints(id), label: /^\d{1,3}$/.test(whole) ? whole : undefined })}
        </g>
        <path
          d="M26 24l1.6 4.4 4.4 1.6-4.4 1.6-1.6 4.4-1.6-4.4-4.4-1.6 4.4-1.6ZM152 34l1.2 3.3 3.3 1.2-3.3 1.2-1.2 3.3-1.2-3.3-3.3-1.2 3.3-1.2ZM150 84l.9 2.6 2.6.9-2.6.9-.9 2.6-.9-2.6-2.6-.9 2.6-.9Z"
          fill="#fffbe6"
          opacity=".9"
        />
      </svg>
    </Frame>
  );
};
