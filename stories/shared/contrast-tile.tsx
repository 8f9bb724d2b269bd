import { type Theme, token } from '@pavilion/ui';
import { type ContrastRule, contrastLevel, contrastOf } from '@pavilion/ui/tokens';
import { styled } from 'styled-components';

/** Tiles of colours side by side. */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${token.space[3]};
`;

/** A colour, or a pair of colours. */
export const Tile = styled.li`
  display: grid;
  align-content: start;
  gap: ${token.space[1]};
  min-width: 0;
  padding: ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
`;

const Result = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token.space[2]};
  font-size: ${token.text.sm};
`;

/** As thick as the focus ring. */
const Edge = styled.span`
  height: 2px;
  margin: 10px 0 9px;
`;

/** The lowest contrast of a pair and the level of WCAG that it reaches. */
export const ContrastResult = ({ look, rule }: { readonly look: Theme; readonly rule: ContrastRule }) => {
  const ratio = contrastOf(look, rule);
  const [, background] = rule.background.split('.');
  return (
    <Result>
      <span>
        {background} · <span className="pv-num">{ratio.toFixed(2)}</span> : 1
      </span>
      <span>{contrastLevel(ratio, rule.required === 3 ? 'edge' : 'text')}</span>
    </Result>
  );
};

interface ContrastTileProps {
  readonly look: Theme;
  readonly rule: ContrastRule;
  /** Text in the foreground; a line when omitted. */
  readonly sample?: string | undefined;
}

/** A pair of colours as it looks, with its contrast. */
export const ContrastTile = ({ look, rule, sample }: ContrastTileProps) => {
  const { color, gradient } = look;
  const [group, key] = rule.background.split('.') as ['color' | 'gradient', never];
  const ground = { color, gradient }[group][key] as string;
  return (
    <Tile
      style={{
        color: sample ? color[rule.foreground] : color.ink,
        // Over the page: the ground may be transparent.
        background: `${group === 'color' ? `linear-gradient(${ground} 0 0)` : ground} ${color.ground}`,
      }}
    >
      {sample ? <b>{sample}</b> : <Edge style={{ background: color[rule.foreground] }} />}
      <ContrastResult look={look} rule={rule} />
    </Tile>
  );
};
