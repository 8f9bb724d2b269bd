import type { CallResponse } from '@pavilion/contract/wire';
import { compareAmounts, formatAmount } from '@pavilion/format';
import { Badge, breakpoint, inScheme, Progress, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { fade } from '../../../shared/layout/fade';
import { sceneBesideText } from '../../../shared/layout/scene-beside-text';
import { useLocalText, useMessages } from '../../../shared/messages';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { useClient } from '../../../shared/session/session-context';
import { vipMessages } from '../messages/vip-messages';
import { Crest } from './crest';

export type VipInfo = CallResponse<'vipInfo'>;
export type VipLevels = CallResponse<'vipLevels'>['levels'];

const day = 24 * 60 * 60_000;

const Hero = styled.section`
  overflow: hidden;
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.xl};
  background: ${token.gradient.hero};
  box-shadow: ${token.shadow[2]};
`;

/** The level before its scene. */
const Stage = styled.div`
  position: relative;
  display: grid;
  /* The last column is the scene's. */
  grid-template-columns: 172px minmax(0, 1fr) 248px;
  align-items: center;
  gap: ${token.space[5]};
  min-height: 208px;
  padding: ${token.space[5]} ${token.space[6]};
  > * { position: relative; }
  @media (max-width: ${breakpoint.tablet}px) { grid-template-columns: 136px minmax(0, 1fr) 220px; }
  @media (max-width: ${breakpoint.phone}px) {
    grid-template: 1fr 1fr auto / 80px fit-content(44%) minmax(0, 1fr);
    gap: ${token.space[1]} ${token.space[4]};
    min-height: 0;
    padding: ${token.space[5]} ${token.space[4]} 0;
  }
`;

const Scene = styled.div`
  &&& { position: absolute; }
  inset: 0 0 0 auto;
  width: min(620px, 68%);
  mask-image: ${fade('10%', '58%')};
  /* Up to the sheet of the advice. */
  @media (max-width: ${breakpoint.phone}px) {
    && { ${sceneBesideText} }
    grid-row: auto / 3;
    grid-column: 3 / auto;
    inset: 0 0 calc(-1 * ${token.space[4]} - ${token.space[1]}) calc(-1 * ${token.space[3]});
    width: auto;
  }
`;

/** Around the crest: by day a halo of light, at night the ring of a planet. */
const CrestStand = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  &::before {
    content: '';
    position: absolute;
    inset: -14px;
    border-radius: 50%;
    background: radial-gradient(circle, ${token.color.surface} 30%, transparent 70%);
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto 8% -10px;
    height: 20px;
    border-radius: 50%;
    background: radial-gradient(closest-side, rgba(74, 52, 28, 0.34), transparent);
  }
  @media (max-width: ${breakpoint.phone}px) { grid-row: 1 / 3; min-height: 104px; }
  svg { position: relative; z-index: ${token.z.raised}; width: 100%; height: auto; filter: drop-shadow(0 8px 16px rgba(0, 0, 0, 0.28)); }
  ${inScheme('dark')} {
    &::before { background: radial-gradient(circle, rgba(124, 134, 255, 0.55), rgba(79, 227, 247, 0.16) 52%, transparent 70%); }
    &::after {
      inset: 50% -8px auto;
      height: 64px;
      margin-top: -10px;
      border: 2px solid transparent;
      background: ${token.gradient.selected} border-box;
      mask: linear-gradient(#000 0 0) padding-box exclude, linear-gradient(#000 0 0);
      opacity: 0.85;
      rotate: -12deg;
    }
  }
`;

const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[1]};
  h1 { color: ${token.color.value}; font-size: ${token.text.sm}; font-weight: ${token.weight.medium}; letter-spacing: 0.08em; }
  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[2]} ${token.space[3]};
    font-family: ${token.font.serif};
    font-size: ${token.text.h1};
    line-height: ${token.leading.tight};
    span { font-family: ${token.font.sans}; }
  }
  p { max-width: 30em; color: ${token.color.ink}; font-size: ${token.text.md}; }
  @media (max-width: ${breakpoint.phone}px) {
    display: contents;
    > * { grid-column: 2; }
    > h1 { align-self: end; }
    > h2 { align-self: start; font-size: ${token.text.h2}; overflow-wrap: anywhere; }
    /* On a sheet of its own, on which the subject of the scene stands. */
    > p {
      position: relative;
      grid-column: 1 / -1;
      max-width: none;
      margin: ${token.space[4]} calc(-1 * ${token.space[4]}) 0;
      padding: ${token.space[3]} ${token.space[4]} 0;
      border-top: 1px solid ${token.color.hairline};
      background: ${token.color.surface};
      font-size: ${token.text.sm};
    }
  }
`;

/** The ways, on a sheet below the scene. */
const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(196px, 100%), 1fr));
  gap: ${token.space[4]} ${token.space[6]};
  padding: ${token.space[4]} ${token.space[6]} ${token.space[5]};
  border-top: 1px solid ${token.color.hairline};
  background: ${token.gradient.panel};
  p { margin-top: ${token.space[1]}; color: ${token.color.inkMuted}; font-size: ${token.text.xs}; }
  /* It goes on with the sheet of the advice. */
  @media (max-width: ${breakpoint.phone}px) { padding: ${token.space[3]} ${token.space[4]} ${token.space[4]}; border-top: 0; background: ${token.color.surface}; }
`;

interface LevelCardProps {
  /** Of the page. */
  readonly title: string;
  readonly info: VipInfo | undefined;
  readonly levels: VipLevels | undefined;
  /** Whether the account is closed for play: no level is offered. */
  readonly isClosed: boolean;
}

/** The level with its crest, the way to the next one and what keeps it. */
export const LevelCard = ({ title, info, levels, isClosed }: LevelCardProps) => {
  const t = useMessages(vipMessages);
  const text = useLocalText();
  const timeText = useTimeText();
  const client = useClient();
  if (!info || !levels)
    return (
      <Hero aria-busy="true">
        <Stage>
          <Scene>
            <SceneImage name="ascent" isUnderText />
          </Scene>
          <Skeleton width="100%" height={104} />
          <Head>
            <h1>{title}</h1>
            <h2>
              <Skeleton width={88} height={38} />
            </h2>
            <p>
              <Skeleton lines={2} />
            </p>
          </Head>
        </Stage>
        <Bars>
          <Skeleton lines={2} />
          <Skeleton lines={2} />
          <Skeleton lines={2} />
        </Bars>
      </Hero>
    );
  const nameOf = (level: number) => text((levels[level] ?? levels.at(-1)!).name);
  const { level, next, keep, isPinned } = info;
  const isMissing = (amount: string) => compareAmounts(amount, '0') > 0;
  const advice = () => {
    if (isClosed) return t('rulePaused');
    if (isPinned) return t('pinned');
    // No next level below the top: the account is closed, and gets no offers (PRO-2).
    if (!next) return t(level === levels.length - 1 ? 'top' : 'closed');
    const values = {
      name: nameOf(next.level),
      turnover: formatAmount(next.regain?.left ?? next.turnover.left),
      deposits: formatAmount(next.deposits.left),
    };
    if (next.regain && !isMissing(next.turnover.left) && !isMissing(next.deposits.left))
      return t('regain', values);
    if (!isMissing(next.deposits.left)) return t('reachTurnover', values);
    return t(isMissing(next.turnover.left) ? 'reachBoth' : 'reachDeposits', values);
  };
  const bar = (
    label: string,
    { done, required, left }: { done: string; required: string; left: string },
    note = isMissing(left) ? t('barLeft', { left: formatAmount(left) }) : t('barDone'),
  ) => (
    <div>
      <Progress
        label={label}
        value={Number(done)}
        max={Math.max(Number(required), 1)}
        valueText={t('progress', { done: formatAmount(done), required: formatAmount(required) })}
        tone={isMissing(left) ? 'value' : 'success'}
      />
      <p className="pv-num">{note}</p>
    </div>
  );
  const keepNote = (keep: NonNullable<VipInfo['keep']>) => {
    if (keep.isPaused || keep.until === null) return t('keepPaused');
    const date = timeText(keep.until, 'day');
    if (!isMissing(keep.left)) return t('keepDone', { date });
    return t('keepDays', {
      date,
      days: Math.max(0, Math.ceil((Date.parse(keep.until) - client.now()) / day)),
    });
  };
  const showsNext = next && !isPinned && !isClosed;
  return (
    <Hero>
      <Stage>
        <Scene>
          <SceneImage name="ascent" isUnderText />
        </Scene>
        <CrestStand>
          <Crest level={level} size={160} />
        </CrestStand>
        <Head>
          <h1>{title}</h1>
          <h2>
            {nameOf(level)}
            <Badge tone="value" variant="solid">
              {t('level', { level })}
            </Badge>
          </h2>
          <p className="pv-num">{advice()}</p>
        </Head>
      </Stage>
      {(showsNext || keep) && (
        <Bars>
          {showsNext && bar(t('turnover'), next.turnover)}
          {showsNext && bar(t('deposits'), next.deposits)}
          {keep && bar(t('keep'), keep, keepNote(keep))}
        </Bars>
      )}
    </Hero>
  );
};
