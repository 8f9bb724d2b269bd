'use client';
import { type ComponentProps, useMemo } from 'react';
import { styled } from 'styled-components';
import { token } from '../themes/tokens';
import { qrDrawing } from './qr-path';

export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'role'> {
  /** What a reader gets. */
  readonly value: string;
  /** What the code holds, in words, for who can not scan it. */
  readonly label: string;
  /** Side in CSS pixels. Default 168. */
  readonly size?: number;
}

/** Dark on light in both themes: many readers refuse the reverse. */
const Drawing = styled.svg`
  display: block;
  border-radius: ${token.radius.md};
  background: #fff;
  color: #16130f;
`;

/** A text as a QR code. Say the same text beside it: a code alone helps nobody on the phone it is shown on. */
export const QrCode = ({ value, label, size = 168, ...rest }: QrCodeProps) => {
  const drawing = useMemo(() => qrDrawing(value), [value]);
  return (
    <Drawing
      {...rest}
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
    >
      <path d={drawing.path} fill="currentColor" />
    </Drawing>
  );
};
