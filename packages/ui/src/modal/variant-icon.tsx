import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { token } from '../themes/tokens';
import type { ModalVariant } from './modal-options';

type Tone = 'accent' | 'info' | 'warning' | 'danger';

const Disc = styled.span<{ $tone: Tone; $isSeal: boolean }>`
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  color: ${({ $tone }) => ($tone === 'accent' ? token.color.accentText : token.color[$tone])};
  background: ${({ $tone }) => token.color[`${$tone}Soft`]};
  border-radius: ${token.radius.full};
  box-shadow: 0 0 0 5px color-mix(in srgb, currentColor 7%, transparent);
  ${({ $isSeal }) =>
    $isSeal &&
    css`
      width: 64px;
      height: 64px;
      background: ${token.gradient.value};
      color: ${token.color.onValue};
      box-shadow: 0 0 0 5px color-mix(in srgb, ${token.color.valueSolid} 18%, transparent);
    `}
`;

const bell = (
  <>
    <path d="M6.5 17V11a5.5 5.5 0 0 1 11 0v6l1.5 1.5H5L6.5 17Z" />
    <path d="M10 20.5a2.2 2.2 0 0 0 4 0M12 5.5V3.5" />
  </>
);
const info = (
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5.2M12 7.8v.1" />
  </>
);
const question = (
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M9.6 9.6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2.9-1.2 1.8v.2M12 16.4v.1" />
  </>
);
const shield = (
  <>
    <path d="M12 3.2 4.8 6v5.4c0 4.4 2.9 7.7 7.2 9.4 4.3-1.7 7.2-5 7.2-9.4V6L12 3.2Z" />
    <path d="M12 8.2v4.6M12 15.8v.1" />
  </>
);
const warning = (
  <>
    <path d="M12 4 3.5 19h17L12 4Z" />
    <path d="M12 10v4.2M12 16.6v.1" />
  </>
);

const icons: Readonly<Record<Exclude<ModalVariant, 'plain'>, readonly [Tone, ReactNode]>> = {
  alert: ['accent', bell],
  info: ['info', info],
  confirm: ['info', question],
  antiFraud: ['warning', shield],
};

/** The icon above the title: the variant of the dialog, or a warning where a button is dangerous. */
export const VariantIcon = ({ variant, isDangerous }: { variant: ModalVariant; isDangerous: boolean }) => {
  if (variant === 'plain') return null;
  const isSeal = variant === 'antiFraud';
  const size = isSeal ? 34 : 26;
  const [tone, icon] = isDangerous ? (['danger', warning] as const) : icons[variant];
  return (
    <Disc $tone={tone} $isSeal={isSeal} aria-hidden="true">
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {icon}
      </svg>
    </Disc>
  );
};
