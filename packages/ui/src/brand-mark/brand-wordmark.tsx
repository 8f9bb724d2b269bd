import { styled } from 'styled-components';
import { token } from '../themes/tokens';
import { BrandMark } from './brand-mark';

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[3]};
  color: ${token.color.ink};
  white-space: nowrap;
`;

const Name = styled.span`
  display: block;
  font-family: ${token.font.serif};
  font-weight: 900;
  line-height: 1.1;
  letter-spacing: 0.12em;
`;

const Latin = styled.span`
  display: block;
  margin-top: 0.4em;
  font-size: 0.44em;
  font-weight: 600;
  line-height: 1;
  letter-spacing: 0.34em;
  color: ${token.color.value};
`;

/** Seal and lettering together, as the top of a page carries them. */
export interface BrandWordmarkProps {
  /** The brand's name as its brand file gives it. */
  readonly name: string;
  /** A second line in Latin capitals. */
  readonly latin?: string;
  /** Side of the seal in CSS pixels. */
  readonly size?: number;
}

/** The brand’s mark with its name, and the name in Latin letters under it. */
export const BrandWordmark = ({ name, latin, size = 40 }: BrandWordmarkProps) => (
  <Row>
    <BrandMark size={size} />
    <span style={{ fontSize: size * (latin ? 0.56 : 0.62) }}>
      <Name>{name}</Name>
      {latin && <Latin>{latin}</Latin>}
    </span>
  </Row>
);
