import type { CallResponse } from '@pavilion/contract/wire';
import { type PublishedMatch, type Replay, replayMatch } from '@pavilion/gateway/replay';
import { CopyButton, token } from '@pavilion/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../../shared/messages';
import { mainScore } from '../../../../shared/sports/main-score';
import { detailMessages } from '../../details/messages/detail-messages';
import { type DetailTexts, scoreTexts } from '../model/score-texts';
import { phone } from './board-layout';

const Root = styled.div`
  display: grid;
  gap: ${token.space[2]};
  padding: ${token.space[2]} 0 ${token.space[3]};
  font-size: ${token.text.sm};
  p { margin: 0; }
  dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${token.space[1]} ${token.space[3]}; margin: 0; }
  dt { color: ${token.color.inkMuted}; }
  dd { display: flex; align-items: center; gap: ${token.space[1]}; margin: 0; }
  code { overflow-wrap: anywhere; font-size: ${token.text.xs}; }
  > [data-verdict] { font-weight: ${token.weight.bold}; }
  > [data-verdict='right'] { color: ${token.color.success}; }
  > [data-verdict='wrong'] { color: ${token.color.danger}; }
  ${phone} { dl { grid-template-columns: minmax(0, 1fr); } }
`;

type Result = CallResponse<'sportsResults'>['events'][number];

interface Verdict {
  readonly tone: 'right' | 'wrong' | 'neutral';
  readonly text: string;
}

/** Undefined if the seed or the setup is missing, or if the seed is no hexadecimal number. */
const replayOf = ({ sport, commitment, seed, setup }: Result): Replay | undefined => {
  if (seed === null || !setup) return undefined;
  try {
    return replayMatch({ sport, commitment, seed, setup } satisfies PublishedMatch);
  } catch {
    return undefined;
  }
};

/** Whether both have the same periods with the same scores, in any order. */
const areSame = (one: Result['scores'], other: Result['scores']): boolean => {
  const periods = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...periods].every((period) => one[period]?.join() === other[period]?.join());
};

const verdictOf = (t: DetailTexts, { scores, version }: Result, replay: Replay): Verdict => {
  if (!replay.isCommitted) return { tone: 'wrong', text: t('verifyNotCommitted') };
  if (areSame(scores, replay.scores)) return { tone: 'right', text: t('verifyRight') };
  const [, count] = version;
  return count > 0
    ? { tone: 'neutral', text: t('verifyChanged', { count }) }
    : { tone: 'wrong', text: t('verifyOtherScore') };
};

interface MatchCheckProps {
  readonly event: Result;
}

/** Computes an ended match from its seed, in this browser, and compares it with what was published. */
export const MatchCheck = ({ event }: MatchCheckProps) => {
  const t = useMessages(detailMessages);
  const replay = useMemo(() => replayOf(event), [event]);
  if (!replay) {
    return (
      <Root>
        <p role="alert">{t('verifyFailed')}</p>
      </Root>
    );
  }
  const { tone, text } = verdictOf(t, event, replay);
  const scoreOf = (scores: Result['scores']) =>
    [mainScore({ ...event, scores })?.join(':'), ...scoreTexts(t, scores)].filter(Boolean).join('  ');
  return (
    <Root>
      <p>{t('verifyIntro')}</p>
      <dl>
        <dt>{t('verifyCommitment')}</dt>
        <dd>
          <code>{event.commitment}</code>
          <CopyButton text={event.commitment} label={t('verifyCommitment')} iconOnly />
        </dd>
        <dt>{t('verifySeed')}</dt>
        <dd>
          <code>{event.seed}</code>
          <CopyButton text={event.seed ?? ''} label={t('verifySeed')} iconOnly />
        </dd>
        <dt>{t('verifyDigest')}</dt>
        <dd>
          <code>{replay.digest}</code>
        </dd>
        <dt>{t('verifyPublished')}</dt>
        <dd>{scoreOf(event.scores)}</dd>
        <dt>{t('verifyReplayed')}</dt>
        <dd>{scoreOf(replay.scores)}</dd>
      </dl>
      <p role="status" data-verdict={tone}>
        {text}
      </p>
    </Root>
  );
};
