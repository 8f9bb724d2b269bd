'use client';
import { type ComponentProps, useMemo } from 'react';
import { styled } from 'styled-components';
import { token } from '../themes/tokens';
import { encodeQrCode } from './qr-path';

export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'role'> {
  /** The encoded text. */
  readonly value: string;
  /** Accessible name: what the code contains. */
  readonly label: string;
  /** Side in CSS pixels. Default 168. */
  readonly size?: number;
}

/** Dark on light in every theme: many readers reject the inverse. */
const Drawing = styled.svg`
  display: block;
  border-radius: ${token.radius.md};
  background: #fff;
  color: #16130f;
`;

/** A text as a QR code. Show the same text beside it: a phone cannot scan its own screen. */
export const QrCode = ({ value, label, size = 168, ...rest }: QrCodeProps) => {
  const qrCode = useMemo(() => encodeQrCode(value), [value]);
  return (
    <Drawing
      {...rest}
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
      shapeRendering="crispEdges"
    >
      <path d={qrCode.path} fill="currentColor" />
    </Drawing>
  );
};
